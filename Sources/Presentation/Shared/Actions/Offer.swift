/// What can be done now, as data: a console's dispatch, help, completion and hint need nothing else, nor do a page's links,
/// buttons and forms.
public struct Offer: Hashable, Sendable, Identifiable {
  /// How much a frontend puts an offer forward.
  public enum Weight: Hashable, Sendable {
    /// What an input that names no action means, the first of several that it fits; on a page, the form that has the focus.
    case usual
    /// One of the few that are named beside the content.
    case main
    /// One among the others.
    case other
  }

  /// What the action is known by, in every language: one word or more, such as `mark all read`.
  @inlinable
  public var word: String { parts.word }
  /// Other words that mean the same.
  @inlinable
  public var aliases: [String] { parts.aliases }
  /// What people also call it; that does not mean it, but whoever says it is told the word.
  public var alsoCalled: [String] { parts.alsoCalled }
  /// What it does, in the language in use, as a few words that a button can show.
  @inlinable
  public var label: String { parts.label }
  /// The values that it needs, the fixed ones first.
  @inlinable
  public var fields: [Field] { parts.fields }
  /// The fields that a person fills in.
  @inlinable
  public var openFields: [Field] { parts.openFields }
  /// How much it is put forward.
  @inlinable
  public var weight: Weight { parts.weight }
  /// Where it leads, if it does nothing else: a link needs no form, and what could be filled in is left out. One of the web
  /// leads outside Arcade.
  @inlinable
  public var address: String? { parts.address }
  /// Why it cannot be done now, though it is known here.
  @inlinable
  public var closed: String? { parts.closed }
  /// The addresses of the screens that it belongs to; none where it belongs to all.
  ///
  /// It can be said on any screen, but forms of all that is done once a day would bury what is done all day: a frontend
  /// that draws forms draws it on these screens only.
  @inlinable
  public var homes: [String] { parts.homes }

  /// What it consists of, in one place: lists of offers are copied and searched for every screen that is drawn.
  @usableFromInline
  let parts: OfferParts

  /// Its word, which no other offer of a screen has.
  @inlinable
  public var id: String { word }

  /// Describes an offer, as a preview or a test does; a presenter declares an `Action`.
  public init(
    _ word: String,
    aliases: [String] = [],
    alsoCalled: [String] = [],
    _ label: String,
    fields: [Field] = [],
    weight: Weight = .other,
    address: String? = nil,
    closed: String? = nil,
    homes: [String] = []
  ) {
    parts = OfferParts(word, aliases, alsoCalled, label, fields, weight, address, closed, homes)
  }

  /// The same offer, of which something is another.
  func with(aliases: [String]? = nil, weight: Weight? = nil, homes: [String]? = nil) -> Offer {
    Offer(
      word,
      aliases: aliases ?? self.aliases,
      alsoCalled: alsoCalled,
      label,
      fields: fields,
      weight: weight ?? self.weight,
      address: address,
      closed: closed,
      homes: homes ?? self.homes
    )
  }

  /// Whether a frontend that draws forms draws it on the screen with an address, whatever is chosen there.
  public func belongs(at address: String) -> Bool {
    if homes.isEmpty || homes.contains(address) { return true }
    guard let query = address.utf8.firstIndex(of: UInt8(ascii: "?")) else { return false }
    return homes.contains { $0 == address[..<query] }
  }

  /// Whether it leads outside Arcade.
  public var leadsOutside: Bool { address.map { !$0.hasPrefix("/") } ?? false }

  /// Its word and all that mean the same.
  public var names: [String] { [word] + aliases }

  /// The values that nobody fills in, by the names of their fields.
  public var fixedTexts: [String: String] {
    var texts: [String: String] = [:]
    for field in fields {
      if case .fixed(let value) = field.kind { texts[field.name] = value }
    }
    return texts
  }
}

/// The parts of an offer.
@usableFromInline
final class OfferParts: Hashable, Sendable {
  @usableFromInline
  let word, label: String
  @usableFromInline
  let aliases, alsoCalled: [String]
  @usableFromInline
  let fields, openFields: [Field]
  @usableFromInline
  let weight: Offer.Weight
  @usableFromInline
  let address, closed: String?
  @usableFromInline
  let homes: [String]

  init(
    _ word: String,
    _ aliases: [String],
    _ alsoCalled: [String],
    _ label: String,
    _ fields: [Field],
    _ weight: Offer.Weight,
    _ address: String?,
    _ closed: String?,
    _ homes: [String]
  ) {
    (self.word, self.aliases, self.alsoCalled) = (word, aliases, alsoCalled)
    (self.label, self.fields) = (label, fields)
    openFields = fields.contains(where: \.isFixed) ? fields.filter { !$0.isFixed } : fields
    (self.weight, self.address, self.closed, self.homes) = (weight, address, closed, homes)
  }

  @usableFromInline
  static func == (one: OfferParts, other: OfferParts) -> Bool {
    one === other
      || one.word == other.word && one.aliases == other.aliases && one.alsoCalled == other.alsoCalled
        && one.label == other.label && one.fields == other.fields && one.weight == other.weight
        && one.address == other.address
        && one.closed == other.closed && one.homes == other.homes
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(word)
    hasher.combine(label)
    hasher.combine(fields)
  }
}
