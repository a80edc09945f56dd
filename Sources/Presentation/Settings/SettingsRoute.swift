public import ArcadeDomain

/// Where a screen of the settings can lead.
public enum SettingsRoute: Route {
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
  case adoption(Owner)

  /// The address of the screen, such as `/settings/names.profiles`.
  public var address: String {
    switch self {
    case .list: Address("settings").text
    case .setting(let name): Address("settings", name).text
    case .erase: Address("settings", "erase").text
    case .owners: Address("settings", "who").text
    case .browsers: Address("settings", "browsers").text
    case .adoption(let owner): Address("settings", "adopt", owner.name).text
    }
  }

  /// Reads an address; nil for one that leads nowhere in the settings.
  public init?(address text: String) {
    guard let address = Address(text), address.parts.first == "settings" else { return nil }
    switch address.parts.dropFirst() {
    case []: self = .list
    case ["erase"]: self = .erase
    case ["who"]: self = .owners
    case ["browsers"]: self = .browsers
    case let parts where parts.count == 2 && parts.first == "adopt":
      guard let owner = Owner(parts[parts.startIndex + 1]) else { return nil }
      self = .adoption(owner)
    case let parts where parts.count == 1: self = .setting(parts[parts.startIndex])
    default: return nil
    }
  }
}
