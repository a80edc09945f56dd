import ArcadeDomain
import ArcadePresentation

/// The price game's JSON documents; their keys and schemas are stable.
enum PriceDocuments {
  static func categories(
    _ categories: [PriceCategory],
    below parent: String?,
    _ freshness: Freshness,
    isStale: Bool
  ) -> JSONText {
    [
      "schema": "arcade.priceCategories/1",
      "parent": parent.flatMap { Int64($0) }.map(JSONText.integer) ?? .null,
      "source": freshness.source,
      "asOf": freshness.asOf,
      "stale": .bool(isStale),
      "categories": .array(categories.map { ["id": .integer(Int64($0.id)), "name": .string($0.name)] }),
    ]
  }

  static func products(
    _ products: [QuizProduct],
    of loaded: Loaded<CategoryReading>,
    isStale: Bool,
    in category: PriceCategory.ID,
    phrases: any PricePhrases
  ) -> JSONText {
    [
      "schema": "arcade.priceProducts/1",
      "category": .integer(Int64(category)),
      "source": loaded.freshness.source,
      "asOf": loaded.freshness.asOf,
      "stale": .bool(isStale),
      "products": .array(
        products.map { product in
          [
            "id": .string(product.id),
            "name": .string(product.name),
            "maker": .string(product.maker),
            "price": .string(product.price.decimalText),
            "currency": .string(product.price.currency.code),
            "inStock": .bool(product.isInStock),
            "url": product.page.map(JSONText.string) ?? .null,
          ]
        }
      ),
      "problems": .array(
        loaded.value.problems.map { problem in
          .object(
            problem.place.members + [
              ("message", .string(phrases.sentence(for: problem.mistake))),
              ("suggestion", phrases.suggestion(for: problem.mistake).map(JSONText.string) ?? .null),
            ]
          )
        }
      ),
      "furtherProblems": loaded.value.problems.furtherCount,
    ]
  }

  static func history(_ games: [PastPriceGame]) -> JSONText {
    [
      "schema": "arcade.priceHistory/1",
      "games": .array(
        games.map { game in
          [
            "game": .integer(game.id.number),
            "finishedAt": .string(game.finishedAt.isoText),
            "categories": categories(game.trails),
            "rule": .string(game.ruleName),
            "questions": .integer(Int64(game.score.questions)),
            "right": .integer(Int64(game.score.right)),
            "wrong": .integer(Int64(game.score.wrong)),
            "skipped": .integer(Int64(game.score.skipped)),
            "score": .integer(Int64(game.score.points)),
            "longestStreak": .integer(Int64(game.score.longestStreak)),
            "rounds": .array(game.rounds.map(round)),
          ]
        }
      ),
    ]
  }

  static func best(_ best: [BestPriceGames]) -> JSONText {
    [
      "schema": "arcade.priceBest/1",
      "best": .array(
        best.map { best in
          [
            "categories": categories(best.trails),
            "rule": .string(best.ruleName),
            "best": .integer(Int64(best.bestPoints)),
            "longestStreak": .integer(Int64(best.longestStreak)),
            "games": .integer(Int64(best.games)),
            "total": .integer(Int64(best.totalPoints)),
            "right": .integer(Int64(best.accuracy.right)),
            "answered": .integer(Int64(best.accuracy.answered)),
          ]
        }
      ),
    ]
  }

  private static func categories(_ trails: [CategoryTrail]) -> JSONText {
    .array(trails.map { ["id": .integer(Int64($0.id)), "path": .array($0.path.map(JSONText.string))] })
  }

  private static func round(_ round: PriceRound) -> JSONText {
    [
      "id": .string(round.product.id),
      "name": .string(round.product.name),
      "price": .string(round.product.price.decimalText),
      "given": (round.given?.decimalText).map(JSONText.string) ?? .null,
      "currency": .string(round.product.price.currency.code),
      "outcome": .string(round.outcome.rawValue),
      "cheated": .bool(round.isCheated),
    ]
  }
}
