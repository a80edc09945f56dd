public import ArcadeDomain

/// Where a screen of the settings can lead.
public enum SettingsRoute: SystemRoute {
  /// To all settings.
  case list
  /// To one setting, by its name.
  case setting(String)
  /// To the question whether to delete everything.
  case erase
  /// To everybody to whom something belongs.
  case owners
  /// To the browsers that the web page knows.
  case browsers
  /// To the question whether somebody gets what is nobody's.
  case claim(Owner)

  /// The addresses of the settings' screens.
  public static let addresses = AddressTable<SettingsRoute>(
    "settings",
    AddressLine("", .list),
    AddressLine("erase", .erase),
    AddressLine("who", .owners),
    AddressLine("browsers", .browsers),
    AddressLine("adopt/*", .owner, to: { .claim($0) }) {
      if case .claim(let owner) = $0 { owner } else { nil }
    },
    AddressLine("*", .setting, to: { .setting($0) }) {
      if case .setting(let name) = $0 { name } else { nil }
    }
  )
}

extension AddressValue<Owner> {
  fileprivate static var owner: AddressValue { part({ Owner($0) }, text: \.name) }
}

extension AddressValue<String> {
  /// The name of a setting.
  fileprivate static var setting: AddressValue { part({ $0 }, text: \.self) }
}
