import ArcadeDomain
import ArcadePresentation
import XCTest

final class FormatsTests: XCTestCase {
  func testAmountsAreWrittenAsTheRegionWritesThem() {
    let cases: [(Money, english: String, spanish: String, japanese: String)] = [
      (money(750, .eur), "€7.50", "7,50 €", "€7.50"),
      (money(0, .eur), "€0.00", "0,00 €", "€0.00"),
      (money(-500, .eur), "-€5.00", "-5,00 €", "-€5.00"),
      (money(5, .eur), "€0.05", "0,05 €", "€0.05"),
      (money(123_456_789, .eur), "€1,234,567.89", "1.234.567,89 €", "€1,234,567.89"),
      (money(980, .jpy), "¥980", "980 JPY", "¥980"),
      (money(1_250, .kwd), "KWD 1.250", "1,250 KWD", "KWD 1.250"),
      (money(.max, .eur), "€92,233,720,368,547,758.07", "92.233.720.368.547.758,07 €", "€92,233,720,368,547,758.07"),
      (money(.min, .eur), "-€92,233,720,368,547,758.08", "-92.233.720.368.547.758,08 €", "-€92,233,720,368,547,758.08"),
      (
        money(.min, .jpy), "-¥9,223,372,036,854,775,808", "-9.223.372.036.854.775.808 JPY",
        "-¥9,223,372,036,854,775,808"
      ),
    ]
    for (amount, inEnglish, inSpanish, inJapanese) in cases {
      XCTAssertEqual(english.money(amount), inEnglish)
      XCTAssertEqual(spanish.money(amount), inSpanish)
      XCTAssertEqual(japanese.money(amount).replacing("￥", with: "¥"), inJapanese)
    }
  }

  func testWhatIsTakenOffStandsWithAMinusAndNothingWithout() {
    XCTAssertEqual(english.reduction(money(500, .eur)), "-€5.00")
    XCTAssertEqual(spanish.reduction(money(500, .eur)), "-5,00 €")
    XCTAssertEqual(english.reduction(money(0, .eur)), "€0.00")
    XCTAssertEqual(english.reduction(money(.max, .jpy)), "-¥9,223,372,036,854,775,807")
    XCTAssertEqual(english.reduction(money(.min, .jpy)), "¥9,223,372,036,854,775,808")
  }

  func testNumbersAreGroupedAndNothingTrapsAtTheEnds() {
    XCTAssertEqual(english.number(9_999), "9,999")
    XCTAssertEqual(spanish.number(9_999), "9999")
    XCTAssertEqual(spanish.number(10_000), "10.000")
    XCTAssertEqual(english.number(.min), "-9,223,372,036,854,775,808")
  }

  func testPercentagesHaveAsManyDecimalsAsTheyNeed() {
    let texts = ["100%", "12.5%", "0.01%", "0%"]
    XCTAssertEqual([10_000, 1_250, 1, 0].map { english.percent(Percent(hundredths: $0)) }, texts)
    XCTAssertEqual(spanish.percent(Percent(hundredths: 1_250)), "12,5 %")
    XCTAssertEqual(japanese.percent(Percent(hundredths: 1_250)), "12.5%")
    XCTAssertFalse(english.percent(Percent(hundredths: .min)).isEmpty)
  }

