import ArcadeDomain
import Foundation
import XCTest

@testable import ArcadeData

/// Three hundred prices as people write them, with their amounts.
final class WrittenPriceTests: XCTestCase {
  func testPricesAreReadAsPeopleWriteThem() throws {
    var seen: Set<String> = []
    for (context, list) in [
      ("", Self.alone), ("", Self.beside), ("", Self.words), ("", Self.wrong), ("decimal=comma", Self.ofCommas),
      ("decimal=point", Self.ofPoints), ("JPY", Self.yen), ("SEK", Self.crowns), ("USD", Self.dollars),
    ] {
      let currency = context.contains("=") ? "" : context
      let columns = try context.contains("=") ? FeedColumns(context) : .usual
      for entry in list.split(whereSeparator: { $0 == "|" || $0 == "\n" }) {
        let (text, expected) = Self.sides(of: entry)
        XCTAssertTrue(seen.insert("\(context) \(text)").inserted, "\(text) stands here twice")
        let feed = try readFeed("id\tprice\tcurrency\na\t\(text)\t\(currency)\n", columns: columns)
        XCTAssertEqual(Self.words(for: feed), expected, "\(text) \(context)")
      }
    }
    XCTAssertGreaterThanOrEqual(seen.count, 300)
  }

  /// Returns a text and, from after the last arrow, its meaning.
  private static func sides(of entry: Substring) -> (String, String) {
    let sides = entry.split(separator: "→").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " ")) }
    return (sides[0], sides[1])
  }

  private static func words(for feed: (listings: [Listing], problems: TruncatedList<ListingProblem>)) -> String {
    if let listing = feed.listings.first {
      return listing.price.map { "\($0.currency.code) \($0.decimalText)" } ?? "nothing"
    }
    switch feed.problems.first?.mistake {
    case .amount(.notANumber): return "no amount"
    case .amount(.undecided): return "undecided"
    case .amount(.otherSign): return "other sign"
    case .amount(.tooPrecise): return "too precise"
    case .amount(.tooLarge): return "too large"
    case .missing(key: "currency"): return "which currency"
    case .outOfRange: return "below zero"
    default: return "\(feed.problems)"
    }
  }

  private static let alone = """
    7 → EUR 7.00 | 7.5 → EUR 7.50 | 7,5 → EUR 7.50 | 7.50 → EUR 7.50 | 7,50 → EUR 7.50 | 0 → EUR 0.00
    0.99 → EUR 0.99 | 0,99 → EUR 0.99 | 00,99 → EUR 0.99 | 007 → EUR 7.00 | 12 → EUR 12.00 | 1234 → EUR 1234.00
    1234.5 → EUR 1234.50 | 1234,5 → EUR 1234.50 | 1234.50 → EUR 1234.50 | 1234,50 → EUR 1234.50
    12345,6 → EUR 12345.60 | 1.234,50 → EUR 1234.50 | 1,234.50 → EUR 1234.50 | 1.234.567 → EUR 1234567.00
    1,234,567 → EUR 1234567.00 | 1.234.567,89 → EUR 1234567.89 | 1,234,567.89 → EUR 1234567.89
    1'234.50 → EUR 1234.50 | 1’234.50 → EUR 1234.50 | 1'234,50 → EUR 1234.50 | 1'234 → EUR 1234.00
    12'345'678.90 → EUR 12345678.90 | 1 234,50 → EUR 1234.50 | 1 234.50 → EUR 1234.50 | 12 345 → EUR 12345.00
    1\u{A0}234,50 → EUR 1234.50 | 1\u{202F}234,50 → EUR 1234.50 | 1\u{2009}234,50 → EUR 1234.50
    1 234 567 → EUR 1234567.00 | 0,0 → EUR 0.00 | 20.0000 → EUR 20.00 | 0.500 → EUR 0.50 | 0,500 → EUR 0.50
    1234.500 → EUR 1234.50 | 12,- → EUR 12.00 | 12.- → EUR 12.00 | 1.200,- → EUR 1200.00 | 1'200.– → EUR 1200.00
    1.200.- → EUR 1200.00 | 12,-- → EUR 12.00 | 12:- → EUR 12.00 | 1.2 → EUR 1.20 | 12345678 → EUR 12345678.00
    １２．５０ → EUR 12.50 | １，２３４．５０ → EUR 1234.50
    """

  private static let beside = #"""
    1.099,00 € → EUR 1099.00 | €1.099,00 → EUR 1099.00 | € 1.099,00 → EUR 1099.00 | 1.099,00€ → EUR 1099.00
    EUR 1.099,00 → EUR 1099.00 | 1.099,00 EUR → EUR 1099.00 | 1.099,00 eur → EUR 1099.00 | Eur 1099 → EUR 1099.00
    1099 euros → EUR 1099.00 | 1 euro → EUR 1.00 | 1099 Euros → EUR 1099.00 | 1.099,00\#u{A0}€ → EUR 1099.00
    12.345.678,90 € → EUR 12345678.90 | €0.01 → EUR 0.01 | 0,01 € → EUR 0.01 | 12,- € → EUR 12.00 | € 12,- → EUR 12.00
    12,50 € EUR → EUR 12.50 | 12,-- € → EUR 12.00 | US$ 1,299.99 → USD 1299.99 | US$1,299.99 → USD 1299.99
    1,299.99 US$ → USD 1299.99 | U$S 1.299,99 → USD 1299.99 | USD 1,299.99 → USD 1299.99 | 1,299.99 USD → USD 1299.99
    usd 5 → USD 5.00 | $5 USD → USD 5.00 | USD $5 → USD 5.00 | $ 1,299.99 USD → USD 1299.99 | USD$5 → USD 5.00
    $12.50 MXN → MXN 12.50 | MX$ 12.50 → MXN 12.50 | MXN $12.50 → MXN 12.50 | A$ 12.50 → AUD 12.50
    AU$12.50 → AUD 12.50 | C$12.50 → CAD 12.50 | CA$12.50 → CAD 12.50 | NZ$12.50 → NZD 12.50 | HK$12.50 → HKD 12.50
    NT$120 → TWD 120.00 | S$12.50 → SGD 12.50 | R$ 12,50 → BRL 12.50 | R$ 1.299,90 → BRL 1299.90
    S/ 12.50 → PEN 12.50 | S/. 12.50 → PEN 12.50 | S/.12.50 → PEN 12.50 | £12.50 → GBP 12.50 | £1,299.99 → GBP 1299.99
    12.50 £ → GBP 12.50 | GBP 12.50 → GBP 12.50 | CHF 12.- → CHF 12.00 | CHF 12.– → CHF 12.00 | CHF 12.— → CHF 12.00
    12.- CHF → CHF 12.00 | CHF 1'200.- → CHF 1200.00 | CHF 1’234.50 → CHF 1234.50 | Fr. 12.50 → CHF 12.50
    Fr. 1'234.50 → CHF 1234.50 | SFr. 12.- → CHF 12.00 | 12.50 Fr. → CHF 12.50 | 12,50 zł → PLN 12.50
    1 299,00 zł → PLN 1299.00 | PLN 12,50 → PLN 12.50 | 1 299 Kč → CZK 1299.00 | 12,50 Kč → CZK 12.50
    1 299 Ft → HUF 1299.00 | 12,50 lei → RON 12.50 | 12,50 лв. → BGN 12.50 | ₹ 999 → INR 999.00 | ₹1,299.00 → INR 1299.00
    ₩12,000 → KRW 12000 | 12,000원 → KRW 12000 | 1 299 ₽ → RUB 1299.00 | 1 299,50 руб. → RUB 1299.50
    ₺1.299,90 → TRY 1299.90 | ₪12.90 → ILS 12.90 | 12,50 ₴ → UAH 12.50 | 25.000 ₫ → VND 25000 | ฿120 → THB 120.00
    ₱1,299.00 → PHP 1299.00 | 1,200円 → JPY 1200 | 980円 → JPY 980 | １，２００円 → JPY 1200 | 1200 円 → JPY 1200
    JPY 1,200 → JPY 1200 | JP¥1,200 → JPY 1200 | 12.50元 → CNY 12.50 | CN¥12.50 → CNY 12.50 | RMB 12.50 → CNY 12.50
    SEK 1 099 → SEK 1099.00 | 1 099 SEK → SEK 1099.00 | 1 099,50 sek → SEK 1099.50 | NOK 1.099,50 → NOK 1099.50
    1.099,50 kr DKK → DKK 1099.50 | ISK 1.099 → ISK 1099 | KWD 1.250 → KWD 1.250 | KWD 1.5 → KWD 1.500
    BHD 12.345 → BHD 12.345 | 1,250 KWD → KWD 1.250 | CLP 1.990 → CLP 1990 | $1.990 CLP → CLP 1990
    ARS 1.299,00 → ARS 1299.00 | $ 1.299,00 ARS → ARS 1299.00 | UYU 12,50 → UYU 12.50 | DOP 12.50 → DOP 12.50
    """#

  private static let words = #"""
    free → EUR 0.00 | Free → EUR 0.00 | FREE → EUR 0.00 | gratis → EUR 0.00 | Gratis → EUR 0.00 | GRATIS → EUR 0.00
    無料 → EUR 0.00 | Ｆｒｅｅ → EUR 0.00 | - → nothing | – → nothing | — → nothing | -- → nothing | n/a → nothing
    N/A → nothing | $5 → which currency | $1,299.99 → which currency | 5 $ → which currency | $ 0 → which currency
    1 099 kr → which currency | kr 12,50 → which currency | 12,50 kr. → which currency | ¥1,200 → which currency
    ￥１，２００ → which currency | ￥480 → which currency | \1,200 → which currency | 1 099:- kr → which currency
    1.400 → undecided | 1,400 → undecided | 12.500 → undecided | 999,999 → undecided | 1.000 € → undecided
    €1,000 → undecided | 12,500 EUR → undecided | USD 1,299 → undecided | £1,299 → undecided | CHF 1.299 → undecided
    ₹12,999 → undecided | COP 12.990 → undecided | 7.505 → undecided | R$ 1.299 → undecided
    """#

  private static let wrong = """
    consultar → no amount | Consultar precio → no amount | a consultar → no amount | 要問合せ → no amount
    1,23,456 → no amount | 1.23.4 → no amount | 1,234.5.6 → no amount | 1.234,567,8 → no amount
    1234,567,890 → no amount | 12 34 → no amount | 1 23,50 → no amount | .5 → no amount | ,5 → no amount | 5, → no amount
    $.99 → no amount | 5 apples → no amount | 12€50 → no amount | 10-20 → no amount | 10–20 € → no amount
    1e3 → no amount | 0x10 → no amount | 12% → no amount | 12 kg → no amount | 1/2 → no amount | 12:50 → no amount
    € £ 5 → no amount | € $ 5 → no amount | €5 USD → no amount | 12,50 €/kg → no amount | 12,50 € IVA → no amount
    12 . 50 → no amount | desde 12 € → no amount | 2 x 5 € → no amount | 5 € 6 € → no amount | EURO5X → no amount
    -5 → below zero | -7,50 € → below zero | €-5 → below zero | −5 → below zero | € -1.234,50 → below zero
    1.2345 → too precise | 1,2345 → too precise | 1234,567 → too precise | 0,505 € → too precise | ¥0.5 JPY → too precise
    99999999999999999999 → too large | 99.999.999.999.999.999.999 € → too large
    """

  private static let ofCommas = """
    1.400 → EUR 1400.00 | 1,400 → EUR 1.40 | 1.400 € → EUR 1400.00 | 12.500 → EUR 12500.00 | 999.999 → EUR 999999.00
    7,50 → EUR 7.50 | 1.234,50 → EUR 1234.50 | 1234 → EUR 1234.00 | 1.234.567 → EUR 1234567.00 | 0,500 → EUR 0.50
    US$ 1.299 → USD 1299.00 | CHF 1.299 → CHF 1299.00 | 1'234,50 → EUR 1234.50 | 1 234 → EUR 1234.00
    12,- → EUR 12.00 | free → EUR 0.00 | - → nothing | KWD 1.234 → KWD 1234.000 | KWD 1,234 → KWD 1.234
    JPY 1.200 → JPY 1200 | JPY 1,200 → JPY 1200 | 7,505 → too precise | 7.50 → other sign | 7.5 → other sign
    0.99 → other sign | 1,234.50 → other sign | 1,234,567 → other sign | 12.- → other sign | 1.400 kr → which currency
    consultar → no amount
    """

  private static let ofPoints = """
    1.400 → EUR 1.40 | 1,400 → EUR 1400.00 | 12,500 EUR → EUR 12500.00 | £1,299 → GBP 1299.00 | ₹12,999 → INR 12999.00
    1,299.99 → EUR 1299.99 | 1'234.50 → EUR 1234.50 | 12.- → EUR 12.00 | COP 12.990 → COP 12.99
    KWD 1,234 → KWD 1234.000 | 7.505 → too precise | 7,50 → other sign | 1.234,50 → other sign | 0,5 → other sign
    1.234.567 → other sign | 12,- → other sign
    """

  private static let yen = #"""
    980 → JPY 980 | 1,200 → JPY 1200 | 1.200 → JPY 1200 | ¥1,200 → JPY 1200 | ￥４８０ → JPY 480 | 1,234,567 → JPY 1234567
    1,200円 → JPY 1200 | \980 → JPY 980 | ¥ 1 200 → JPY 1200 | 1200.00 → JPY 1200 | 無料 → JPY 0 | ￥1,200.- → JPY 1200
    1200.5 → too precise | €5 → no amount | $5 → no amount | 5 USD → no amount
    """#

  private static let crowns = """
    1 099 kr → SEK 1099.00 | 12,50 kr → SEK 12.50 | kr 12,50 → SEK 12.50 | 12,50 kr. → SEK 12.50 | 1 099:- → SEK 1099.00
    1.099,50 → SEK 1099.50 | 1.099 kr → undecided | €5 → no amount
    """

  private static let dollars = """
    $5 → USD 5.00 | $1,299.99 → USD 1299.99 | 1,299.99 → USD 1299.99 | US$5 → USD 5.00 | 5 $ → USD 5.00
    gratis → USD 0.00 | $1,299 → undecided | £5 → no amount
    """
}
