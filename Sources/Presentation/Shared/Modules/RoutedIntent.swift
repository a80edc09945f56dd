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
