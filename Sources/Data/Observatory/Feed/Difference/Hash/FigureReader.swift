import ArcadeDomain

/// Reads what is watched from bytes that are written as nearly all are, without making a text of them.
///
/// What it does not know it leaves to ``FeedRecord``, which knows every way of
/// writing a figure, and what is wrong with it, and takes fifty times as long.
struct FigureReader {
  private let hash: KeyedHash
  private let euro: UInt64
  private var currencies = WordMemo<(Currency, code: UInt64)>()
  private var availabilities = WordMemo<Bool>()

  init(_ hash: KeyedHash) {
    self.hash = hash
    euro = hash(Currency.eur.code)
  }

  /// Returns the hash of what a row says; nil where the bytes alone do not tell.
  mutating func hash(of row: ComparedFields<Range<Int>>, in bytes: LentBytes) -> UInt64? {
    numbers(of: row, in: bytes).map(hashed)
  }

  /// Returns what a row says; nil where the bytes alone do not tell.
  mutating func figures(of row: ComparedFields<Range<Int>>, in bytes: LentBytes) -> ListingFigures? {
    numbers(of: row, in: bytes).map { numbers in
      ListingFigures(
        price: numbers.has & Numbers.price == 0 ? nil : Money(minorUnits: numbers.price, currency: numbers.currency),
        reviewCount: numbers.has & Numbers.count == 0 ? nil : Int(numbers.count),
        reviewAverage: numbers.has & Numbers.average == 0 ? nil : ReviewAverage(thousandths: numbers.average),
        isAvailable: numbers.has & Numbers.availability == 0 ? nil : numbers.has & Numbers.isAvailable != 0
      )
    }
  }

  /// Returns the print of a row that was read as texts; throws where it has no id.
  func rowPrint(of record: FeedRecord, at place: RowPlace) throws(FeedRecordError) -> RowPrint {
    let id = hash(try record.id())
    guard let figures = try? record.figures() else {
      let written = FeedField.figures.reduce(0) { hash($0, record.cells[$1].map { hash($0) } ?? 0) }
      return RowPrint(id: id, figures: written, isReadable: false, at: place)
    }
    var numbers = Numbers(currency: .eur, code: 0)
    if let price = figures.price {
      (numbers.price, numbers.code) = (price.minorUnits, hash(price.currency.code))
      numbers.has |= Numbers.price
    }
    if let count = figures.reviewCount { (numbers.count, numbers.has) = (Int64(count), numbers.has | Numbers.count) }
    if let average = figures.reviewAverage {
      (numbers.average, numbers.has) = (average.thousandths, numbers.has | Numbers.average)
    }
    if let isAvailable = figures.isAvailable {
      numbers.has |= isAvailable ? Numbers.availability | Numbers.isAvailable : Numbers.availability
    }
    return RowPrint(id: id, figures: hashed(numbers), isReadable: true, at: place)
  }

  @inline(__always)
  private mutating func numbers(of row: ComparedFields<Range<Int>>, in bytes: LentBytes) -> Numbers? {
    var numbers = Numbers(currency: .eur, code: euro)
    if !row.currency.isEmpty {
      let known = currencies.meaning(of: hash.key(of: row.currency, in: bytes)) { [hash] in
        Currency(code: bytes[row.currency].repairedText.trimmed).map { ($0, hash($0.code)) }
      }
      guard let known else { return nil }
      (numbers.currency, numbers.code) = known
    }
    if !row.availability.isEmpty {
      let meaning = availabilities.meaning(of: hash.key(of: row.availability, in: bytes)) {
        AvailabilityText.meaning(of: bytes[row.availability].repairedText.trimmed)
      }
      guard let meaning else { return nil }
      numbers.has = meaning ? Numbers.availability | Numbers.isAvailable : Numbers.availability
    }
    guard let price = PlainDecimal.units(of: row.price, in: bytes, scale: Int(numbers.currency.exponent)),
      let count = PlainDecimal.units(of: row.reviewCount, in: bytes, scale: 0),
      let average = PlainDecimal.units(of: row.reviewAverage, in: bytes, scale: 3)
    else { return nil }
    (numbers.price, numbers.count, numbers.average) = (price, count, average)
    if !row.price.isEmpty { numbers.has |= Numbers.price }
    if !row.reviewCount.isEmpty { numbers.has |= Numbers.count }
    if !row.reviewAverage.isEmpty { numbers.has |= Numbers.average }
    return numbers
  }

  @inline(__always)
  private func hashed(_ numbers: Numbers) -> UInt64 {
    // A currency without a price says nothing.
    let price = hash(UInt64(bitPattern: numbers.price), numbers.has & Numbers.price == 0 ? 0 : numbers.code)
    let others = hash(UInt64(bitPattern: numbers.count) ^ price, UInt64(bitPattern: numbers.average))
    return hash(others, numbers.has)
  }
}

/// What is watched in a row as numbers, with 0 for what is not there.
private struct Numbers {
  var currency: Currency
  /// The hash of the currency.
  var code: UInt64
  var price: Int64 = 0
  var count: Int64 = 0
  var average: Int64 = 0
  /// What is there.
  var has: UInt64 = 0

  static let price: UInt64 = 1
  static let count: UInt64 = 2
  static let average: UInt64 = 4
  static let availability: UInt64 = 8
  static let isAvailable: UInt64 = 16
}
