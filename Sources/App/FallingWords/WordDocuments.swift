import ArcadeDomain
import ArcadePresentation

/// The JSON documents of falling words; their keys and schemas are stable.
enum WordDocuments {
  static func decks(_ decks: [DeckSummary]) -> JSONText {
    ["schema": "arcade.wordDecks/1", "decks": .array(decks.map(summary))]
  }

  static func deck(_ loaded: Loaded<Deck>) -> JSONText {
    let deck = loaded.value
    return [
      "schema": "arcade.wordDeck/1",
      "source": loaded.freshness.source,
      "asOf": loaded.freshness.asOf,
      "stale": .bool(loaded.freshness.isStale),
      "deck": .string(deck.id.rawValue),
      "name": .string(deck.name),
      "languages": languages(deck.languages),
      "pairs": .array(
        deck.pairs.map { pair in
          [
            "first": .array(pair.first.forms.map { .string($0.text) }),
            "second": .array(pair.second.forms.map { .string($0.text) }),
            "topic": pair.topic.map(JSONText.string) ?? .null,
          ]
        }
      ),
    ]
  }

  static func check(_ reading: DeckReading, phrases: any WordPhrases) -> JSONText {
    .object(
      [("schema", "arcade.wordCheck/1"), ("name", reading.name.map(JSONText.string) ?? .null)]
        + findings(reading, phrases)
    )
  }

  static func imported(_ deck: DeckSummary, _ reading: DeckReading, phrases: any WordPhrases) -> JSONText {
    .object([("schema", "arcade.wordImport/1"), ("deck", summary(deck))] + findings(reading, phrases))
  }

  static func renamed(_ deck: DeckSummary, to name: String) -> JSONText {
    ["schema": "arcade.wordDeckRenamed/1", "deck": .string(deck.id.rawValue), "name": .string(name)]
  }

  static func deleted(_ deck: DeckSummary) -> JSONText {
    [
      "schema": "arcade.wordDeckDeleted/1", "deck": .string(deck.id.rawValue), "name": .string(deck.name),
      "deleted": true,
    ]
  }

  static func history(_ games: [PastWordGame]) -> JSONText {
    ["schema": "arcade.wordHistory/1", "games": .array(games.map(game))]
  }

  static func best(_ best: [BestWordGames]) -> JSONText {
    [
      "schema": "arcade.wordBest/1",
      "best": .array(
        best.map { best in
          [
            "deck": .string(best.lesson.deck.rawValue), "name": .string(best.deckName),
            "direction": .string(best.lesson.direction.rawValue), "games": .integer(Int64(best.games)),
            "best": game(best.best), "total": score(best.total),
          ]
        }
      ),
    ]
  }

  private static func summary(_ deck: DeckSummary) -> JSONText {
    [
      "deck": .string(deck.id.rawValue),
      "name": .string(deck.name),
      "languages": deck.languages.map(languages) ?? .null,
      "pairs": deck.pairs.map { .integer(Int64($0)) } ?? .null,
      "origin": .string(deck.origin.rawValue),
    ]
  }

  private static func languages(_ languages: DeckLanguages) -> JSONText {
    [.string(languages.first.rawValue), .string(languages.second.rawValue)]
  }

  private static func findings(_ reading: DeckReading, _ phrases: any WordPhrases) -> [(String, JSONText)] {
    [
      ("pairs", .integer(Int64(reading.pairs.count))),
      (
        "leftOut",
        .array(
          reading.problems.map { problem in
            .object(
              problem.place.members + [
                ("code", .string(problem.mistake.code)),
                ("reason", .string(phrases.sentence(for: problem.mistake))),
              ]
            )
          }
        )
      ),
      ("furtherProblems", reading.problems.furtherCount),
      (
        "cleaned",
        .array(reading.changes.map { .object($0.place.members + [("change", .string($0.kind.rawValue))]) })
      ),
      ("furtherChanges", reading.changes.furtherCount),
    ]
  }

  private static func game(_ game: PastWordGame) -> JSONText {
    [
      "game": .integer(game.id.number),
      "finishedAt": .string(game.finishedAt.isoText),
      "deck": .string(game.start.lesson.deck.rawValue),
      "name": .string(game.start.deckName),
      "direction": .string(game.start.lesson.direction.rawValue),
      "topic": game.start.topic.map(JSONText.string) ?? .null,
      "missedOnly": .bool(game.start.isOfMissed),
      "score": score(game.score),
    ]
  }

  private static func score(_ score: FallingScore) -> JSONText {
    [
      "right": .integer(Int64(score.right)), "wrong": .integer(Int64(score.wrong)),
      "unanswered": .integer(Int64(score.unanswered)), "rounds": .integer(Int64(score.rounds)),
    ]
  }
}

extension DeckMistake {
  /// The kind of mistake, as scripts know it.
  fileprivate var code: String {
    switch self {
    case .feed: "feed"
    case .sameOnBothSides: "sameOnBothSides"
    case .tooLong: "tooLong"
    case .unclosedQuote: "unclosedQuote"
    }
  }
}
