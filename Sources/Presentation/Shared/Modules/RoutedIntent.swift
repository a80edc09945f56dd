/// An intent on every screen of a system, which can be a link to another screen.
public protocol RoutedIntent: Sendable {
  /// The routes of the system.
  associatedtype Destination: Route
  /// Opens another screen.
  static func go(_ route: Destination) -> Self
}

extension Action where Intent: RoutedIntent {
  /// Declares a link to a screen, which can be closed for a reason.
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
