/// The byte order mark and the line ends of a feed.
enum FeedMark {
  static let spaces: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
  private static let byteOrder: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Returns the position at which the content begins, after a byte order mark.
  static func end(in bytes: ByteView) -> Int { bytes.count >= 3 && bytes[0, 3].array == byteOrder ? 3 : 0 }

  /// Returns the end of the line that begins at a position, and the start of the next one.
  static func endOfLine(in bytes: ByteView, from start: Int) -> (end: Int, next: Int) {
    let lineFeed = bytes.first(.lineFeed, from: start, to: bytes.count) ?? bytes.count
    let hasReturn = lineFeed > start && bytes[lineFeed - 1] == .carriageReturn
    return (hasReturn ? lineFeed - 1 : lineFeed, lineFeed + 1)
  }
}
