import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

// Falling words in JSON documents; their keys are stable.

extension DeckSummary: JSONConvertible {
  var json: JSONText {
    ["deck": id.rawValue, "name": name, "languages": languages, "pairs": pairs, "origin": origin.rawValue]
  }
}

extension DeckLanguages: JSONConvertible {
  var json: JSONText { [first.rawValue, second.rawValue].json }
}

extension Deck {
  /// Returns the deck; with answers, each pair has its own, in the format of a deck's text.
  func json(with answers: [ReviewAnswer]?) -> JSONText {
    let known = answers.map { Dictionary(grouping: $0, by: \.card) }
    return [
      "deck": id.rawValue,
      "name": name,
      "languages": languages,
      "pairs": pairs.map { pair -> JSONText in
        .joining(
          [
            "first": pair.first.forms.map(\.text),
            "second": pair.second.forms.map(\.text),
            "topic": pair.topicText,
            "topics": pair.topics,
          ],
          known.map { ["progress": DeckWriter().progress(of: pair, in: self, among: $0)] } ?? [:]
        )
      },
    ]
  }
}

extension [DeckReading] {
  /// Returns the pairs that were read, those left out with reasons, and those cleaned.
  func json(phrases: WordPhrases) -> JSONText {
    [
      "pairs": pairCount,
      "leftOut": problems.map { problem -> JSONText in
        .joining(
          problem.place.json,
          ["code": problem.mistake.code, "reason": phrases.sentence(for: problem.mistake)]
        )
      },
      "furtherProblems": problems.further,
      "cleaned": changes.map { JSONText.joining($0.place.json, ["change": $0.kind.rawValue]) },
      "furtherChanges": changes.further,
    ]
  }
}

extension PastWordGame: JSONConvertible {
  var json: JSONText {
    [
      "game": id.number,
      "finishedAt": finishedAt,
      "deck": start.lesson.deck.rawValue,
      "name": start.deckName,
      "direction": start.lesson.direction.rawValue,
      "topic": start.topic,
      "missedOnly": start.isOfMissed,
      "score": score,
    ]
  }
}

extension BestWordGames: JSONConvertible {
  var json: JSONText {
    [
      "deck": start.lesson.deck.rawValue,
      "name": start.deckName,
      "direction": start.lesson.direction.rawValue,
      "topic": start.topic,
      "missedOnly": start.isOfMissed,
      "games": games,
      "bestOfTen": bestOfTen,
      "total": total,
    ]
  }
}

extension FallingScore: JSONConvertible {
  var json: JSONText { ["right": right, "wrong": wrong, "unanswered": unanswered, "rounds": rounds] }
}

extension DeckMistake {
  /// The code of the mistake for scripts.
  fileprivate var code: String {
    switch self {
    case .feed: "feed"
    case .sameOnBothSides: "sameOnBothSides"
    case .tooLong: "tooLong"
    case .unclosedQuote: "unclosedQuote"
    case .notAnAnswer: "notAnAnswer"
    }
  }
}
