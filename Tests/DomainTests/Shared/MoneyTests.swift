import ArcadeDomain
import XCTest

final class MoneyTests: XCTestCase {
  func testAmountsAreReadExactly() throws {
    let cases: [(String, Currency, Int64)] = [
      ("7.5", .eur, 750), ("7.50", .eur, 750), ("7", .eur, 700), ("0", .eur, 0), ("-0.01", .eur, -1),
      ("7.500", .eur, 750), ("120", .jpy, 120), ("1.5", .kwd, 1_500), ("1.234", .kwd, 1_234),
      ("92233720368547758.06", .eur, .max - 1), ("-92233720368547758.08", .eur, .min), ("007.5", .eur, 750),
    ]
    for (text, currency, expected) in cases {
      XCTAssertEqual(try Money(decimal: text, currency: currency).minorUnits, expected, text)
    }
  }

  func testTextsThatAreNoExactAmountsAreRefusedWithTheReason() {
    let cases: [(String, Currency, AmountError)] = [
      ("1,234.50", .eur, .notANumber("1,234.50")), ("7.505", .eur, .tooPrecise("7.505", decimals: 2)),
      ("1.5", .jpy, .tooPrecise("1.5", decimals: 0)), ("NaN", .eur, .notANumber("NaN")),
      ("1e30", .eur, .notANumber("1e30")),
      ("1000000000000000000000000000000", .eur, .tooLarge("1000000000000000000000000000000")),
      ("92233720368547758.07", .eur, .tooLarge("92233720368547758.07")),
      ("92233720368547758.08", .eur, .tooLarge("92233720368547758.08")), ("", .eur, .notANumber("")),
      (".5", .eur, .notANumber(".5")), ("5.", .eur, .notANumber("5.")), ("-", .eur, .notANumber("-")),
      ("--1", .eur, .notANumber("--1")), ("+1", .eur, .notANumber("+1")), (" 1", .eur, .notANumber(" 1")),
      ("1.2.3", .eur, .notANumber("1.2.3")), ("１", .eur, .notANumber("１")),
    ]
    for (text, currency, expected) in cases {
      assertThrows(expected, try Money(decimal: text, currency: currency), text)
    }
  }

  func testTheDecimalTextReadsBackAsTheSameAmount() throws {
    var random = SplitMix64(seed: 1)
    for currency in [Currency.eur, .jpy, .kwd] {
      for _ in 0..<2_000 {
        let minorUnits = Int64(bitPattern: random.next()) >> Int64(random.integer(below: 63))
        let money = Money(minorUnits: minorUnits, currency: currency)
        XCTAssertEqual(try Money(decimal: money.decimalText, currency: currency), money)
      }
    }
    XCTAssertEqual(Money(minorUnits: 5, currency: .eur).decimalText, "0.05")
    XCTAssertEqual(Money(minorUnits: -5, currency: .kwd).decimalText, "-0.005")
    XCTAssertEqual(Money(minorUnits: 5, currency: .jpy).decimalText, "5")
    XCTAssertEqual(Money(minorUnits: .min, currency: .eur).decimalText, "-92233720368547758.08")
  }

  func testTwoCurrenciesNeverAdd() {
    let euro = Money(minorUnits: 1, currency: .eur)
    let yen = Money(minorUnits: 1, currency: .jpy)
    assertThrows(MoneyError.currenciesDiffer(.eur, .jpy), try euro.adding(yen))
    assertThrows(MoneyError.currenciesDiffer(.eur, .jpy), try euro.subtracting(yen))
  }

  func testAnOverflowIsAnErrorInsteadOfATrap() {
    let most = Money(minorUnits: .max, currency: .eur)
    let least = Money(minorUnits: .min, currency: .eur)
    XCTAssertThrowsError(try most.adding(Money(minorUnits: 1, currency: .eur)))
    XCTAssertThrowsError(try least.subtracting(Money(minorUnits: 1, currency: .eur)))
    assertThrows(MoneyError.overflow, try most.multiplied(by: 2))
  }
}

final class CurrencyTests: XCTestCase {
  func testACurrencyKnowsItsDecimals() {
    for (code, exponent) in [("JPY", 0), ("KRW", 0), ("EUR", 2), ("USD", 2), ("KWD", 3), ("TND", 3)] {
      XCTAssertEqual(Currency(code: code)?.exponent, Int32(exponent), code)
      XCTAssertEqual(Currency(code: code)?.code, code)
    }
    XCTAssertEqual(Currency(code: "EUR"), .eur)
    XCTAssertEqual(Currency.kwd.minorUnitsPerMajor, 1_000)
  }

  func testOnlyListedCodesAreCurrencies() {
    for text in ["", "EU", "eur", "EURO", "XXX", "€", "E R"] { XCTAssertNil(Currency(code: text), text) }
  }
}
