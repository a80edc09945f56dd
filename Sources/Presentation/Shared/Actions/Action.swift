/// An action on a screen, declared once by the presenter that performs its intent.
public struct Action<Intent>: Sendable {
  /// The action as data for the screen.
  public let offer: Offer
  /// Returns the intent for the texts of the fields, by field name.
  public let intent: @Sendable ([String: String]) throws(InputError) -> Intent

  /// Declares an action by its word, label, caption, parameters and the intent that it makes of their values.
  public init<each Value: Sendable>(
    _ word: String,
    aliases: [String] = [],
    alsoCalled: [String] = [],
    _ label: String,
    caption: String? = nil,
    _ slot: repeat Parameter<each Value>,
    weight: Offer.Weight = .other,
    address: String? = nil,
    closed: String? = nil,
    intent make: @escaping @Sendable (repeat each Value) throws(InputError) -> Intent
  ) {
    var fields: [Field] = []
    for slot in repeat each slot { fields.append(slot.field) }
    offer = Offer(
      word,
      aliases: aliases,
      alsoCalled: alsoCalled,
      label,
      caption: caption,
      fields: fields,
      weight: weight,
      address: address,
      closed: closed
    )
    intent = { (texts: [String: String]) throws(InputError) -> Intent in
      func value<Given>(_ slot: Parameter<Given>) throws(InputError) -> Given { try slot.read(texts[slot.field.name]) }
      return try make(repeat try value(each slot))
    }
  }

  private init(_ offer: Offer, intent: @escaping @Sendable ([String: String]) throws(InputError) -> Intent) {
    (self.offer, self.intent) = (offer, intent)
  }

  /// The action with the weight `main`.
  var main: Action { Action(offer.with { $0.weight = .main }, intent: intent) }

  /// The action that an input without an action word means.
  var usual: Action { Action(offer.with { $0.weight = .usual }, intent: intent) }

  /// The action, or nil if it is closed.
  var ifOpen: Action? { offer.closed == nil ? self : nil }

  /// The action with emphasis.
  var first: Action { Action(offer.asFirst, intent: intent) }

  /// The action, marked as irreversible.
  var destructive: Action { Action(offer.with { $0.emphasis = .destroys }, intent: intent) }

  /// The action, marked as changing shared data, giving money back, or showing orders and the drawer.
  ///
  /// Guests are not offered it, and it is not performed for them.
  var changingWhatIsShared: Action { Action(offer.with { $0.changesWhatIsShared = true }, intent: intent) }

  /// The action as a link with a short name; optional fields are left out.
  func leading(to route: some Route, calledOn caption: String) -> Action {
    Action(offer.with { ($0.caption, $0.effect) = (caption, .leads(route.address)) }, intent: intent)
  }

  /// The action with a short name, as an answer that confirms something outside Arcade.
  func attesting(_ caption: String) -> Action {
    Action(offer.with { ($0.caption, $0.emphasis) = (caption, .attests) }, intent: intent)
  }

  /// The action with another intent and the weight `main`.
  func leading(to intent: Intent) -> Action where Intent: Sendable {
    let again = Offer(
      offer.word,
      aliases: Array(offer.names.dropFirst()),
      offer.label,
      caption: offer.caption,
      weight: .main
    )
    return Action(again.with { $0.changesWhatIsShared = offer.changesWhatIsShared }) { _ in intent }
  }

  /// The action without an alias that now has another meaning.
  func without(alias: String) -> Action { Action(offer.with { $0.names.removeAll { $0 == alias } }, intent: intent) }

  /// Returns the action with its intent wrapped for another module.
  public func map<Other>(_ wrap: @escaping @Sendable (Intent) -> Other) -> Action<Other> {
    let intent = intent
    return Action<Other>(offer) { (texts: [String: String]) throws(InputError) -> Other in wrap(try intent(texts)) }
  }
}
