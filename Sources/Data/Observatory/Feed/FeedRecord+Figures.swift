import ArcadeDomain

extension FeedRecord {
  /// Returns the watched figures; throws the first invalid text.
  func figures() throws(FeedRecordError) -> ListingFigures {
    if let trouble { throw trouble }
    return ListingFigures(
      price: try price(),
      reviewCount: try reviewCount(),
      reviewAverage: try reviewAverage(),
      isAvailable: try isAvailable()
    )
  }

  /// The feed's currency; nil if it has none.
  private func currency() throws(FeedRecordError) -> Currency? {
    guard let text = cells[.currency] else { return nil }
    guard let currency = Currency(code: text) else {
      let common = ["EUR", "USD", "GBP", "JPY"]
      throw unknown(.currency, text, allowed: common)
    }
    return currency
  }

  private func price() throws(FeedRecordError) -> Money? {
    let said = try currency()
    guard let text = cells[.price] else { return nil }
    let word = text.utf8.first.map { 0x30...0x39 ~= $0 } == true ? "" : text.folded
    guard !Self.wordsForNothing.contains(word) else { return nil }
    // Only a watched price may be free: nothing is sold for it.
    let isFree = Self.wordsForFree.contains(word)
    let amount = style == .exact || isFree ? nil : ParsedAmount(text)
    let named = said ?? amount?.currency
    let isOpen = named == nil && !(amount?.currencies?.isEmpty ?? false)
    guard let currency = named ?? usualCurrency, !isOpen || amount?.mayBe(currency) ?? true else {
      throw FeedRecordError(.price, .missing(key: FeedField.currency.rawValue))
    }
    guard !isFree else { return .zero(currency) }
    let price: Money
    do throws(AmountError) {
      switch style {
      case .exact: price = try Money(decimal: text, currency: currency)
      case .written(let sign):
        guard let amount else { throw .notANumber(ParsedAmount.shown(text)) }
        price = try amount.money(in: currency, column: sign)
      }
    } catch {
      throw FeedRecordError(.price, .amount(error))
    }
    guard !price.isNegative else { throw belowZero(.price, text) }
    return price
  }

  private static let wordsForFree: Set<String> = ["free", "gratis", "無料"]
  private static let wordsForNothing: Set<String> = ["-", "--", "–", "—", "n/a"]

  private func reviewCount() throws(FeedRecordError) -> Int? {
    guard let text = cells[.reviewCount] else { return nil }
    let count: Int64
    do {
      count = try DecimalText.units(of: text, scale: 0)
    } catch {
      throw FeedRecordError(.reviewCount, .wrongShape(expected: .wholeNumber))
    }
    guard count >= 0 else { throw belowZero(.reviewCount, text) }
    return Int(count)
  }

  private func reviewAverage() throws(FeedRecordError) -> ReviewAverage? {
    guard let text = cells[.reviewAverage] else { return nil }
    let average: ReviewAverage
    do {
      average = try ReviewAverage(decimal: text.replacing(",", with: "."))
    } catch {
      throw FeedRecordError(.reviewAverage, .amount(error))
    }
    guard average.thousandths >= 0 else { throw belowZero(.reviewAverage, text) }
    return average
  }

  private func isAvailable() throws(FeedRecordError) -> Bool? {
    guard let text = cells[.availability] else { return nil }
    guard let isAvailable = AvailabilityText.meaning(of: text) else {
      throw unknown(.availability, text, allowed: ["true", "false"])
    }
    return isAvailable
  }

  private func belowZero(_ field: FeedField, _ text: String) -> FeedRecordError {
    FeedRecordError(field, .outOfRange(String(text.prefix(40)), lowest: "0", highest: nil))
  }

  private func unknown(_ field: FeedField, _ text: String, allowed: [String]) -> FeedRecordError {
    let nearest = NearestMatch.of(text, among: allowed)
    return FeedRecordError(field, .unknownValue(String(text.prefix(40)), allowed: allowed, nearest: nearest))
  }
}

/// The words for availability in feeds.
enum AvailabilityText {
  private static let meanings: [String: Bool] = [
    "true": true, "1": true, "yes": true, "y": true, "available": true, "instock": true, "limitedavailability": true,
    "preorder": true, "presale": true, "backorder": true, "madetoorder": true, "onlineonly": true, "instoreonly": true,
    "reserved": false,
    "si": true, "disponible": true, "enstock": true, "haystock": true, "在庫あり": true, "在庫有り": true, "有": true,
    "false": false, "0": false, "no": false, "n": false, "unavailable": false, "outofstock": false, "soldout": false,
    "discontinued": false, "agotado": false, "agotada": false, "nodisponible": false, "sinstock": false,
    "sinexistencias": false, "売り切れ": false, "売切れ": false, "売切": false, "在庫なし": false, "在庫無し": false,
    "品切れ": false, "無": false,
  ]

  /// Returns the meaning of a word, of an address such as `https://schema.org/InStock`, or of a stock count; nil for
  /// anything else.
  static func meaning(of text: String) -> Bool? {
    if let meaning = meanings[text] { return meaning }
    if !text.isEmpty, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) { return text.utf8.contains { $0 != 0x30 } }
    let word = text.split(separator: "/").last.map(String.init) ?? text
    guard word.first != "-" else { return nil }
    return meanings[word.folded.filter { !$0.isWhitespace && $0 != "_" && $0 != "-" }]
  }
}
