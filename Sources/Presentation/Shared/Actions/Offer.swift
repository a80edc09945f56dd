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

  /// How it looks where it is placed, and what Enter means.
  public enum Emphasis: Hashable, Sendable {
    /// As the others do.
    case plain
    /// It is what most people do next, and stands out.
    case first
    /// What it takes away does not come back: it stands out, and Enter means something else.
    case destroys
    /// It says what happened elsewhere, which nobody may presume: Enter means neither this nor anything else.
    case attests
  }

  /// What comes of it.
  public enum Effect: Hashable, Sendable {
    /// Something is done.
    case acts
    /// It leads to an address and does nothing else: a link needs no form, and what could be filled in is left out.
    case leads(String)
    /// It cannot be done now, though it is known here; the sentence says why.
    case closed(String)
  }

  /// Its word and all that mean the same, in every language: one word or more, such as `mark all read`.
  public internal(set) var names: [String]
  /// What people also call it; that does not mean it, but who types it is told the word.
  public let alsoCalled: [String]
  /// What it does, in the language in use, as a few words that a button can show.
  public let label: String
  /// What a button for it is called; nil if what it does is said shortly enough.
  public internal(set) var caption: String?
  /// The values that it needs, the fixed ones first.
  public let fields: [Field]
  /// What comes of it.
  public internal(set) var effect: Effect
  /// How much it is put forward.
  public internal(set) var weight: Weight
  /// How it looks where it is placed.
  public internal(set) var emphasis = Emphasis.plain
  /// Whether it adds, renames, edits or deletes what is everybody's (a deck, a watch, the price list), or opens the books.
  /// Guests do without it.
  public internal(set) var changesWhatIsShared = false

  /// What the action is known by in its system and its help.
  public var word: String { names[0] }
  /// Where it leads, inside Arcade or to the web; nil if it does something.
  public var address: String? { if case .leads(let address) = effect { address } else { nil } }
  /// Why it cannot be done now; nil if it can.
  public var closed: String? { if case .closed(let reason) = effect { reason } else { nil } }
  /// The fields that a person fills in.
  public var openFields: [Field] { fields.contains(where: \.isFixed) ? fields.filter { !$0.isFixed } : fields }
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
    closed: String? = nil
  ) {
    (names, self.alsoCalled, self.label, self.caption) = ([word] + aliases, alsoCalled, label, caption)
    (self.fields, self.weight) = (fields, weight)
    effect = closed.map(Effect.closed) ?? address.map(Effect.leads) ?? .acts
  }

  /// The same offer, of which something is another.
  func with(_ change: (inout Offer) -> Void) -> Offer {
    var same = self
    change(&same)
    return same
  }

  /// The same offer, which stands out.
  public var asFirst: Offer { with { $0.emphasis = .first } }

  /// The word that tries again what has failed.
  public static let retryWord = "retry"

  /// The word that shows the pictures of a screen, if a frontend waits to be asked for them.
  public static let pictureWord = "picture"

  /// The word that gives a setting a value, which may be a key that no frontend repeats.
  public static let settingWord = "set"

  /// Whether it tries again what has failed, and nothing else.
  public var triesAgain: Bool { word == Self.retryWord }

  /// Whether it agrees to what is asked.
  public var agrees: Bool { word == "yes" }

  /// Whether it says no to what is asked.
  public var declines: Bool { word == "no" }

  /// Whether it leads outside Arcade.
  public var leadsOutside: Bool { address.map { !$0.hasPrefix("/") } ?? false }

  /// The values that nobody fills in, by the names of their fields.
  public var fixedTexts: [String: String] {
    var texts: [String: String] = [:]
    for field in fields {
      if case .fixed(let value) = field.kind { texts[field.name] = value }
    }
    return texts
  }
}

extension Offer {
  /// Whether there is something to fill in.
  package var needsForm: Bool { effect == .acts && !openFields.isEmpty }

  /// Whether there is something to choose in every field in which something must be chosen.
  package var canBeFilledIn: Bool {
    closed != nil
      || openFields.allSatisfy { field in
        switch field.kind {
        case .row(let choices), .rows(let choices), .choice(let choices): field.isOptional || !choices.isEmpty
        case .code, .scan, .number, .amount, .text, .secret, .file, .fixed: true
        }
      }
  }
}
