import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

final class PriceBotTests: XCTestCase {
  /// With `ARCADE_FUZZ_ROUNDS` each category has 20,000 questions, and the shares are printed.
  func testNoRuleThatLooksAtTheFourPricesAloneIsMuchBetterThanChance() async throws {
    let all = try await SamplePrices.shipped().products
    let categories = Dictionary(grouping: all) { String($0.id.prefix(4)) }.sorted { $0.key < $1.key }
    XCTAssertEqual(categories.count, 17)
    for (rule, most) in zip(ReachRules.all, [0.30, 0.32]) {
      for (name, products) in categories + [("all", all)] {
        let shares = try shares(of: products.map(\.price), rule)
        for (bot, share) in zip(PriceBot.all, shares) {
          XCTAssertLessThanOrEqual(share, most, "\(bot.name), \(name), \(rule.name)")
        }
        guard FuzzShare.of(20_000) == 20_000 else { continue }
        print("| \(rule.name) | \(name) |", shares.map { "\(Int(($0 * 100).rounded())) |" }.joined(separator: " "))
      }
    }
  }

  /// Returns how often each bot is right about a shop's prices, at the accuracy of a beginner.
  private func shares(of prices: [Money], _ rule: any ReachRule) throws -> [Double] {
    var random = SplitMix64(seed: 41)
    var right = PriceBot.all.map { _ in 0 }
    let generate = GeneratePriceOptions(rule: rule, endingAs: prices)
    let count = FuzzShare.of(20_000, usually: 1_500)
    var left: [Money] = []
    for _ in 0..<count {
      if left.isEmpty { left = prices.inRandomOrder(using: &random) }
      let price = left.removeLast()
      let options = try generate(around: price, accuracy: Accuracy(right: 0, answered: 0), using: &random)
      let shown = options.prices.map(\.minorUnits)
      let sorted = shown.sorted()
      for (number, bot) in PriceBot.all.enumerated()
      where bot.choice(among: shown, sorted: sorted) == price.minorUnits {
        right[number] += 1
      }
    }
    return right.map { Double($0) / Double(count) }
  }
}

final class DailyPlayerTests: XCTestCase {
  func testWhoHalvesTheRangeOfTheCatalogueWinsTwoOfFiveAtMost() async throws {
    let assortment = try await SamplePrices.shipped()
    let prices = assortment.products.map(\.price.minorUnits)
    let range = try XCTUnwrap(prices.min())...XCTUnwrap(prices.max())
    let won = try won(assortment) { _ in range }
    XCTAssertLessThanOrEqual(won, 2)
  }

  func testWhoKnowsPricesWithinATenthWinsFourOfFiveAtLeast() async throws {
    var random = SplitMix64(seed: 9)
    let won = try won(try await SamplePrices.shipped()) { price in
      let believed = price * Int64(900 + random.integer(below: 201)) / 1_000
      return believed * 10 / 11...believed * 10 / 9
    }
    XCTAssertGreaterThanOrEqual(won, 4)
  }

  /// Returns how many of five products are guessed, over 200 days, by a player who always takes the middle of the
  /// remaining range.
  private func won(_ assortment: PriceAssortment, knowing range: (Int64) -> ClosedRange<Int64>) throws -> Double {
    var right = 0
    for number in 0..<200 {
      let daily = try DailyPrices(of: assortment, on: DailyPrices.firstDay.after(number))
      for product in daily.products where isGuessed(product, in: daily, range(product.price.minorUnits)) { right += 1 }
    }
    return Double(right) / 200
  }

  private func isGuessed(_ product: QuizProduct, in daily: DailyPrices, _ range: ClosedRange<Int64>) -> Bool {
    func said(of given: Int64, for price: Int64, _ number: Int) -> PriceVerdict {
      DailyGuess(
        of: daily.id,
        place: 1,
        product: product.id,
        number: number,
        given: Money(minorUnits: given, currency: .usd),
        price: Money(minorUnits: price, currency: .usd),
        on: daily.id.day,
        at: .november20
      ).verdict
    }
    var possible = Array(sequence(first: range.lowerBound) { $0 + $0 / 40 + 1 }.prefix { $0 <= range.upperBound })
    for number in 1...DailyPrices.guesses {
      guard !possible.isEmpty else { return false }
      let given = possible[possible.count / 2]
      let verdict = said(of: given, for: product.price.minorUnits, number)
      if verdict == .right { return true }
      possible = possible.filter { said(of: given, for: $0, number) == verdict }
    }
    return false
  }
}
