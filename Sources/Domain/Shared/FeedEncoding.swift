/// The text encoding of a feed.
public enum FeedEncoding: String, CaseIterable, Hashable, Sendable {
  /// The encoding of nearly everything on the web.
  case utf8 = "UTF-8"
  /// The encoding that spreadsheets call Unicode.
  case utf16 = "UTF-16"
  /// The encoding of spreadsheets in Western Europe.
  case windows1252 = "Windows-1252"
  /// The encoding of spreadsheets in Japan.
  case shiftJIS = "Shift_JIS"

  /// Parses its name in any case, with or without hyphens and underscores.
  public init?(_ text: String) {
    func key(_ text: String) -> [UInt8] {
      text.utf8.filter { $0 != 0x2D && $0 != 0x5F }.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    }
    guard let encoding = Self.allCases.first(where: { key($0.rawValue) == key(text) }) else { return nil }
    self = encoding
  }
}
