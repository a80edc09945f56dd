import ArcadeDomain

/// Reads what is watched from bytes that are written as nearly all are, without making a text of them.
///
/// What it does not know it leaves to ``FeedRecord``, which knows every way of
/// writing a figure, and what is wrong with it, and takes fifty times as long.
struct FigureReader {
  private let hash: KeyedHash
  private let euro: (Currency, code: UInt64)
  private var currencies = WordMemo<(Currency, code: UInt64)>()
  private var availabilities = WordMemo<Bool>()

  init(_ hash: KeyedHash) {
    self.hash = hash
    euro = (.eur, hash(Currency.eur.code))
  }

  /// Returns what a row says, and the hash of that; nil where the bytes alone do not tell.
  @inline(__always)
  mutating func read(_ row: ComparedFields<Range<Int>>, in bytes: LentBytes) -> (figures: ListingFigures, hash: UInt64)?
  {
    var currency = euro
    if !row.currency.isEmpty {
      let word = hash.key(of: row.currency, in: bytes)
      let known = currencies.meaning(of: word) { [hash] in
        Currency(code: bytes[row.currency].repairedText.trimmed).map { ($0, hash($0.code)) }
      }
      guard let known else { return nil }
      currency = known
    }
    var isAvailable: Bool?
    if !row.availability.isEmpty {
      let word = hash.key(of: row.availability, in: bytes)
      let meaning = availabilities.meaning(of: word) {
        AvailabilityText.meaning(of: bytes[row.availability].repairedText.trimmed)
      }
      guard let meaning else { return nil }
      isAvailable = meaning
    }
    guard let price = PlainDecimal.units(of: row.price, in: bytes, scale: Int(currency.0.exponent)),
      let count = PlainDecimal.units(of: row.reviewCount, in: bytes, scale: 0),
      let average = PlainDecimal.units(of: row.reviewAverage, in: bytes, scale: 3)
    else { return nil }
    let figures = ListingFigures(
      price: row.price.isEmpty ? nil : Money(minorUnits: price, currency: currency.0),
      reviewCount: row.reviewCount.isEmpty ? nil : Int(count),
      reviewAverage: row.reviewAverage.isEmpty ? nil : ReviewAverage(thousandths: average),
      isAvailable: isAvailable
    )
    return (figures, hashed(figures, currency.code))
  }

  /// Returns the print of a row that was read as texts; throws where it has no id.
  func rowPrint(of record: FeedRecord, at place: RowPlace) throws(FeedRecordError) -> RowPrint {
    let id = hash(try record.id())
    guard let figures = try? record.figures() else {
      let written = FeedField.figures.reduce(0) { hash($0, record.cells[$1].map { hash($0) } ?? 0) }
      return RowPrint(id: id, figures: written, isReadable: false, at: place)
    }
    let code = figures.price.map { hash($0.currency.code) } ?? 0
    return RowPrint(id: id, figures: hashed(figures, code), isReadable: true, at: place)
  }

  @inline(__always)
  private func hashed(_ figures: ListingFigures, _ currency: UInt64) -> UInt64 {
    var known: UInt64 = figures.isAvailable.map { $0 ? 2 : 1 } ?? 0
    var (price, count, average): (UInt64, UInt64, UInt64) = (0, 0, 0)
    if let amount = figures.price {
      (price, known) = (hash(UInt64(bitPattern: amount.minorUnits), currency), known | 4)
    }
    if let number = figures.reviewCount { (count, known) = (UInt64(number), known | 8) }
    if let mean = figures.reviewAverage { (average, known) = (UInt64(bitPattern: mean.thousandths), known | 16) }
    return hash(hash(price ^ count, average), known)
  }
}
