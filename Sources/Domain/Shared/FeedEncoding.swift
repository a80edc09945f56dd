/// How the letters of a feed are written.
public enum FeedEncoding: String, CaseIterable, Hashable, Sendable {
  /// As nearly everything on the web.
  case utf8 = "UTF-8"
  /// As spreadsheets write what they call Unicode.
  case utf16 = "UTF-16"
  /// As spreadsheets write in the west of Europe.
  case windows1252 = "Windows-1252"
  /// As spreadsheets write in Japan.
  case shiftJIS = "Shift_JIS"

  /// Reads its name, in any case and with or without signs between its parts.
  public init?(_ text: String) {
    func key(_ text: String) -> [UInt8] {
      text.utf8.filter { $0 != 0x2D && $0 != 0x5F }.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    }
    guard let encoding = Self.allCases.first(where: { key($0.rawValue) == key(text) }) else { return nil }
    self = encoding
  }
}
