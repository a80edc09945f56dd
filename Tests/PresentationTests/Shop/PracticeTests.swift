import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// Card payments that are only practice: whoever stands at the till is told that nothing was charged.
final class PracticeTests: XCTestCase {
  private let sentences: [(Language, receipt: String, way: String)] = [
    (.english, "Practice: nothing was charged to the card.", "Card (practice)"),
    (.spanish, "Práctica: no se cobró nada en la tarjeta.", "Tarjeta (práctica)"),
    (.japanese, "練習：カードへの請求はありません。", "カード（練習）"),
  ]

  func testAReceiptSaysThatNothingWasCharged() throws {
    for (language, sentence, way) in sentences {
      let page = Page(try order(1, "practice-1-a"), phrases: language.samplePhrases)

      XCTAssertEqual(page.blocks.dropFirst().first, .text(sentence, .warning))
      XCTAssertEqual(page.tables.first?.rows.last?.cells.map(\.text), ["", way, "", "", language.money])
    }
    let page = Page(try order(1, "visa-1"), phrases: Language.english.samplePhrases)
    XCTAssertEqual(page.tables.first?.rows.last?.cells.map(\.text), ["", "Card", "", "", "€7.50"])
  }

  func testADayTellsPracticeFromWhatWasCharged() throws {
    let moment = Moment(milliseconds: 1_764_500_000_000)
    let orders = [try order(1, "visa-1"), try order(2, "practice-2-a"), try order(3, "practice-3-b")]
    let record = DayRecord(
      day: try XCTUnwrap(CalendarDay(iso: "2026-12-01")),
      start: moment,
      end: moment,
      totals: try TradeSums(orders: orders).totals
    )

    let page = Page(record, nil, phrases: Language.english.samplePhrases)

    XCTAssertEqual(
      page.tables.first?.rows.map { $0.cells.map(\.text) },
      [["Card", "€7.50", "€0.00", "€7.50"], ["Card (practice)", "€15.00", "€0.00", "€15.00"]]
    )
    XCTAssertTrue(page.blocks.contains(.text("Practice: nothing was charged to the card.", .warning)))
  }

  /// A mug by card.
  private func order(_ number: Int64, _ reference: String) throws -> Order {
    let cart = try Cart.scanning(["MUG"], from: .sample())
    let quote = try PromotionBook([]).quote(for: cart, on: CalendarDay(daysSince1970: 20_000)).asSold()
    return Order.sample(number, quote, reference: reference)
  }
}

extension Page {
  fileprivate var tables: [Table] { blocks.compactMap { if case .table(let table) = $0 { table } else { nil } } }
}

extension Language {
  /// What a mug costs.
  fileprivate var money: String { self == .spanish ? "7,50 €" : "€7.50" }
}
