/// What may stand before the content of a feed.
enum FeedMark {
  static let spaces: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
  private static let byteOrder: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Returns where the content begins: behind a byte order mark.
  static func end(in bytes: LentBytes) -> Int {
    bytes.count >= 3 && bytes[0, 3].array == byteOrder ? 3 : 0
  }
}
