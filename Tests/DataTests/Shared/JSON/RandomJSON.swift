import ArcadeDomain

/// Documents at random: right ones, and ones in which some bytes are not what they were.
struct RandomJSON {
  private(set) var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Returns a document that is right.
  mutating func document() -> String { space() + value(depth: 0) + space() }

  /// Returns a document in which bytes were put in, taken out or changed.
  mutating func broken() -> [UInt8] {
    var bytes = Array(document().utf8)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes.insert(byte(), at: place)
      case 1 where place < bytes.count: bytes.remove(at: place)
      default: if place < bytes.count { bytes[place] = byte() }
      }
    }
    return bytes
  }

  private mutating func byte() -> UInt8 {
    let likely = Array("{}[],:\"\\0123456789-+.eEtrufalsn \n\tx/é".utf8) + [0x00, 0x1F, 0x7F, 0x80, 0xC3, 0xFF]
    return pick(likely)
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  private mutating func space() -> String { pick(["", "", "", " ", "\n", "\t", "\r\n", "  "]) }

  private mutating func value(depth: Int) -> String {
    switch Int.random(in: 0..<(depth > 3 ? 6 : 9), using: &random) {
    case 0: return pick(["true", "false", "null"])
    case 1, 2: return number()
    case 3, 4, 5: return text()
    case 6: return list("[", "]", depth) { $0.value(depth: depth + 1) }
    default: return list("{", "}", depth) { "\($0.text())\($0.space()):\($0.space())\($0.value(depth: depth + 1))" }
    }
  }

  private mutating func list(
    _ open: String,
    _ close: String,
    _ depth: Int,
    _ item: (inout RandomJSON) -> String
  ) -> String {
    let count = Int.random(in: 0...4, using: &random)
    let items = (0..<count).map { _ in "\(space())\(item(&self))\(space())" }
    return open + (items.isEmpty ? space() : items.joined(separator: ",")) + close
  }

  private mutating func number() -> String {
    let whole = pick(["0", "7", "10", "123456789012", "-0", "-4", "99"])
    let decimals = pick(["", "", ".0", ".5", ".50", ".125", ".000"])
    return whole + decimals + pick(["", "", "", "e0", "E1", "e+2", "e-3", "e12"])
  }

  private mutating func text() -> String {
    let parts = [
      "a", "B c", "é", "🦤", "e\u{301}", "\\\"", "\\\\", "\\/", "\\b\\f\\n\\r\\t", "\\u0041", "\\u00e9",
      "\\ud83e\\udda4", "\u{7F}", "{", "]", ",", "\\u0000", "漢字",
    ]
    return "\"" + (0..<Int.random(in: 0...4, using: &random)).map { _ in pick(parts) }.joined() + "\""
  }
}
