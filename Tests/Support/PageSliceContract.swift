public import ArcadeDomain

/// What every list promises that is read a part at a time.
public enum PageSliceContract {
  /// Turns the pages of a list, forth and back; throws where they are not all its rows, which are some, newest first.
  public static func check<Row: Equatable>(
    _ all: [Row],
    number: (Row) -> Int64,
    part: (PageCursor, _ most: Int) async throws -> PageSlice<Row>
  ) async throws {
    let size = max(1, (all.count + 1) / 3)
    var (there, back, isNewest): ([Row], [Row], Bool) = ([], [], true)
    var place: PageCursor? = .newest
    while let next = place {
      let page = try await part(next, size)
      try require(page.hasNewer, equals: !isNewest, "only before the newest row there is nothing")
      there += page.rows
      isNewest = false
      place = page.hasOlder ? page.rows.last.map { .before(number($0)) } : nil
    }
    try require(there, equals: all, "each row is on one page")
    place = all.last.map { .after(number($0)) }
    while let next = place {
      let page = try await part(next, size)
      try require(page.hasOlder, equals: true, "there are older ones than those before the last")
      back = page.rows + back
      place = page.hasNewer ? page.rows.first.map { .after(number($0)) } : nil
    }
    try require(back, equals: all.dropLast(), "and the way back is the same")
  }
}
