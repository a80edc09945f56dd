/// Finds the lines and columns of positions, quickly if they follow one another.
struct TextPlace {
  private var byte = 0
  private var line = 1
  private var column = 1

  /// Returns the line and column of a byte, counted in characters from 1.
  mutating func place(of target: Int, in bytes: ByteView) -> (line: Int, column: Int) {
    if target < byte { goBack(to: target, in: bytes) }
    if byte == 0 { byte = min(target, FeedMark.end(in: bytes)) }
    while byte < min(target, bytes.count) {
      let isLineEnd = isLineEnd(at: byte, in: bytes)
      // Of a multibyte character, only the first byte counts.
      if isLineEnd { (line, column) = (line + 1, 1) } else if bytes[byte] & 0xC0 != 0x80 { column += 1 }
      byte += 1
    }
    return (line, column)
  }

  /// Goes back step by step, because the next position is usually near.
  private mutating func goBack(to target: Int, in bytes: ByteView) {
    guard byte - target < target else { return self = TextPlace() }
    let lastLine = line
    while byte > target {
      byte -= 1
      if isLineEnd(at: byte, in: bytes) { line -= 1 } else if bytes[byte] & 0xC0 != 0x80 { column -= 1 }
    }
    guard line < lastLine else { return }
    column = 1
    var place = byte
    while place > 0, !isLineEnd(at: place - 1, in: bytes) {
      place -= 1
      if bytes[place] & 0xC0 != 0x80, place >= FeedMark.end(in: bytes) { column += 1 }
    }
  }

  /// Whether a line ends after a byte: a line feed, or a carriage return without one.
  private func isLineEnd(at place: Int, in bytes: ByteView) -> Bool {
    switch bytes[place] {
    case .lineFeed: true
    case .carriageReturn: place + 1 == bytes.count || bytes[place + 1] != .lineFeed
    default: false
    }
  }
}
