/// An available action as data: all that a console needs for dispatch, help, completion and hints.
///
/// A page makes its links, buttons and forms from the same data.
public struct Offer: Hashable, Sendable, Identifiable {
  /// The prominence of an offer.
  public enum Weight: Hashable, Sendable {
    /// The action for an input without an action word; the first match counts. On a page, its form has the focus.
    case usual
    /// One of the few actions that are named beside the content.
    case main
    /// An action without prominence.
    case other
  }

  /// The look of an offer, and whether Enter chooses it.
  public enum Emphasis: Hashable, Sendable {
    /// No emphasis.
    case plain
    /// The most common next step, highlighted.
    case first
    /// An irreversible action: it is highlighted, and Enter does not choose it.
    case destroys
    /// A confirmation of something outside Arcade: Enter chooses neither this answer nor another one.
    case attests
  }

  /// The result of choosing the offer.
  public enum Effect: Hashable, Sendable {
    /// It performs an action.
    case acts
    /// It only links to an address. A link needs no form, and optional fields are left out.
    case leads(String)
    /// It is not available now; the sentence explains why.
    case closed(String)
  }

  /// The word and its aliases, the same in every language. A word can have several parts, such as `mark all read`.
  public internal(set) var names: [String]
  /// Other common names. They are not accepted, but the error message suggests the word.
  public let alsoCalled: [String]
  /// The label in the current language, short enough for a button.
  public let label: String
  /// The caption of a button; nil if the label is short enough.
  public internal(set) var caption: String?
  /// The input fields, the fixed ones first.
  public let fields: [Field]
  /// The result of choosing it.
  public internal(set) var effect: Effect
  /// The prominence among all offers.
  public internal(set) var weight: Weight
  /// The look and the meaning of Enter.
  public internal(set) var emphasis = Emphasis.plain
  /// Whether it changes shared data (a deck, a watch, the price list) or opens the books. It is not offered to guests.
  public internal(set) var changesWhatIsShared = false

  /// The name of the action in its system and its help.
  public var word: String { names[0] }
  /// The link target, inside or outside Arcade; nil if it performs an action.
  public var address: String? { if case .leads(let address) = effect { address } else { nil } }
  /// The reason why it is not available; nil if it is available.
  public var closed: String? { if case .closed(let reason) = effect { reason } else { nil } }
  /// The fields that the user fills in.
  public var openFields: [Field] { fields.contains(where: \.isFixed) ? fields.filter { !$0.isFixed } : fields }
  /// The word, which is unique on a screen.
  public var id: String { word }

  /// Creates an offer for a preview or a test; a presenter declares an `Action`.
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

  /// Returns a changed copy.
  func with(_ change: (inout Offer) -> Void) -> Offer {
    var same = self
    change(&same)
    return same
  }

  /// The offer with emphasis.
  public var asFirst: Offer { with { $0.emphasis = .first } }

  /// The word that retries what failed.
  public static let retryWord = "retry"

  /// The word that shows the pictures of a screen, if a frontend shows them only on request.
  public static let pictureWord = "picture"

  /// The word that sets a setting; the value can be a secret that no frontend repeats.
  public static let settingWord = "set"

  /// Whether it retries what failed.
  public var triesAgain: Bool { word == Self.retryWord }

  /// Whether it answers a question with yes.
  public var agrees: Bool { word == "yes" }

  /// Whether it answers a question with no.
  public var declines: Bool { word == "no" }

  /// Whether it links outside Arcade.
  public var leadsOutside: Bool { address.map { !$0.hasPrefix("/") } ?? false }

  /// The values of the fixed fields, by field name.
  public var fixedTexts: [String: String] {
    var texts: [String: String] = [:]
    for field in fields {
      if case .fixed(let value) = field.kind { texts[field.name] = value }
    }
    return texts
  }
}

extension Offer {
  /// Whether it has fields to fill in.
  package var needsForm: Bool { effect == .acts && !openFields.isEmpty }

  /// Whether every field with choices has at least one.
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