  func testDaysAreTheSameWhateverTheTimeZone() throws {
    let day = try XCTUnwrap(CalendarDay(iso: "2026-12-24"))
    for zone in ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Madrid"] {
      XCTAssertEqual(Formats(locale: "en_US", timeZone: zone).day(day), "Dec 24, 2026")
    }
    XCTAssertEqual(spanish.day(day), "24 dic 2026")
    XCTAssertEqual(japanese.day(day), "2026年12月24日")
  }

  func testTheFirstAndTheLastDayAreWritten() throws {
    let first = try XCTUnwrap(CalendarDay(year: 1, month: 1, day: 1))
    let last = try XCTUnwrap(CalendarDay(year: 9_999, month: 12, day: 31))
    XCTAssertEqual(english.day(last), "Dec 31, 9999")
    XCTAssertFalse(english.day(first).isEmpty)
  }

  func testDaysOfAnyYearHaveNone() throws {
    XCTAssertEqual(english.monthDay(try XCTUnwrap(MonthDay(iso: "02-29"))), "Feb 29")
    XCTAssertEqual(spanish.monthDay(try XCTUnwrap(MonthDay(iso: "01-06"))), "6 ene")
    XCTAssertEqual(japanese.monthDay(try XCTUnwrap(MonthDay(iso: "12-01"))), "12月1日")
  }

  func testDaysOfTheWeekHaveTheirNames() {
    let texts = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    XCTAssertEqual(Weekday.allCases.map(english.weekday), texts)
    XCTAssertEqual([Weekday.monday, .sunday].map(spanish.weekday), ["lunes", "domingo"])
    XCTAssertEqual([Weekday.monday, .sunday].map(japanese.weekday), ["月曜日", "日曜日"])
  }

  func testMomentsAreWrittenInTheTimeZone() throws {
    let moment = try XCTUnwrap(Moment(iso: "2026-11-20T23:30:00Z"))
    XCTAssertEqual(english.moment(moment), "Nov 20, 2026 at 11:30 PM")
    XCTAssertEqual(Formats(locale: "en_US", timeZone: "Asia/Tokyo").moment(moment), "Nov 21, 2026 at 8:30 AM")
    XCTAssertEqual(spanish.moment(moment), "20 nov 2026, 23:30")
    XCTAssertEqual(japanese.moment(moment), "2026年11月20日 23:30")
    XCTAssertFalse(english.moment(Moment(milliseconds: .max)).isEmpty)
    XCTAssertFalse(english.moment(Moment(milliseconds: .min)).isEmpty)
  }

  func testAZoneThatNobodyKnowsIsTheSystems() {
    let moment = Moment(milliseconds: 0)
    XCTAssertEqual(
      Formats(locale: "en_US", timeZone: "Nowhere/Land").moment(moment),
      Formats(locale: "en_US").moment(moment)
    )
  }

  func testListsAreJoinedAsTheLanguageJoinsThem() {
    XCTAssertEqual(english.list([]), "")
    XCTAssertEqual(english.list(["a"]), "a")
    XCTAssertEqual(english.list(["a", "b", "c"]), "a, b, and c")
    XCTAssertEqual(spanish.list(["a", "b", "c"]), "a, b y c")
    XCTAssertEqual(japanese.list(["a", "b"]), "a、b")
  }

  func testNoSpaceIsATypesetters() throws {
    let moment = try XCTUnwrap(Moment(iso: "2026-11-20T23:30:00Z"))
    for locale in ["en_US", "es_ES", "ja_JP", "fr_FR", "de_CH"] {
      let formats = Formats(locale: locale, timeZone: "UTC")
      let texts = [
        formats.money(money(123_456_789, .kwd)), formats.money(money(-1, .eur)), formats.number(1_234_567),
        formats.percent(Percent(hundredths: 1_250)), formats.moment(moment), formats.list(["a", "b", "c"]),
      ]
      for text in texts {
        XCTAssertTrue(text.unicodeScalars.allSatisfy { !typesetters.contains($0) }, "\(locale): \(text)")
      }
    }
  }

  private let typesetters: Set<Unicode.Scalar> = ["\u{A0}", "\u{202F}", "\u{2007}", "\u{2009}"]

  private let english = Formats(locale: "en_US", timeZone: "UTC")
  private let spanish = Formats(locale: "es_ES", timeZone: "UTC")
  private let japanese = Formats(locale: "ja_JP", timeZone: "UTC")

  private func money(_ minorUnits: Int64, _ currency: Currency) -> Money {
    Money(minorUnits: minorUnits, currency: currency)
  }
}
