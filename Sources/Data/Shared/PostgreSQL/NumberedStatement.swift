/// A statement in which `$1`, `$2` stand in the place of each `?`, as PostgreSQL wants it.
enum NumberedStatement {
  /// Numbers the values of a statement; a `?` within quotes is none.
  static func text(of sql: String) -> (text: String, count: Int) {
    var (text, count, quote): ([UInt8], Int, UInt8?) = ([], 0, nil)
    for byte in sql.utf8 {
      switch (byte, quote) {
      case (UInt8(ascii: "?"), nil):
        count += 1
        text += Array("$\(count)".utf8)
        continue
      case (UInt8(ascii: "'"), nil), (UInt8(ascii: "\""), nil): quote = byte
      case (_, byte): quote = nil
      default: break
      }
      text.append(byte)
    }
    return (String(decoding: text, as: UTF8.self), count)
  }
}
