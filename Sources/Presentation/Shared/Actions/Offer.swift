/// What can be done now, as data: a console's dispatch, help, completion and hint need nothing else, nor do a page's links,
/// buttons and forms.
public struct Offer: Hashable, Sendable, Identifiable {
  /// How much a frontend puts an offer forward.
  public enum Weight: Hashable, Sendable {
    /// What an input that names no action means, the first of several that it fits; on a page, the form that has the focus.
    case usual
    /// One of the few that are named beside the content.
    case main
    /// One that has a button beside those; a line that names them leaves it out.
    case secondary
    /// One among the others.
    case other
  }

  /// What a frontend sees to where an offer answers a question.
  public enum Care: Hashable, Sendable {
    /// Nothing beyond the question.
    case usual
    /// What it takes away does not come back: it stands out, and something else is what Enter means.
    case destroys
    /// It says what happened elsewhere, which nobody may presume: Enter means neither this nor anything else.
    case attests
  }

  /// What the action is known by, in every language: one word or more, such as `mark all read`.
  public let word: String
  /// Other words that mean the same.
  public internal(set) var aliases: [String]
  /// What people also call it; that does not mean it, but whoever says it is told the word.
  public let alsoCalled: [String]
  /// What it does, in the language in use, as a few words that a button can show.
  public let label: String
  /// What a button for it is called; nil if what it does is said shortly enough.
  public internal(set) var caption: String?
  /// Whether it leads on to what comes next when this is done.
  public internal(set) var isNext = false
  /// Whether another form of the screen asks for the same among other things: a frontend that draws that one, whose fields
  /// show what stands in them, leaves this one out.
  public internal(set) var isPartOfAnother = false
  /// Whether it is the one thing that most people do next, so that it stands out.
  public internal(set) var isFirst = false
  /// What is seen to where it answers a question.
  public internal(set) var care = Care.usual
  /// Whether it would change nothing now: a page leaves it out, and whoever says it is told.
  public internal(set) var isIdle = false
  /// Whether it adds, renames, edits or deletes what is everybody's (a deck, a watch, the price list), or opens the books.
  /// Guests do without it.
  public internal(set) var changesWhatIsShared = false
  /// The values that it needs, the fixed ones first.
  public let fields: [Field]
  /// The fields that a person fills in.
  public let openFields: [Field]
  /// How much it is put forward.
  public internal(set) var weight: Weight
  /// Where it leads, if it does nothing else: a link needs no form, and what could be filled in is left out. One of the web
  /// leads outside Arcade.
  public internal(set) var address: String?
  /// Why it cannot be done now, though it is known here.
  public let closed: String?
  /// The addresses of the screens that it belongs to; none where it belongs to all.
  ///
  /// It can be said on any screen, but forms of all that is done once a day would bury what is done all day: a frontend
  /// that draws forms draws it on these screens only.
  public internal(set) var homes: [String]
  /// Where the screen's list has only what a text is found in, up to that text: what is typed into the first field can be
  /// looked for while it is typed. Nil where there is no such list.
  public internal(set) var searchAddress: String?

  /// Its word, which no other offer of a screen has.
  public var id: String { word }

  /// Describes an offer, as a preview or a test does; a presenter declares an `Action`.
  public init(
    _ word: String,
    aliases: [String] = [],
    alsoCalled: [String] = [],
    _ label: String,
    caption: String? = nil,
    fields: [Field] = [],
    weight: Weight = .other,
    address: String? = nil,
    closed: String? = nil,
    homes: [String] = []
  ) {
    (self.word, self.aliases, self.alsoCalled) = (word, aliases, alsoCalled)
    (self.label, self.caption, self.fields) = (label, caption, fields)
    openFields = fields.contains(where: \.isFixed) ? fields.filter { !$0.isFixed } : fields
    (self.weight, self.address, self.closed, self.homes) = (weight, address, closed, homes)
  }

  /// The same offer, of which something is another.
  func with(_ change: (inout Offer) -> Void) -> Offer {
    var same = self
    change(&same)
    return same
  }

  /// Whether a frontend that draws forms draws it on the screen with an address, whatever is chosen there.
  public func belongs(at address: String) -> Bool {
    if homes.isEmpty || homes.contains(address) { return true }
    guard let query = address.utf8.firstIndex(of: UInt8(ascii: "?")) else { return false }
    return homes.contains { $0 == address[..<query] }
  }

  /// The same offer, which stands out.
  public var asFirst: Offer { with { $0.isFirst = true } }

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
