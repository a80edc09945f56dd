import ArcadeData
import ArcadePresentation

/// The sentences of the console and the command line, in one language.
protocol ConsolePhrases: Sendable {
  /// When the person leaves, behind sentences on what is saved.
  func goodbye(_ saved: String) -> String
  /// When a signal ends the process, before sentences on what is saved.
  func interrupted(_ saved: String) -> String
  /// One sentence behind the other.
  func joined(_ sentences: [String]) -> String
  /// Everything is saved.
  var everythingSaved: String { get }
  /// What was not named is saved.
  var everythingElseSaved: String { get }
  /// Not everything is saved.
  var notEverythingSaved: String { get }
  /// A change was on its way when a signal ended the process.
  var notFinished: String { get }
  /// So many answers of games wait to be stored; none where only what belongs to a game does.
  func notStored(answers: Int) -> String
  /// What was changed last could not be stored.
  func notStored(_ change: StoredChange) -> String
  /// Standard input cannot be read.
  var inputFailed: String { get }
  /// Standard output cannot be written.
  var outputFailed: String { get }
  /// What a person types cannot be edited, because a package is missing.
  func linesNotEdited(without package: String) -> String
  /// Neither yes nor no was typed.
  var answerYesOrNo: String { get }
  /// What to type at a question.
  var yesOrNo: String { get }
  /// What can be answered where an empty line is a no.
  var yesOrElseNo: String { get }
  /// A question came up although nothing may be asked.
  func neverAsks(passing option: String) -> String
  /// A question was not answered, because the input has ended.
  func unanswered(passing option: String) -> String
  /// A word that is no command here.
  func unknownCommand(_ word: String, nearest: String?) -> String
  /// A command whose words after it make no sense.
  func typedLike(_ usage: String) -> String
  /// What goes in two lines was typed in one: first the word of a system, then what is done there.
  func inTwoLines(_ first: String, then rest: String) -> String
  /// A line that could be typed.
  func forExample(_ line: String) -> String
  /// What to type next: the few commands that matter here.
  func hint(_ usages: [String]) -> String
  /// In a hint: any number of a row.
  var aNumber: String { get }
  /// In a hint: a code.
  var aCode: String { get }
  /// In a hint: a code, or the number of its row.
  var aCodeOrNumber: String { get }
  /// A remark in brackets.
  func adding(_ remark: String, to text: String) -> String
  /// Between texts in a row.
  var comma: String { get }
  /// Above the numbers that choose a row.
  var numberHeading: String { get }
  /// What can be typed after a failure that may pass.
  var typeRetry: String { get }
  /// What a command does that says where a page is, or opens it.
  func orOpened(_ label: String) -> String
  /// The commands that work on every screen.
  var everywhere: [Offer] { get }

  /// What the settings are for, in the menu.
  var settingsEntry: String { get }

  /// What the setting of the language is for.
  var languageSetting: String { get }
  /// What the setting of the pictures is for.
  var picturesSetting: String { get }
  /// What the setting `store` is for.
  var storeSetting: String { get }
  /// What the setting `person` is for.
  var personSetting: String { get }
  /// Nothing was changed.
  var nothingChanged: String { get }
  /// A copy was written, without some settings.
  func backedUp(_ path: String, without settings: [String]) -> String
  /// Asks before a copy replaces everything.
  func askToRestore(_ path: String) -> String
  /// Some numbers are not in the copy, and are not given again.
  func numbersLost(_ lost: LostNumbers) -> String
  /// A copy replaced everything; some settings are missing now.
  func restored(_ path: String, without settings: [String]) -> String
  /// What a copy would replace cannot be read.
  func damagedBeforeRestore(_ path: String) -> String
  /// A copy would replace a payment of which nobody knows yet how it ended.
  var paymentOpen: String { get }

  /// Pictures cannot be drawn.
  func noPicturesHere(_ address: String?) -> String
  /// A page was opened.
  func opened(_ address: String) -> String
  /// A page could not be opened.
  func notOpened(_ address: String) -> String

  /// How the command line is used.
  var usage: any UsagePhrases { get }
}

extension ConsolePhrases {
  /// Says what is saved.
  func saved(_ stored: StoredState) -> String {
    if !stored.lost.isEmpty { return joined([notEverythingSaved] + stored.lost + stored.open) }
    if let obstacle = stored.obstacle { return joined(stored.open + [obstacle]) }
    return stored.open.isEmpty ? everythingSaved : joined(stored.open + [everythingElseSaved])
  }
}

extension Language {
  /// The sentences of the console in this language.
  var consolePhrases: any ConsolePhrases {
    switch self {
    case .english: EnglishConsole()
    case .spanish: SpanishConsole()
    case .japanese: JapaneseConsole()
    }
  }
}
