/// A page of a long list; all pages have the same size.
public struct ListPages: Hashable, Sendable {
  /// The page number, from 1.
  public let number: Int
  /// The number of pages.
  public let count: Int
  /// The range of rows on the page.
  public let rows: Range<Int>

  /// Creates a page; if there is none with that number, the nearest one.
  public init(of total: Int, size: Int, at number: Int) {
    count = max(1, (total + size - 1) / size)
    self.number = min(max(1, number), count)
    let first = (self.number - 1) * size
    rows = first..<max(first, min(total, first + size))
  }
}
