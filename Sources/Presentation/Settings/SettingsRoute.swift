public import ArcadeDomain

/// A link to a screen of the settings.
public enum SettingsRoute: SystemRoute {
  /// The list of all settings.
  case list
  /// One setting, by its name.
  case setting(String)
  /// The confirmation before all data is deleted.
  case erase
  /// The owners of stored data.
  case owners
  /// The known browsers of the web page.
  case browsers
  /// The confirmation before an owner receives the data without an owner.
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
  /// A setting's name.
  fileprivate static var setting: AddressValue { part({ $0 }, text: \.self) }
}
