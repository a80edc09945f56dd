/// The rows that stand elsewhere in a result than they did.
///
/// One new row at the top moves all others, so it keeps where they are instead
/// of copies of them.
public struct MovedRows<Row>: RandomAccessCollection {
  /// A row at both ends.
  public struct Element {
    /// The row as it was.
    public let old: Row
    /// The row as it is.
    public let new: Row
  }

  @usableFromInline
  struct Positions: Hashable, Sendable {
    @usableFromInline let old: Int32
    @usableFromInline let new: Int32

    @inlinable
    init(old: Int32, new: Int32) {
      self.old = old
      self.new = new
    }
  }

  @usableFromInline let old: [Row]
  @usableFromInline let new: [Row]
  @usableFromInline var positions: [Positions] = []

  @usableFromInline
  init(old: [Row], new: [Row]) {
    self.old = old
    self.new = new
  }

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position after the last.
  public var endIndex: Int { positions.count }

  /// Returns one of the rows.
  public subscript(index: Int) -> Element {
    Element(old: old[Int(positions[index].old)], new: new[Int(positions[index].new)])
  }

  @inlinable
  mutating func append(_ oldIndex: Int, _ newIndex: Int) {
    positions.append(Positions(old: Int32(truncatingIfNeeded: oldIndex), new: Int32(truncatingIfNeeded: newIndex)))
  }
}

extension MovedRows: Sendable where Row: Sendable {}
extension MovedRows.Element: Sendable where Row: Sendable {}
extension MovedRows.Element: Equatable where Row: Equatable {}

extension MovedRows: Equatable where Row: Equatable {
  /// Whether the same rows moved between the same places.
  public static func == (first: MovedRows, second: MovedRows) -> Bool { first.elementsEqual(second) }
}
