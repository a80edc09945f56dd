import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// Two owners share one store.
final class OwnedStoreTests: XCTestCase {
  private let pairs = [(Owner("Ana"), Owner("till-1")), (Owner.nobody, Owner("Zoë"))]

  func testCartsAndPaymentsBelongToOne() async throws {
    try await forEachPair { database, one, other in
      func side(_ owner: Owner) -> OwnedShopContract.Side {
        OwnedShopContract.Side(
          carts: SQLCartRepository(database: database, owner: owner),
          payments: SQLPaymentRepository(database: database, owner: owner),
          of: owner
        )
      }
      try await OwnedShopContract.check(side(one), side(other), orders: SQLOrderRepository(database: database))
    }
  }

  func testPriceGamesBelongToOne() async throws {
    try await forEachPair { database, one, other in
      try await OwnedPriceGamesContract.check(
        SQLPriceGameRepository(database: database, owner: one),
        of: one,
        SQLPriceGameRepository(database: database, owner: other),
        of: other
      )
    }
  }

  func testNameGamesBelongToOne() async throws {
    try await forEachPair { database, one, other in
      try await OwnedNameGamesContract.check(
        SQLNameGameRepository(database: database, owner: one),
        of: one,
        RetryingNameGameRepository(SQLNameGameRepository(database: database, owner: other)),
        of: other
      )
    }
  }

  func testWordGamesBelongToOne() async throws {
    try await forEachPair { database, one, other in
      try await OwnedWordGamesContract.check(
        RetryingWordGameRepository(SQLWordGameRepository(database: database, owner: one)),
        of: one,
        SQLWordGameRepository(database: database, owner: other),
        of: other
      )
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

  private func forEachPair(_ body: (Database, Owner, Owner) async throws -> Void) async throws {
    for (one, other) in pairs {
      let (one, other) = (try XCTUnwrap(one), try XCTUnwrap(other))
      try await onEveryEngine { try await body($0, one, other) }
    }
  }
}
