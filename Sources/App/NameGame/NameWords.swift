import ArcadeDomain
import ArcadePresentation

/// What the words of a line mean on every screen of the name game.
enum NameWords: Hashable {
  case go(NameRoute)
  case badSeconds(String)
  case badPerson(String)
  case other

  /// Reads a line; a timed game lasts `seconds` where it does not say.
  init(_ line: ConsoleLine, seconds: Int) {
    let rest = line.arguments.map { $0.lowercased() }
    switch (line.command, rest.count) {
    case ("play", 0), ("practice", 0): self = .go(.play(.practice))
    case ("hint", 0): self = .go(.play(.hint))
    case ("timed", 0...1): self = Self.timed(rest.first, seconds, isReverse: false)
    case ("untimed", 0): self = .go(.play(.timed.withoutLimit))
    case ("reverse", 1) where rest[0] == "practice": self = .go(.play(.reversePractice))
    case ("reverse", 1...2) where rest[0] == "timed":
      self = Self.timed(rest.dropFirst().first, seconds, isReverse: true)
    case ("reverse", 1) where rest[0] == "untimed": self = .go(.play(.reverseTimed.withoutLimit))
    case ("people", 0): self = .go(.people)
    case ("person", 1): self = Int(rest[0]).map { .go(.person($0)) } ?? .badPerson(line.rest)
    case ("stats", 0): self = .go(.stats)
    case ("history", 0): self = .go(.history)
    case ("best", 0): self = .go(.best)
    default: self = .other
    }
  }

  private static func timed(_ text: String?, _ seconds: Int, isReverse: Bool) -> NameWords {
    let seconds = text.map { Int($0) ?? 0 } ?? seconds
    guard let mode = NameGameMode(.timed(seconds: seconds), isReverse: isReverse) else {
      return .badSeconds(text ?? String(seconds))
    }
    return .go(.play(mode))
  }
}
