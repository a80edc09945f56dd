/// What a person can want on every screen of a system, which may be just another screen of it.
public protocol RoutedIntent: Sendable {
  /// Where the system's screens can lead.
  associatedtype Destination: Route
  /// Another screen.
  static func go(_ route: Destination) -> Self
}

extension Action where Intent: RoutedIntent {
  /// Declares that one can go somewhere, unless there is a reason why not.
  init(
    _ word: String,
    aliases: [String] = [],
    alsoCalled: [String] = [],
    _ label: String,
    caption: String? = nil,
    to route: Intent.Destination,
    weight: Offer.Weight = .other,
    closed: String? = nil
  ) {
    let address = closed == nil ? route.address : nil
    let intent = Intent.go(route)
    self.init(
      word,
      aliases: aliases,
      alsoCalled: alsoCalled,
      label,
      caption: caption,
      weight: weight,
      address: address,
      closed: closed
    ) { intent }
  }
}

extension Array {
  /// The same actions, of which some are named beside the content.
  func naming<Intent>(_ main: Set<String>) -> [Action<Intent>] where Element == Action<Intent> {
    map { main.contains($0.offer.word) ? $0.main : $0 }
  }

  /// The same actions, with another one in the place of that of its word.
  func replacing<Intent>(_ action: Action<Intent>) -> [Action<Intent>] where Element == Action<Intent> {
    map { $0.offer.word == action.offer.word ? action : $0 }
  }

  /// The same actions, which belong to some screens only.
  func belonging<Intent: RoutedIntent>(to homes: Intent.Destination...) -> [Action<Intent>]
  where Element == Action<Intent> {
    let addresses = homes.map(\.address)
    return map { $0.belonging(to: addresses) }
  }
}
