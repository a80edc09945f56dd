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
  public let word: String
  /// Other words that mean the same.
  public let aliases: [String]
  /// What it does, in the language in use, as a few words that a button can show.
  public let label: String
  /// The values that it needs, the fixed ones first.
  public let fields: [Field]
  /// How much it is put forward.
  public let weight: Weight
  /// Where it leads, if it does nothing else: a link needs no form. One of the web leads outside Arcade.
  public let address: String?
  /// Why it cannot be done now, though it is known here.
  public let closed: String?

  /// Its word, which no other offer of a screen has.
  public var id: String { word }

  /// Describes an offer, as a preview or a test does; a presenter declares an `Action`.
  public init(
    _ word: String,
    aliases: [String] = [],
    _ label: String,
    fields: [Field] = [],
    weight: Weight = .other,
    address: String? = nil,
    closed: String? = nil
  ) {
    self.word = word
    self.aliases = aliases
    self.label = label
    self.fields = fields
    self.weight = weight
    self.address = address
    self.closed = closed
  }

  /// The fields that a person fills in.
  public var openFields: [Field] { fields.contains(where: \.isFixed) ? fields.filter { !$0.isFixed } : fields }

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
