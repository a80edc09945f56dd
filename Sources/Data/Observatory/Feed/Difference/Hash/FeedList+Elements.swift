extension FeedList {
  /// Goes through the elements as they stand: where each begins, where it ends at the latest, and its number from 1.
  ///
  /// The visitor returns where it ends.
  func forEachElement(in bytes: LentBytes, _ visit: (_ start: Int, _ limit: Int, _ entry: Int) -> Int) {
    var entry = 0
    if let list {
      var position = list.start + 1
      while true {
        position = JSONList.following(in: bytes, from: position)
        guard bytes[position] != .closeBracket else { return }
        entry += 1
        position = visit(position, bytes.count, entry)
      }
    }
    var start = FeedMark.end(in: bytes)
    while start < bytes.count {
      let end = bytes.first(.lineFeed, from: start, to: bytes.count) ?? bytes.count
      let line = JSONWalk.skipSpace(bytes, from: start, to: end)
      if line < end {
        entry += 1
        _ = visit(line, end, entry)
      }
      start = end + 1
    }
  }

  /// Returns the numbers of the elements that begin at some places.
  func entries(at starts: Set<Int>) -> [Int: Int] {
    var entries: [Int: Int] = [:]
    guard !starts.isEmpty else { return entries }
    file.data.lend { bytes in
      forEachElement(in: bytes) { start, _, entry in
        if starts.contains(start) { entries[start] = entry }
        return JSONWalk.endOfValue(bytes, from: start)
      }
    }
    return entries
  }
}
