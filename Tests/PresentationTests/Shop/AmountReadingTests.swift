import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// Typed amounts in currencies with no, two and three decimals.
final class AmountReadingTests: XCTestCase {
  func testAGroupHasThreeDigitsAndDecimalsAreAtMostThoseOfTheCurrency() async throws {
    let table: [(currency: Currency, text: String, sold: String)] = [
      (.jpy, "1500", "1500"), (.jpy, "1,500", "1500"), (.jpy, "1.500", "1500"), (.jpy, "1,234,567", "1234567"),
      (.jpy, "1,5", ""), (.jpy, "12,34", ""), (.jpy, "1,5000", ""), (.jpy, "1,500.00", ""), (.jpy, "0,500", ""),
      (.eur, "3,5", "3.50"), (.eur, "3.50", "3.50"), (.eur, "1,000", "1000.00"), (.eur, "1.000", "1000.00"),
      (.eur, "12.500", "12500.00"), (.eur, "1,234.50", "1234.50"), (.eur, "1.234,5", "1234.50"),
      (.eur, "1.234.567", "1234567.00"), (.eur, "1,234,567.89", "1234567.89"), (.eur, "2.50", "2.50"),
      (.eur, "0.500", ""), (.eur, "1000,500", ""), (.eur, "1,23,456", ""), (.eur, "1,234.567", ""), (.eur, "1,5.0", ""),
      (.eur, "1234,567.00", ""), (.eur, "1,0000", ""), (.eur, ",5", ""), (.eur, "5.", ""), (.eur, "1.2.3", ""),
      (.eur, "-1", ""), (.eur, "1e3", ""), (.eur, "１，２３４．５０", "1234.50"),
      (.kwd, "1.5", "1.500"), (.kwd, "1,5", "1.500"), (.kwd, "1,50", "1.500"), (.kwd, "0,500", "0.500"),
      (.kwd, "1000,500", "1000.500"), (.kwd, "1,234.500", "1234.500"), (.kwd, "1.234,500", "1234.500"),
      (.kwd, "1,234,567", "1234567.000"), (.kwd, "1.5000", ""), (.kwd, "1,000", ""), (.kwd, "1.000", "1.000"),
      (.kwd, "1.500", "1.500"),
    ]
    for row in table {
      let sold = try await sale(at: row.text, row.currency).price?.decimalText
      XCTAssertEqual(sold ?? "", row.sold, "\(row.text) \(row.currency.code)")
    }
  }

  func testWhatCanBeReadInTwoWaysNamesBoth() async throws {
    let table: [(language: Language, text: String, sentence: String)] = [
      (.english, "1,000", "“1,000” can be 1 or 1000"), (.english, "1,500", "“1,500” can be 1.5 or 1500"),
      (.spanish, "1.500", "«1.500» puede ser 1,5 o 1500"), (.japanese, "1,500", "「1,500」は 1.5 とも 1500 とも読めます"),
    ]
    for row in table {
      let (price, said) = try await sale(at: row.text, .kwd, row.language)
      XCTAssertNil(price, row.text)
      XCTAssertTrue(said.hasPrefix(row.sentence), said)
    }
  }

  func testTheSignBeforeDecimalsOfTheLanguageIsNoGroupOfDinars() async throws {
    for (text, currency, sold) in [
      ("1,000", Currency.kwd, "1.000"), ("1,234", .kwd, "1.234"), ("1,000", .eur, "1000.00"),
      ("1.500", .eur, "1500.00"),
    ] {
      let price = try await sale(at: text, currency, .spanish).price
      XCTAssertEqual(price?.decimalText, sold, text)
    }
  }

  func testWhatArcadePrintsIsReadAsItself() async throws {
    var random = SplitMix64(seed: 41)
    for language in Language.allCases {
      let formats = language.samplePhrases.formats
      for currency in [Currency.jpy, .eur, .usd, .kwd] {
        var shop = try SampleShop()
        let list = EditablePriceList(InMemoryEditablePriceList())
        shop.ownList = list
        var page = ProductListPresenter(shop.actions(in: language))
        let edges: [Int64] = [1, 10, 100, 1_000, 1_234, 100_000, 1_000_000, 1_234_567, 123_456_789]
        for units in edges + (0..<40).map({ _ in 1 + Int64(random.integer(below: 9_999_999_999)) }) {
          let money = Money(minorUnits: units, currency: currency)
          let next = try await page.perform(.list(code: "P", price: formats.money(money), name: "Printed"))
          let price = try await list.repository.products().first?.price
          XCTAssertEqual(price, money, "\(language) \(formats.money(money)) \(next.said)")
          if price != nil { try await page.perform(.unlist(code: "P")) }
        }
      }
    }
  }

  func testARangeIsReadAsAmountsAre() async throws {
    for (text, expected) in [
      ("10,50 20", "€10.50 to €20.00"), ("10,50 to 1.000", "€10.50 to €1,000.00"), ("to 1,000", "up to €1,000.00"),
      ("0,500 20", "“0,500” has more than 2 decimals (write at most 2 decimals)."),
      ("1,000 2000 kwd", "“1,000” can be 1 or 1000 (write the one that you mean)."),
    ] {
      let shown = await range(text)
      XCTAssertEqual(shown, expected)
    }
  }

  func testATargetIsReadAsAmountsAre() {
    for (text, written) in [("below 1.234,50", "below 1234.5"), ("below 1,234.50", "below 1234.5")] {
      XCTAssertEqual(try AlertCondition(text).text, written, text)
    }
  }

  /// Returns the price of a sale, or nil if it was rejected, with the news.
  private func sale(
    at text: String,
    _ currency: Currency,
    _ language: Language = .english
  ) async throws -> (price: Money?, said: String) {
    let shop = try SampleShop()
    let code = try XCTUnwrap(Product.Code("MUG"))
    let mug = Product(code: code, name: "Mug", price: Money(minorUnits: 500, currency: currency))
    shop.catalog.replace(with: try Catalog([mug], currency: currency))
    shop.discounts.replace(with: PromotionBook([]))
    var cart = CartPresenter(shop.actions(in: language))
    let next = try await cart.perform(.shop(.sell(price: text, name: nil)))
    return (try await shop.records.cart()?.lines.first?.product.price, next.said.first ?? "")
  }

  /// Returns the range as the search form shows it, or the error message.
  private func range(_ text: String) async -> String? {
    let source = ScriptedListings(profiles: [ListingSourceProfile(name: "demo", currency: .eur)])
    let observatory = Observatory(watches: SampleObservatory().watches, sources: source, time: HandDrivenTime())
    let actions = WatchScreens(observatory: observatory, phrases: Language.english.sampleWatchPhrases)
    var search = WatchSearchPresenter(actions)
    do {
      guard case .search(let draft)? = try await search.perform("prices", ["prices": text]).route else { return nil }
      return await shown(WatchSearchPresenter(actions, draft)).facts[4].value
    } catch {
      if case InputError.refused(let sentence) = error { return sentence } else { return nil }
    }
  }
}
