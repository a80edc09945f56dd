/// A code with a quantity, as a scanner or a person gives it: `CODE`, `CODE 3`, `3*CODE`, `CODE 0.35`.
public struct Scan: Hashable, Sendable {
  /// The code as it was given.
  public let code: String
  /// How much, as it was given; nil where nothing was said.
  public let quantity: String?

  /// Joins a code with a quantity.
  public init(_ code: String, _ quantity: String? = nil) { (self.code, self.quantity) = (code, quantity) }

  /// Joins a code with a number of pieces.
  public init(_ code: String, pieces: Int) { self.init(code, String(pieces)) }

  /// The parts of a text in which the quantity stands as text; nil where none is given.
  ///
  /// What `isCode` knows wins, so that a code may hold a star or a space.
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
  /// The text without white space around it.
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
