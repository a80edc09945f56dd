import ArcadeConsole
import ArcadeDomain
import ArcadePresentation

// The price game in JSON documents; their keys are stable.

extension PriceCategory: JSONConvertible {
  var json: JSONText { ["id": id, "name": name] }
}

extension QuizProduct: JSONConvertible {
  var json: JSONText {
    [
      "id": id,
      "name": name,
      "maker": maker,
      "price": price,
      "currency": price.currency.code,
      "inStock": isInStock,
      "url": page,
    ]
  }
}

extension PastPriceGame: JSONConvertible {
  var json: JSONText {
    [
      "game": id.number,
      "finishedAt": finishedAt,
      "categories": trails,
      "rule": ruleName,
      "questions": score.questions,
      "right": score.right,
      "wrong": score.wrong,
      "skipped": score.skipped,
      "score": score.points,
      "longestStreak": score.longestStreak,
      "rounds": rounds,
    ]
  }
}

extension BestPriceGames: JSONConvertible {
  var json: JSONText {
    [
      "categories": trails,
      "rule": ruleName,
      "best": bestPoints,
      "longestStreak": longestStreak,
      "games": games,
      "total": totalPoints,
      "right": accuracy.right,
      "answered": accuracy.answered,
    ]
  }
}

extension CategoryTrail: JSONConvertible {
  var json: JSONText { ["id": id, "path": path] }
}

extension PriceRound: JSONConvertible {
  var json: JSONText {
    [
      "id": product.id,
      "name": product.name,
      "price": product.price,
      "given": given,
      "currency": product.price.currency.code,
      "outcome": outcome.rawValue,
      "cheated": isCheated,
    ]
  }
}
