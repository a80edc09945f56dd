public import ArcadeDomain

/// The contract of every paged list.
public enum PageSliceContract {
  /// Pages through a list forwards and backwards; throws unless that gives all rows, newest first, and at least one.
  public static func check<Row: Equatable>(
    _ all: [Row],
    part: (PageCursor, _ most: Int) async throws -> PageSlice<Row>
  ) async throws {
    let size = max(1, (all.count + 1) / 3)
    var page = try await part(.newest, size)
    try require(page.newer, equals: nil, "before the newest row there is nothing")
    var there = page.rows
    while let older = page.older {
      page = try await part(older, size)
      try require(page.newer != nil, equals: true, "only before the newest row there is nothing")
      there += page.rows
    }
    try require(there, equals: all, "each row is on one page")
    var back = page.rows
    while let newer = page.newer {
      page = try await part(newer, size)
      try require(page.older != nil, equals: true, "there are older ones than those before the last")
      back = page.rows + back
    }
    try require(back, equals: all, "and the way back is the same")
  }
}
