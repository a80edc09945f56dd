/// Something that a screen lets one do, declared once, by the presenter that performs its intent.
public struct Action<Intent>: Sendable {
  /// The action as a screen carries it.
  public let offer: Offer
  /// Makes the intent of the texts of its fields, by their names.
  public let intent: @Sendable ([String: String]) throws(InputError) -> Intent

  /// Declares an action: its word, what it does and is called on a button, what it needs, and the intent that it makes of
  /// that.
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

  /// The same action, put forward.
  var main: Action { Action(offer.with { $0.weight = .main }, intent: intent) }

  /// The same action, as what an input means that names none.
  var usual: Action { Action(offer.with { $0.weight = .usual }, intent: intent) }

  /// The action, if it can be done now.
  var ifOpen: Action? { offer.closed == nil ? self : nil }

  /// The same action, which stands out where it is placed.
  var first: Action { Action(offer.asFirst, intent: intent) }

  /// The same action, where what it takes away does not come back.
  var destructive: Action { Action(offer.with { $0.emphasis = .destroys }, intent: intent) }

  /// The same action, which adds, renames, edits or deletes what is everybody's, gives money back, or shows what others
  /// bought and what is in the drawer: guests are neither offered it, nor is it done
  /// for them.
  var changingWhatIsShared: Action { Action(offer.with { $0.changesWhatIsShared = true }, intent: intent) }

  /// The same action as a link under a short name; what can be said besides is left out by whoever draws it.
  func leading(to route: some Route, calledOn caption: String) -> Action {
    Action(offer.with { ($0.caption, $0.effect) = (caption, .leads(route.address)) }, intent: intent)
  }

  /// The same action under a short name, as an answer that says what happened elsewhere.
  func attesting(_ caption: String) -> Action {
    Action(offer.with { ($0.caption, $0.emphasis) = (caption, .attests) }, intent: intent)
  }

  /// The same action with another intent, put forward.
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

  /// The same action without another word for it, which means something else now.
  func without(alias: String) -> Action { Action(offer.with { $0.names.removeAll { $0 == alias } }, intent: intent) }

  /// The same action as a part of another module, as all screens of a system offer it.
  public func map<Other>(_ wrap: @escaping @Sendable (Intent) -> Other) -> Action<Other> {
    let intent = intent
    return Action<Other>(offer) { (texts: [String: String]) throws(InputError) -> Other in wrap(try intent(texts)) }
  }
}
