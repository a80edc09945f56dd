/// An ID in a table for people, with invisible characters escaped as in `\u{200b}`.
///
/// IDs that look the same thus stay distinct, and reading restores the original.
enum EscapedID {
  /// Returns an ID with all characters visible; unchanged if cleaning does not alter it.
  static func escaped(_ id: String, cleaning: (String) -> String) -> String {
    let isSame = [cleaning(id), id.trimmed].allSatisfy { $0.utf8.elementsEqual(id.utf8) }
    guard !isSame || has(opening, in: id) else { return id }
    return id.unicodeScalars.map { scalar in
      isPlain(scalar) ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
    }.joined()
  }

  /// Returns the original of an escaped ID; other texts are unchanged.
  static func plain(_ text: String) -> String {
    guard has(opening, in: text) else { return text }
    var (id, cooldown) = (String.UnicodeScalarView(), text.unicodeScalars[...])
    while let first = cooldown.popFirst() {
      if isPlain(first) {
        id.append(first)
        continue
      }
      guard first == "\\", cooldown.starts(with: "u{".unicodeScalars), let end = cooldown.firstIndex(of: "}") else {
        return text
      }
      let digits = String(cooldown[..<end].dropFirst(2))
      guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init), !isPlain(scalar),
        digits == String(scalar.value, radix: 16)
      else { return text }
      id.append(scalar)
      cooldown = cooldown[cooldown.index(after: end)...]
    }
    return String(id)
  }

  private static let opening = Array("\\u{".utf8)

  private static func has(_ bytes: [UInt8], in text: String) -> Bool {
    guard text.utf8.contains(bytes[0]) else { return false }
    return text.utf8.indices.contains { text.utf8[$0...].starts(with: bytes) }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool { "!"..."~" ~= scalar && scalar != "\\" }
}
