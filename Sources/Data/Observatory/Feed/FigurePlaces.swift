/// Where the fields of a row stand that are watched, without quotes, and without any memory of their own.
struct FigurePlaces {
  private var starts = SIMD8<UInt32>.zero
  private var ends = SIMD8<UInt32>.zero

  /// Notes the place of one of them, by its position among those that are watched.
  @inline(__always)
  mutating func set(_ figure: Int, _ field: Range<Int>) {
    starts[figure] = UInt32(field.lowerBound)
    ends[figure] = UInt32(field.upperBound)
  }

  /// Whether all of them have the same bytes in two rows.
  @inline(__always)
  static func areSame(_ places: FigurePlaces, in row: LentBytes, _ others: FigurePlaces, in other: LentBytes) -> Bool {
    for figure in FeedField.figures.indices {
      let bytes = row[Int(places.starts[figure]), Int(places.ends[figure])]
      guard bytes.equals(other[Int(others.starts[figure]), Int(others.ends[figure])]) else { return false }
    }
    return true
  }
}
