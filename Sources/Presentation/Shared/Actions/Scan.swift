/// A code with a quantity, as scanned or typed: `CODE`, `CODE 3`, `3*CODE`, `CODE 0.35`.
public struct Scan: Hashable, Sendable {
  /// The code as entered.
  public let code: String
  /// The quantity as entered; nil for none.
  public let quantity: String?

  /// Creates a scan of a code with an optional quantity.
  public init(_ code: String, _ quantity: String? = nil) { (self.code, self.quantity) = (code, quantity) }

  /// Creates a scan of a number of pieces.
  public init(_ code: String, pieces: Int) { self.init(code, String(pieces)) }

  /// Splits a text into a code and its quantity, which is nil if none is given.
  ///
  /// If `isCode` accepts a text, it is read as a code, so a code can contain a star or a space.
  public static func parts(of text: String, isCode: (String) -> Bool) -> (code: String, quantity: String?) {
    let text = text[...].trimmed
    if isCode(text) { return (text, nil) }
    if let space = text.lastIndex(where: \.isWhitespace), isCode(text[..<space].trimmed) {
      return (text[..<space].trimmed, text[space...].trimmed)
    }
    if let star = text.firstIndex(of: "*") {
      let (count, code) = (text[..<star].trimmed, text[text.index(after: star)...].trimmed)
      if !code.isEmpty, !count.isEmpty { return (code, count) }
    }
    guard let space = text.firstIndex(where: \.isWhitespace) else { return (text, nil) }
    return (String(text[..<space]), text[space...].trimmed)
  }
}

extension Substring {
  /// The text without surrounding white space.
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
