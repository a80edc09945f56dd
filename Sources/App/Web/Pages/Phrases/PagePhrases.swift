import ArcadePresentation

/// The sentences of the frame around every page, in one language.
protocol PagePhrases: Sendable {
  /// The link past what stands on every page.
  var skipToContent: String { get }
  /// The link by which a browser is no longer known.
  var signOut: String { get }
  /// What the list of systems is called.
  var systems: String { get }
  /// The system that a word leads to, as one or two words; nil for an unknown one.
  func name(of system: String) -> String?
  /// What actions are called on buttons and links, by their words, behind the word of a system where it differs there.
  var captions: [String: String] { get }
  /// What else can be done.
  var more: String { get }
  /// Behind the label of a field that may be left out.
  var optional: String { get }
  /// Behind the label of a field, what leaving it empty means.
  func whenEmpty(_ meaning: String) -> String
  /// How much of what is scanned.
  var quantity: String { get }
  /// What else can be done in the round of a game, all of which leads away from it.
  var leaveGame: String { get }
  /// Before the time that is left.
  var timeLeft: String { get }
  /// Before the time that something has taken.
  var timePassed: String { get }
  /// The keys of the page.
  var keys: String { get }
  /// The keys with what they do.
  var keyMeanings: [(key: String, meaning: String)] { get }
  /// What ends the list of keys.
  var close: String { get }
  /// Arcade does not answer.
  var notReached: String { get }
  /// What the table of a chart's points is called.
  var allPoints: String { get }
  /// Above the moments of a chart's points.
  var moment: String { get }
  /// Above the figures of a chart's points.
  var figure: String { get }
  /// What the choice of a language is called.
  var language: String { get }
  /// A form was about something that does not stand on the page any more.
  var pageIsOld: String { get }
  /// A text is more than an address can hold.
  var textIsTooLong: String { get }
}

extension Language {
  /// The sentences of the frame around every page in this language.
  var pagePhrases: any PagePhrases {
    switch self {
    case .english: EnglishPages()
    case .spanish: SpanishPages()
    case .japanese: JapanesePages()
    }
  }
}
