import ArcadeDomain

/// All settings with their values.
public struct SettingListPresenter: SettingsPresenter {
  public let system: SettingsScreens

  /// Creates the list of settings.
  public init(_ system: SettingsScreens) { self.system = system }

  public var route: SettingsRoute { .list }
  public var title: String { phrases.settingsTitle }

  public func load(into contents: inout PageContents<SettingsIntent>, progress: (String) -> Void) async throws {
    let rows = system.choices.map { ($0.id, Choice($0.id)) }
    let known = system.administration.allSettings
    let notASetting = { @Sendable [phrases] (text: String) in
      let name = text.firstWord
      guard name != text, let setting = known.first(where: { $0.name == name.lowercased() }) else {
        return phrases.unknownSetting(name, nearest: nil)
      }
      // The text after a name may be a secret.
      return phrases.giveValue("set \(setting.allowedValues == nil ? "\(name) …" : text)")
    }
    let few = known.first { $0.allowedValues != nil }
    let setting = Parameter.code("setting", phrases.settingLabel, known: system.choices, example: few?.name)
    let value = Parameter.text("value", phrases.valueLabel, example: few?.allowedValues?.first)
    let row = Parameter.row("setting", phrases.settingLabel, of: rows, else: notASetting)
    contents.content = .ready(await system.listPage(isNumbered: true))
    let open = Action<SettingsIntent>(
      "open",
      phrases.openAction,
      caption: phrases.openCaption,
      row,
      weight: .usual
    ) { .go(.setting($0)) }
    let set = Action<SettingsIntent>(
      Offer.settingWord,
      phrases.setAction,
      caption: phrases.setCaption,
      setting,
      value,
      weight: .main
    ) { .set($0, to: $1) }
    let unset = Action<SettingsIntent>(
      "unset",
      phrases.unsetAction,
      caption: phrases.unsetCaption,
      setting,
      weight: .main
    ) { .unset($0) }
    contents.actions = [open, set, unset] + system.actions.all
    // Each row links to the page on which its setting is changed.
    contents.layout = Layout { system.actions.more(forms: set, unset) }
  }
}
