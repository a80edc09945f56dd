extension Currency {
  /// The codes that ISO 4217 lists, in the order of the alphabet.
  public static var codes: [String] { exponents.keys.sorted() }

  /// The decimals of the currency with a code; nil where ISO 4217 lists none.
  static func exponent(of code: String) -> Int32? {
    exponents[code]
  }

  private static let exponents: [String: Int32] = {
    var table: [String: Int32] = [:]
    for (exponent, codes) in [(Int32(0), withoutDecimals), (2, withTwoDecimals), (3, withThreeDecimals)] {
      for code in codes.split(whereSeparator: \.isWhitespace) { table[String(code)] = exponent }
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
