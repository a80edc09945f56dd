/// A code with a number of pieces, as a scanner or a person gives it: `CODE`, `CODE 3`, `3*CODE`.
public struct Scan: Hashable, Sendable {
  /// The code as it was given.
  public let code: String
  /// How many pieces, from 1.
  public let pieces: Int

  /// Joins a code with a number of pieces.
  public init(_ code: String, pieces: Int = 1) {
    self.code = code
    self.pieces = pieces
  }

  /// The parts of a text in which the pieces stand as text; nil where none are given.
  ///
  /// What `isCode` knows wins, so that a code may hold a star or a space.
  public static func parts(of text: String, isCode: (String) -> Bool) -> (code: String, pieces: String?) {
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

extension Slot<Scan> {
  /// A code with a number of pieces from 1 to 9999; `refusal` says what is wrong with another number.
  public static func scan(
    _ name: String = "code",
    _ label: String,
    known: [Choice],
    else refusal: @escaping @Sendable (String) -> String
  ) -> Slot {
    let field = Field(name, label, .scan(known: known))
    return Slot(field) { text throws(Misread) in
      guard let text, !text.isEmpty else { throw .missing(field) }
      let (code, count) = Scan.parts(of: text) { whole in
        known.contains { $0.id.lowercased() == whole.lowercased() }
      }
      guard let count else { return Scan(code) }
      guard let pieces = Int(count), (1...9_999).contains(pieces) else { throw .refused(refusal(count)) }
      return Scan(code, pieces: pieces)
    }
  }
}
