import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// The transfer of nobody's data to an owner.
final class OwnershipTransferTests: XCTestCase {
  private let ana = Owner("Ana") ?? .nobody

  func testEverythingOfNobodyBelongsToSomebodyAfterIt() async throws {
    try await onEveryEngine { database in
      let (shop, cart) = (Side(database, .nobody), try Cart.scanning(["MUG", "MUG"], from: .sample()))
      try await shop.pay(for: .scanning(["TSHIRT"], from: .sample()))
      try await shop.carts.save(cart)
      let attempt = try await shop.payments.begin(Side.quote(cart), nonce: 2, at: .november20)
      let open = try SamplePrices.game(answering: "rw")
      _ = try await shop.prices.begin(SamplePrices.game(answering: "r"), at: .november20)
      _ = try await shop.prices.begin(open, at: .november20)
      try await shop.prices.keepMix([SamplePrices.trail])
      try await shop.prices.noteInstructionsSeen()
      try await shop.playName(right: 3)
      try await SampleWords.play("w", in: shop.words)

      let claim = try await SQLOwnerRepository(database: database).claim(by: ana)

      XCTAssertEqual(claim, .claimed(OwnerSummary(ana, games: 3, orders: 1)))
      let hers = Side(database, ana)
      try await expectEqual(hers.carts.cart(), cart)
      try await expectEqual(hers.payments.pending().map(\.id), [attempt.id])
      try await expectEqual(hers.prices.current(), open)
      try await expectEqual(hers.prices.mix(), [SamplePrices.trail])
      let hasSeen = try await hers.prices.hasSeenInstructions()
      XCTAssertTrue(hasSeen)
      try await expectEqual(hers.words.tallies(of: SampleWords.lesson).map(\.isMissed), [true])
      try await expectEqual(SQLOwnerRepository(database: database).owners(), [OwnerSummary(ana, games: 3, orders: 1)])
      try await expectEqual(SQLOrderRepository(database: database).orders().map(\.till), [ana])
    }
  }

  func testAPaymentThatWasAdoptedMeanwhileTakesThePiecesOutOfItsCart() async throws {
    try await onEveryEngine { database in
      let (shop, cart) = (Side(database, .nobody), try Cart.scanning(["MUG"], from: .sample()))
      try await shop.carts.save(cart)
      let attempt = try await shop.payments.begin(Side.quote(cart), nonce: 1, at: .november20)
      _ = try await SQLOwnerRepository(database: database).claim(by: ana)

      let order = try await shop.payments.settle(attempt.id, reference: "r-\(attempt.id.number)", at: .november20)

      XCTAssertEqual(order.till, ana)
      try await expectNil(Side(database, ana).carts.cart())
    }
  }

  func testAGameOfWordsThatWasAdoptedMeanwhileIsPlayedToItsEnd() async throws {
    try await onEveryEngine { database in
      let (nobodys, hers) = (Side(database, .nobody).words, Side(database, ana).words)
      let game = try await nobodys.begin(WordGameStart(SampleWords.lesson, deckName: "Sample"), at: .november20)
      _ = try await SQLOwnerRepository(database: database).claim(by: ana)
      let result = FallingResult(FallingRound(SampleWords.words(1)[0], .forward), answer: .wrong)
      try await nobodys.note(result, round: 1, of: game)
      let finished = try await nobodys.finish(game, at: .november20)

      XCTAssertEqual(finished?.rounds.count, 1)
      try await expectEqual(hers.history(), [finished])
      try await expectEqual(hers.tallies(of: SampleWords.lesson).map(\.isMissed), [true])
    }
  }

  func testWhatBothHaveIsSaidAndNothingChanges() async throws {
    try await onEveryEngine { database in
      let cart = try Cart.scanning(["MUG"], from: .sample())
      for owner in [Owner.nobody, ana] {
        let side = Side(database, owner)
        try await side.carts.save(cart)
        _ = try await side.payments.begin(Side.quote(cart), nonce: 1, at: .november20)
        _ = try await side.prices.begin(SamplePrices.game(answering: "r"), at: .november20)
      }
      try await Side(database, .nobody).playName(right: 1)
      let owners = SQLOwnerRepository(database: database)

      try await expectEqual(owners.claim(by: ana), .refused([.cart, .payment, .priceGame]))
      let summaries = try await owners.owners()
      XCTAssertEqual(summaries, [OwnerSummary(.nobody, games: 1, orders: 0), OwnerSummary(ana, games: 0, orders: 0)])
    }
  }

  func testWhatIsJoinedStandsThereOnce() async throws {
    let (one, two) = (CategoryTrail(id: 3, path: ["Kitchen"]), CategoryTrail(id: 4, path: ["Garden"]))
    try await onEveryEngine { database in
      let (nobodys, hers) = (Side(database, .nobody), Side(database, ana))
      try await nobodys.prices.keepMix([two, SamplePrices.trail, one])
      try await hers.prices.keepMix([SamplePrices.trail])
      for side in [nobodys, hers] {
        try await side.prices.noteInstructionsSeen()
        try await SampleWords.play("w", in: side.words)
      }

      _ = try await SQLOwnerRepository(database: database).claim(by: ana)

      try await expectEqual(hers.prices.mix(), [SamplePrices.trail, two, one])
      let tallies = try await hers.words.tallies(of: SampleWords.lesson)
      XCTAssertEqual(tallies.map(\.score.wrong), [2])
      XCTAssertEqual(tallies.map(\.isMissed), [true])
      try await expectEqual(SQLOwnerRepository(database: database).claim(by: ana), .nothing)
      let nothing = try await SQLOwnerRepository(database: database).claim(by: XCTUnwrap(Owner("Zoë")))
      XCTAssertEqual(nothing, .nothing)
      try await expectEqual(SQLOwnerRepository(database: database).owners().map(\.owner), [ana])
    }
  }

  func testACartGoesWithItsTermsAndNotWithThoseOfAnother() async throws {
    try await onEveryEngine { database in
      let mug = try Cart.scanning(["MUG"], from: .sample()).lines
      let cart = try Cart(mug, currency: .eur, terms: CartTerms(customerGroup: "friends"))
      try await Side(database, ana).carts.save(Cart([], currency: .eur, terms: CartTerms(customerGroup: "staff")))
      try await Side(database, .nobody).carts.save(cart)

      _ = try await SQLOwnerRepository(database: database).claim(by: ana)

      try await expectEqual(Side(database, ana).carts.cart(), cart)
    }
  }

  /// The data of one owner in a database.
  private struct Side {
    let carts: SQLCartRepository
    let payments: SQLPaymentRepository
    let prices: SQLPriceGameRepository
    let names: SQLNameGameRepository
    let words: SQLWordGameRepository

    init(_ database: Database, _ owner: Owner) {
      carts = SQLCartRepository(database: database, owner: owner)
      payments = SQLPaymentRepository(database: database, owner: owner)
      prices = SQLPriceGameRepository(database: database, owner: owner)
      names = SQLNameGameRepository(database: database, owner: owner)
      words = SQLWordGameRepository(database: database, owner: owner)
    }

    static func quote(_ cart: Cart) throws -> PromotionQuote {
      try PromotionBook.sample().quote(for: cart, on: CalendarDay(daysSince1970: 20_000))
    }

    func pay(for cart: Cart) async throws {
      try await carts.save(cart)
      _ = try await payments.sell(Self.quote(cart))
    }

    func playName(right: Int) async throws {
      try await names.finish(
        NameGameResult(mode: .timed, right: right, wrong: 0, duration: .zero, finishedAt: .november20)
      )
    }
  }
}

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
