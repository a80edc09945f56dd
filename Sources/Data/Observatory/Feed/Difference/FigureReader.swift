import ArcadeDomain

/// A fast reader of figures in the usual format, straight from bytes.
///
/// Everything else is left to ``FeedRecord``, which reads every format and reports mistakes, and takes fifty times as
/// long.
struct FigureReader {
  private let hash: KeyedHash
  private let euro: (Currency, hash: UInt64)
  /// Whether the decimal sign is a comma, so that a point needs the slow path.
  private let hasCommas: Bool
  private var currencies = WordMemo<(Currency, hash: UInt64)>()
  private var availabilities = WordMemo<Bool>()

  init(_ hash: KeyedHash, of feed: ListingFeed) {
    self.hash = hash
    hasCommas = feed.decimalSign == .comma
    euro = (.eur, hash(Currency.eur.code))
  }

  /// Returns the hash of a row's figures; nil if the slow path is needed.
  mutating func hash(of row: ComparedFields<Range<Int>>, in bytes: ByteView) -> UInt64? {
    read(row, in: bytes).map(hashed)
  }

  /// Returns a row's figures; nil if the slow path is needed.
  mutating func figures(of row: ComparedFields<Range<Int>>, in bytes: ByteView) -> ListingFigures? {
    read(row, in: bytes)?.figures
  }

  /// Returns the fingerprint of a row that was read as text; throws if it has no ID.
  func rowPrint(of record: FeedRecord, at place: RowPlace) throws(FeedRecordError) -> RowFingerprint {
    let id = hash(try record.id())
    guard let figures = try? record.figures() else {
      let written = FeedField.figures.reduce(0) { hash($0, record.cells[$1].map { hash($0) } ?? 0) }
      return RowFingerprint(id: id, figures: written, isReadable: false, at: place)
    }
    let currency = figures.price.map { hash($0.currency.code) } ?? 0
    return RowFingerprint(id: id, figures: hashed(figures, currency), isReadable: true, at: place)
  }

  @inline(__always)
  private mutating func read(
    _ row: ComparedFields<Range<Int>>,
    in bytes: ByteView
  ) -> (figures: ListingFigures, currency: UInt64)? {
    var currency = euro
    if !row.currency.isEmpty {
      let known = currencies.meaning(of: hash.key(of: row.currency, in: bytes)) { [hash] in
        Currency(code: bytes[row.currency].repairedText.trimmed).map { ($0, hash($0.code)) }
      }
      guard let known else { return nil }
      currency = known
    }
    var isAvailable: Bool?
    if !row.availability.isEmpty {
      let meaning = availabilities.meaning(of: hash.key(of: row.availability, in: bytes)) {
        AvailabilityText.meaning(of: bytes[row.availability].repairedText.trimmed)
      }
      guard let meaning else { return nil }
      isAvailable = meaning
    }
    guard !hasCommas || bytes.first(UInt8(ascii: "."), from: row.price.lowerBound, to: row.price.upperBound) == nil,
      let price = PlainDecimal.units(of: row.price, in: bytes, scale: Int(currency.0.exponent)),
      let count = PlainDecimal.units(of: row.reviewCount, in: bytes, scale: 0),
      let average = PlainDecimal.units(of: row.reviewAverage, in: bytes, scale: 3)
    else { return nil }
    let figures = ListingFigures(
      price: row.price.isEmpty ? nil : Money(minorUnits: price, currency: currency.0),
      reviewCount: row.reviewCount.isEmpty ? nil : Int(count),
      reviewAverage: row.reviewAverage.isEmpty ? nil : ReviewAverage(thousandths: average),
      isAvailable: isAvailable
    )
    return (figures, currency.hash)
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

extension KeyedHash {
  /// Hashes an ID; nil if spaces, an apostrophe or an escape may have to be removed.
  @inline(__always)
  func plainID(_ place: Range<Int>, in bytes: ByteView) -> UInt64? {
    guard !place.isEmpty else { return nil }
    let (first, last) = (bytes[place.lowerBound], bytes[place.upperBound - 1])
    guard 0x21...0x7E ~= first, 0x21...0x7E ~= last, first != FormulaGuard.apostrophe else { return nil }
    var (position, unusual): (Int, UInt64) = (place.lowerBound, 0)
    while position < place.upperBound {
      let word = bytes.word(from: position, to: place.upperBound)
      unusual |= word & ByteMatch.tops | ByteMatch.places(of: .backslash, in: word)
      position += 8
    }
    return unusual == 0 ? self(bytes, place) : nil
  }
}
