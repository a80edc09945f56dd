public import ArcadeDomain

/// The confirmation before an owner receives the data without an owner.
public struct ClaimPresenter: SettingsPresenter {
  public let system: SettingsScreens
  private let owner: Owner

  /// Creates the confirmation for an owner.
  public init(_ system: SettingsScreens, _ owner: Owner) { (self.system, self.owner) = (system, owner) }

  public var route: SettingsRoute { .claim(owner) }
  public var title: String { phrases.ownersTitle }

  public func load(into contents: inout PageContents<SettingsIntent>, progress: (String) -> Void) async throws {
    contents.content = .ready(Page(.text(phrases.dataFolder(system.place))))
    contents.question = phrases.askToAdopt(owner.name)
    contents.actions = [
      Action("yes", phrases.claimAction) { .claim(owner) }, Action("no", phrases.leaveAction) { .go(.owners) },
    ]
  }
}
