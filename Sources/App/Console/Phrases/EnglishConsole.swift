import ArcadeData
import ArcadePresentation

/// The console in English.
struct EnglishConsole: ConsolePhrases {
  func goodbye(_ saved: String) -> String { "\(saved) Goodbye!" }
  func interrupted(_ saved: String) -> String { "Interrupted. \(saved)" }
  func joined(_ sentences: [String]) -> String { sentences.joined(separator: " ") }
  var everythingSaved: String { "Everything is saved." }
  var everythingElseSaved: String { "Everything else is saved." }
  var notEverythingSaved: String { "Not everything is saved." }
  var notFinished: String { "The last change was not finished and may not be stored." }
  func notStored(answers: Int) -> String {
    switch answers {
    case 0: "The last game was not stored."
    case 1: "1 answer was not stored."
    default: "\(answers) answers were not stored."
    }
  }
  func notStored(_ change: StoredChange) -> String {
    switch change {
    case .priceGame: "The last step of the price game was not stored."
    case .decks: "The last change to the decks was not stored."
    case .watches: "The last change to the watches was not stored."
    default: "The last change was not stored."
    }
  }
  var inputFailed: String { "Standard input cannot be read." }
  var outputFailed: String { "Standard output cannot be written; some of it may be missing." }
  func linesNotEdited(without package: String) -> String {
    "Lines are not edited here, as \(package) is not installed."
  }
  var answerYesOrNo: String { "Please answer yes or no." }
  var yesOrElseNo: String { "(yes/no; Enter is no)" }
  var yesOrNo: String { "(yes/no)" }
  func neverAsks(passing option: String) -> String {
    "This would ask, which --no-input and --json leave no room for. Pass \(option)."
  }
  func unanswered(passing option: String) -> String {
    "Nobody answered, as the input has ended. Nothing was changed; to go ahead without being asked, pass \(option)."
  }
  func unknownCommand(_ word: String, nearest: String?) -> String {
    let hint = nearest.map { "Did you mean “\($0)”? " } ?? ""
    return "Nothing here is called “\(word)”. \(hint)Type help for the commands."
  }
  func typedLike(_ usage: String) -> String { "It is typed like this: \(usage)" }
  func inTwoLines(_ first: String, then rest: String) -> String {
    "A session takes two lines for that: first \(first), then \(rest)."
  }
  func forExample(_ line: String) -> String { "For example: \(line)" }
  func hint(_ usages: [String]) -> String {
    "Type \(usages.list(before: " or ")). help lists everything else."
  }
  var aNumber: String { "a number" }
  var aCode: String { "a code" }
  var aCodeOrNumber: String { "a code or number" }
  func adding(_ remark: String, to text: String) -> String { "\(text) (\(remark))" }
  var comma: String { Language.english.comma }
  var numberHeading: String { "No." }
  var typeRetry: String { "Type retry to try again, or menu for the first screen." }
  func orOpened(_ label: String) -> String { "\(label); --open opens it in the browser" }
  var everywhere: [Offer] {
    [
      .init("help", "show this list"),
      .init("back", "the screen before"),
      .init("menu", "the first screen"),
      .init("quit", "save and leave"),
    ]
  }

  var settingsEntry: String { "language, addresses, where the data is" }

  var languageSetting: String { "the language" }
  var picturesSetting: String { "whether pictures are drawn" }
  var storeSetting: String { "the server that everything is kept on, for several tills or players" }
  var personSetting: String { "whose cart and games these are, at a store that several share" }
  var nothingChanged: String { "Nothing was changed." }
  func backedUp(_ path: String, without settings: [String]) -> String {
    let copied = "A copy of everything is in \(path)."
    guard !settings.isEmpty else { return copied }
    let names = settings.joined(separator: ", ")
    return "\(copied) These settings are not in it, as they hold a key or may hold one: \(names)."
  }
  func askToRestore(_ path: String) -> String { "Replace everything by the copy in \(path)?" }
  func numbersLost(_ lost: LostNumbers) -> String {
    let (first, last) = (lost.numbers.lowerBound, lost.numbers.upperBound)
    let (one, many) =
      switch lost.kind {
      case .orders: ("Order", "Orders")
      case .refunds: ("Refund", "Refunds")
      case .closings: ("Closing", "Closings")
      }
    return first == last
      ? "\(one) \(first) is not in the copy. Its number is not given again: the next one is \(last + 1)."
      : "\(many) \(first) to \(last) are not in the copy. Their numbers are not given again: the next one is \(last + 1)."
  }
  func restored(_ path: String, without settings: [String]) -> String {
    let restored = "Everything is now as in \(path)."
    guard !settings.isEmpty else { return restored }
    return "\(restored) These settings are not in the copy and not set here: \(settings.joined(separator: ", ")). "
      + "Set them again with arcade settings set."
  }
  func damagedBeforeRestore(_ path: String) -> String {
    "\(path) itself is damaged, so nothing was replaced. Move it away, or run arcade settings erase; "
      + "then restore again."
  }
  var paymentOpen: String {
    "A payment is still open, so nothing was replaced. Start arcade shop, which asks what became of it; "
      + "then restore again."
  }

  func noPicturesHere(_ address: String?) -> String {
    "Pictures cannot be shown here; that takes a terminal and the program chafa."
      + (address.map { " This one is at \($0)" } ?? "")
  }
  func opened(_ address: String) -> String { "Opened in the browser: \(address)" }
  func notOpened(_ address: String) -> String {
    "\(address) could not be opened: it is no address of the web, or there is no browser to open it. Copy it instead."
  }

  var usage: any UsagePhrases { EnglishUsage() }
}
