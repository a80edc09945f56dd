/// An id as it can stand in a table that people open: what nobody would see of it is written as `\u{200b}`.
///
/// So two ids that look the same stay two, and reading a table gives every id back.
enum EscapedID {
  /// Returns an id whose every sign is seen; where cleaning changes nothing about it, the id itself.
  static func escaped(_ id: String, cleaning: (String) -> String) -> String {
    let isSame = [cleaning(id), id.trimmed].allSatisfy { $0.utf8.elementsEqual(id.utf8) }
    guard !isSame || has(opening, in: id) else { return id }
    return id.unicodeScalars.map { scalar in
      isPlain(scalar) ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
    }.joined()
  }

  /// Returns the id that was escaped; a text that no id is escaped as stays as it is.
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
