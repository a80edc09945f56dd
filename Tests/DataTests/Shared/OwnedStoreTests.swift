import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// Two owners share one store.
final class OwnedStoreTests: XCTestCase {
  func testCartsPaymentsAndGamesBelongToOne() async throws {
    for (one, other) in [(Owner("Ana"), Owner("till-1")), (Owner.nobody, Owner("Zoë"))] {
      let (one, other) = (try XCTUnwrap(one), try XCTUnwrap(other))
      try await onEveryEngine { database in
        func side(_ owner: Owner) -> OwnedShopContract.Side {
          let carts = SQLCartRepository(database: database, owner: owner)
          return .init(carts: carts, payments: SQLPaymentRepository(database: database, owner: owner), of: owner)
        }
        try await OwnedShopContract.check(side(one), side(other), orders: SQLOrderRepository(database: database))
        let prices = [one, other].map { SQLPriceGameRepository(database: database, owner: $0) }
        try await OwnedPriceGamesContract.check(prices[0], of: one, prices[1], of: other)
        let names = [one, other].map { SQLNameGameRepository(database: database, owner: $0) }
        try await OwnedNameGamesContract.check(names[0], of: one, RetryingNameGameRepository(names[1]), of: other)
        let words = [one, other].map { SQLWordGameRepository(database: database, owner: $0) }
        try await OwnedWordGamesContract.check(RetryingWordGameRepository(words[0]), of: one, words[1], of: other)
      }
    }
  }

  func testANameInOtherLettersIsTheSameOwner() async throws {
    try await onEveryEngine { database in
      let names = ["Jos\u{E9} B", "  jose\u{301}  b", "JOS\u{C9} B"].compactMap { Owner($0) }
      for (number, owner) in names.enumerated() {
        try await SQLNameGameRepository(database: database, owner: owner).finish(
          NameGameResult(mode: .timed, right: number, wrong: 0, duration: .zero, finishedAt: .november20)
        )
      }
      let games = try await SQLNameGameRepository(database: database).everybodysBest()
      XCTAssertEqual(games.map(\.owner.name), ["Jos\u{E9} B"])
      XCTAssertEqual(games.map(\.value.games), [3])
    }
  }

  func testInMemoryEverythingBelongsToOne() async throws {
    let games = InMemoryNameGameRepository()
    let result = NameGameResult(mode: .timed, right: 1, wrong: 0, duration: .zero, finishedAt: .november20)
    try await games.finish(result)
    let everybodys = try await games.everybodysBest()
    XCTAssertEqual(everybodys.map(\.owner), [.nobody])
    XCTAssertEqual(everybodys.map(\.value.best), [result])
  }
}
