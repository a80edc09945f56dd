import ArcadeDomain

/// The decimal sign that the first amounts of a column imply.
struct DecimalColumn: Sendable {
  /// The place of the first amount with each sign.
  private(set) var places: [DecimalSign: Int] = [:]
  private var count = 0

  /// The number of amounts that are examined.
  static let most = 1_000

  /// Whether enough amounts were examined.
  var isFull: Bool { count >= Self.most }

  /// Examines an amount in the record that begins at a place.
  mutating func look(at text: String, in place: Int) {
    guard !isFull, let amount = ParsedAmount(text) else { return }
    count += 1
    if case .known(let sign) = amount.sign, places[sign] == nil { places[sign] = place }
  }

  /// Examines an amount in bytes. Most are digits and a point, so no text is made of them.
  mutating func look(at amount: Range<Int>, of bytes: ByteView, in place: Int) {
    guard PlainDecimal.units(of: amount, in: bytes, scale: 2) != nil else {
      return look(at: bytes[amount].repairedText, in: place)
    }
    let hasPoint = bytes.first(UInt8(ascii: "."), from: amount.lowerBound, to: amount.upperBound) != nil
    if hasPoint, !isFull, places[.point] == nil { places[.point] = place }
    count += 1
  }

  /// Counts a JSON number, which implies nothing about texts.
  mutating func passNumber() { count += 1 }

  /// The sign; nil if no amount implies one, or if they contradict each other.
  var sign: DecimalSign? { places.count == 1 ? places.keys.first : nil }

  /// The places of the first amounts that contradict each other, the earlier one first; nil if none do.
  var contradiction: [Int]? { places.count == 2 ? places.values.sorted() : nil }
}
