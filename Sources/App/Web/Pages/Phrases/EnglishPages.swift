/// The frame of pages in English.
struct EnglishPages: PagePhrases {
  var signOut: String { "Sign out" }
  var skipToContent: String { "Skip to content" }
  var systems: String { "Systems" }
  func name(of system: String) -> String? {
    switch system {
    case "shop": "Shop"
    case "prices": "Prices"
    case "names": "Names"
    case "words": "Words"
    case "observe": "Observatory"
    case "settings": "Settings"
    case "who": "Who"
    default: nil
    }
  }
  var captions: [String: String] { Self.captions }
  var more: String { "More" }
  var optional: String { "(optional)" }
  func whenEmpty(_ meaning: String) -> String { "(empty: \(meaning))" }
  var quantity: String { "Quantity" }
  var leaveGame: String { "Leave the game" }
  var timeLeft: String { "Time left" }
  var timePassed: String { "Time" }
  var keys: String { "Keys" }
  var keyMeanings: [(key: String, meaning: String)] {
    [
      ("1 … 9", "choose what has the number"), ("Enter", "confirm"), ("/", "go to the first field"),
      ("Esc", "leave the field, then go back"), ("?", "show these keys"),
    ]
  }
  var close: String { "Close" }
  var notReached: String { "Arcade does not answer. Nothing was sent; see whether it still runs, and try again." }
  var allPoints: String { "All figures" }
  var moment: String { "When" }
  var figure: String { "Figure" }
  var language: String { "Language" }
  var pageIsOld: String { "This page was from before. Here it is as it is now." }
  var textIsTooLong: String { "That text is too long. Use a shorter one." }
}
