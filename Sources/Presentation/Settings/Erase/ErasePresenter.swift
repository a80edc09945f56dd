/// The confirmation before all stored data is deleted.
public struct ErasePresenter: SettingsPresenter {
  public let system: SettingsScreens

  /// Creates the confirmation.
  public init(_ system: SettingsScreens) { self.system = system }

  public var route: SettingsRoute { .erase }
  public var title: String { phrases.settingsTitle }

  public func load(into contents: inout PageContents<SettingsIntent>, progress: (String) -> Void) async throws {
    contents.content = .ready(Page(.text(phrases.dataFolder(system.place))))
    contents.question = phrases.askToErase(system.place)
    contents.actions = [
      Action("yes", phrases.eraseAction) { .erase }.destructive,
      Action("no", phrases.keepAction) { .keep },
    ]
  }
}
