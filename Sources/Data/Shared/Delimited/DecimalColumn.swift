import ArcadeDomain

/// What the first amounts of a column tell about its decimal sign.
struct DecimalColumn: Sendable {
  /// Where the first amount stands that has each sign.
  private(set) var places: [DecimalSign: Int] = [:]
  private var count = 0

  /// So many of them are looked at.
  static let most = 1_000

  /// Whether no more of them count.
  var isFull: Bool { count >= Self.most }

  /// Looks at one more, in what begins at a place.
  mutating func look(at text: String, in place: Int) {
    guard !isFull, let amount = ParsedAmount(text) else { return }
    count += 1
    if case .known(let sign) = amount.sign, places[sign] == nil { places[sign] = place }
  }

  /// Looks at one that stands in bytes; most are digits and a point, of which no text has to be made.
  mutating func look(at amount: Range<Int>, of bytes: ByteView, in place: Int) {
    guard PlainDecimal.units(of: amount, in: bytes, scale: 2) != nil else {
      return look(at: bytes[amount].repairedText, in: place)
    }
    let hasPoint = bytes.first(UInt8(ascii: "."), from: amount.lowerBound, to: amount.upperBound) != nil
    if hasPoint, !isFull, places[.point] == nil { places[.point] = place }
    count += 1
  }

  /// Counts one that is a number of JSON, which tells nothing of texts.
  mutating func passNumber() { count += 1 }

  /// The sign; nil where no amount tells it, or they contradict each other.
  var sign: DecimalSign? { places.count == 1 ? places.keys.first : nil }

  /// Where the first amounts stand that contradict each other, the earlier one first; nil where none do.
  var contradiction: [Int]? { places.count == 2 ? places.values.sorted() : nil }
}
