/// What the first bytes of a file tell about who wrote it.
struct SQLiteHeader: Equatable {
  /// `ARCA`, in the place that SQLite keeps for the name of an application.
  static let ours: UInt32 = 0x4152_4341

  /// `ARCD`, which was there before the tables were made by one script.
  ///
  /// Another name, and not a higher number: so versions count from 1, and whoever knows only those files leaves ours alone.
  static let before: UInt32 = 0x4152_4344

  /// How many bytes it takes: SQLite's 100, and the beginning of the first page.
  static let length = 108

  let applicationID: UInt32
  let version: Int
  let pageSize: Int
  /// Whether there is any table, view or index.
  let hasContent: Bool

  /// Reads the first bytes of a file; nil where it is not one of SQLite's.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.length, bytes.starts(with: Array("SQLite format 3\0".utf8)) else { return nil }
    func number(at offset: Int, length: Int) -> UInt32 {
      bytes[offset..<offset + length].reduce(0) { $0 << 8 | UInt32($1) }
    }
    applicationID = number(at: 68, length: 4)
    version = Int(Int32(bitPattern: number(at: 60, length: 4)))
    pageSize = number(at: 16, length: 2) == 1 ? 65_536 : Int(number(at: 16, length: 2))
    hasContent = bytes[100] != 13 || number(at: 103, length: 2) > 0
  }
}
