import ArcadeDomain
import XCTest

final class BestPriceGamesTests: XCTestCase {
  func testGamesAreSummedUpByCategoryAndRuleTheBestFirst() throws {
    let games = try [
      game(1, "Rugs", "adaptive", "rrw"), game(2, "Lamps", "adaptive", "rrrs"), game(3, "Rugs", "adaptive", "wrs"),
      game(4, "Rugs", "classic", "w"),
    ]

    let best = BestPriceGames.summarising(games)

    XCTAssertEqual(
      best.map { $0.trails.map(\.name) + [$0.ruleName] },
      [["Lamps", "adaptive"], ["Rugs", "adaptive"], ["Rugs", "classic"]]
    )
    XCTAssertEqual(best.map(\.games), [1, 2, 1])
    XCTAssertEqual(best.map(\.bestPoints), [30, 20, 0])
    XCTAssertEqual(best.map(\.totalPoints), [30, 30, 0])
    XCTAssertEqual(best.map(\.longestStreak), [3, 2, 0])
    XCTAssertEqual(best.map(\.accuracy.percent), [100, 60, 0])
    XCTAssertEqual(BestPriceGames.summarising(games.reversed()), best)
    XCTAssertEqual(BestPriceGames.summarising([]), [])
  }

  func testSeveralAreComparedWithinEachCategoryAndRuleTheBestFirst() throws {
    let (ana, bob) = (try XCTUnwrap(Owner("Ana")), try XCTUnwrap(Owner("bob")))
    let games = try [
      Owned(game(5, "Rugs", "adaptive", "r"), of: bob), Owned(game(4, "Rugs", "adaptive", "rr"), of: ana),
      Owned(game(3, "Lamps", "adaptive", "rrrr"), of: bob), Owned(game(2, "Rugs", "adaptive", "w"), of: bob),
      Owned(game(1, "Rugs", "adaptive", "r"), of: .nobody),
    ]

    let best = BestPriceGames.comparing(games)

    XCTAssertEqual(best.map(\.owner), [bob, ana, .nobody, bob])
    XCTAssertEqual(best.map { $0.value.trails.map(\.name) }, [["Lamps"], ["Rugs"], ["Rugs"], ["Rugs"]])
    XCTAssertEqual(best.map(\.value.games), [1, 1, 1, 2])
    XCTAssertEqual(BestPriceGames.comparing([]), [])
  }

  /// A game whose answers were right (`r`), wrong (`w`) and skipped (`s`).
  private func game(_ number: Int64, _ category: String, _ rule: String, _ answers: String) throws -> PastPriceGame {
    let price = Money(minorUnits: 500, currency: .usd)
    let product = try XCTUnwrap(QuizProduct(id: "P", name: "Product", price: price))
    let rounds = answers.map { answer in
      let given = answer == "s" ? nil : answer == "r" ? price : Money(minorUnits: 1, currency: .usd)
      return PriceRound(product: product, given: given, isCheated: false)
    }
    return PastPriceGame(
      id: PastPriceGame.ID(number: number),
      trails: [CategoryTrail(id: category.count, path: [category])],
      ruleName: rule,
      finishedAt: Moment(milliseconds: number),
      rounds: rounds
    )
  }
}
