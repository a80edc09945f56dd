/// An ISO 4217 currency with its number of decimals. It takes eight bytes without a reference, so that price lists of
/// any size copy without reference counting.
public struct Currency: Hashable, Sendable {
  private let packedCode: UInt32

  /// The number of decimals of an amount: 0 for JPY, 2 for EUR, 3 for KWD.
  public let exponent: Int32

  /// Creates the currency with a code such as `EUR`; nil for any other text.
  public init?(code: String) {
    guard code.utf8.count == 3, let exponent = Self.exponent(of: code) else { return nil }
    self.init(listedCode: code, exponent: exponent)
  }

  private init(listedCode: String, exponent: Int32) {
    packedCode = listedCode.utf8.reduce(0) { $0 << 8 | UInt32($1) }
    self.exponent = exponent
  }

  /// The three-letter ISO 4217 code.
  public var code: String {
    String(decoding: [16, 8, 0].map { UInt8(truncatingIfNeeded: packedCode >> $0) }, as: UTF8.self)
  }

  /// The number of minor units in a major one: 1, 100 or 1,000.
  public var minorUnitsPerMajor: Int64 { (0..<exponent).reduce(1) { units, _ in units * 10 } }

  /// The euro.
  public static let eur = Currency(listedCode: "EUR", exponent: 2)
  /// The United States dollar.
  public static let usd = Currency(listedCode: "USD", exponent: 2)
  /// The yen, which has no decimals.
  public static let jpy = Currency(listedCode: "JPY", exponent: 0)
  /// The Kuwaiti dinar, which has three decimals.
  public static let kwd = Currency(listedCode: "KWD", exponent: 3)
}

extension Currency: CustomStringConvertible {
  /// The three-letter ISO 4217 code.
  public var description: String { code }
}

extension Currency {
  /// The ISO 4217 codes in alphabetical order.
  public static var codes: [String] { exponents.keys.sorted() }

  static func exponent(of code: String) -> Int32? { exponents[code] }

  private static let exponents: [String: Int32] = {
    var table: [String: Int32] = [:]
    for (exponent, codes) in [(Int32(0), withoutDecimals), (2, withTwoDecimals), (3, withThreeDecimals)] {
      for code in codes.split(whereSeparator: { $0.isWhitespace }) { table[String(code)] = exponent }
    }
    return table
  }()

  private static let withoutDecimals =
    "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"

  private static let withThreeDecimals = "BHD IQD JOD KWD LYD OMR TND"

  private static let withTwoDecimals = """
    AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD
    CAD CDF CHF CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD
    GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD
    MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP
    PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS
    TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG
    """
}
