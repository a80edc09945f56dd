/// Turns the HTML of a card into plain text.
enum MarkupText {
  /// Returns the text without tags and sounds, with the signs that entities stand for.
  static func plain(_ markup: String) -> String {
    guard markup.utf8.contains(where: signs.contains) else { return markup }
    // No pattern reads over the beginning of another match, so that a long text takes no longer than its length.
    let bare = markup.replacing(/\[sound:[^\[\]]*\]/, with: " ")
      .replacing(/(?s)<!--(?:(?!<!--).)*?-->/, with: "")
      .replacing(/<\/?(?:br|div|p|li|ul|ol|tr|td|hr)\b[^<>]*>/.ignoresCase(), with: " ")
      .replacing(/<\/?[A-Za-z][^<>]*>/, with: "")
    return bare.replacing(/&(#?\w+);/) { match in sign(String(match.output.1)) ?? String(match.output.0) }
  }

  /// Returns the sign of an entity: `amp`, `#39`, `#x27`.
  private static func sign(_ entity: String) -> String? {
    if let named = named[entity.lowercased()] { return named }
    guard entity.hasPrefix("#") else { return nil }
    let digits = entity.dropFirst()
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init).map { String($0) }
  }

  /// What tags, entities and sounds begin with.
  private static let signs = Array("<&[".utf8)

  private static let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " "]
}
