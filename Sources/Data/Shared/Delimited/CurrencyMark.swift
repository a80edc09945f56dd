import ArcadeDomain

/// The signs and words for currencies that appear beside amounts.
enum CurrencyMark {
  /// Returns the codes of the currencies that a mark may mean, such as `US$`, `kr` or `eur`; empty if it is not a
  /// currency.
  static func codes(of mark: String) -> Set<String> {
    // A point may end a word, but opens the decimals of `$.99`.
    let isWord = mark.last == "." && mark.dropLast().last.map { $0.isLetter || $0 == "/" } ?? false
    let word = isWord ? String(mark.dropLast()) : mark
    if let codes = meanings[word.lowercased()] { return codes }
    let code = word.uppercased()
    return Currency(code: code) == nil ? [] : [code]
  }

  private static let meanings: [String: Set<String>] = {
    var meanings: [String: Set<String>] = [:]
    for line in list.split(separator: "\n") {
      let sides = line.split(separator: ":").map { $0.split(separator: " ").map(String.init) }
      for mark in sides[0] { meanings[mark] = Set(sides[1]) }
    }
    return meanings
  }()

  // In Shift_JIS, a backslash is the yen sign.
  private static let list = #"""
    € euro euros : EUR
    us$ u$s usd$ $us : USD
    £ : GBP
    円 jp¥ : JPY
    元 cn¥ rmb : CNY
    fr sfr : CHF
    a$ au$ : AUD
    c$ ca$ : CAD
    nz$ : NZD
    hk$ : HKD
    nt$ : TWD
    s$ sg$ : SGD
    mx$ : MXN
    r$ : BRL
    s/ : PEN
    zł : PLN
    kč : CZK
    ft : HUF
    lei : RON
    лв : BGN
    ₹ : INR
    ₩ 원 : KRW
    ₽ руб : RUB
    ₺ : TRY
    ₪ : ILS
    ₴ : UAH
    ₫ : VND
    ฿ : THB
    ₱ : PHP
    ¥ ￥ \ : JPY CNY
    kr : SEK NOK DKK ISK
    $ : USD CAD AUD NZD HKD TWD SGD MXN ARS CLP COP UYU DOP BSD BBD BZD BMD BND FJD GYD JMD KYD LRD NAD SBD SRD TTD XCD
    """#
}
