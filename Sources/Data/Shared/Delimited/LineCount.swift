/// Counts the lines of a text up to places that come one after another.
struct LineCount {
  private let bytes: LentBytes
  private var position = 0
  private var line = 1

  init(_ bytes: LentBytes) { self.bytes = bytes }

  /// Returns the line of a byte, from 1; no place may come before the last one.
  mutating func line(of place: Int) -> Int {
    while position < min(place, bytes.count) {
      let byte = bytes[position]
      position += 1
      if byte == .lineFeed || (byte == .carriageReturn && !isLineFeedNext) { line += 1 }
    }
    return line
  }

  private var isLineFeedNext: Bool { position < bytes.count && bytes[position] == .lineFeed }
}
