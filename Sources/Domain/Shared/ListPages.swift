/// Which part of a long list is on a page, if all pages have the same size.
public struct ListPages: Hashable, Sendable {
  /// Which page it is, from 1.
  public let number: Int
  /// How many there are.
  public let count: Int
  /// Which rows are on it.
  public let rows: Range<Int>

  /// Finds a page of so many rows; if there is none with that number, the nearest.
  public init(of total: Int, size: Int, at number: Int) {
    count = max(1, (total + size - 1) / size)
    self.number = min(max(1, number), count)
    let first = (self.number - 1) * size
    rows = first..<max(first, min(total, first + size))
  }
}
