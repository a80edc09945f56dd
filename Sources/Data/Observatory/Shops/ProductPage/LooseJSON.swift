import ArcadeDomain

/// JSON as found in pages: with comments, superfluous commas, or several documents in a row.
///
/// It is parsed in one pass, without errors.
struct LooseJSON {
  enum Kind: UInt8 { case text, key, word, list, object }

  /// A value or a key: its byte range, and the index of the next part outside it.
  struct Part {
    var kind: Kind
    let start: Int32
    var end, next: Int32
  }

  private static let mostParts = 1_000_000

  private(set) var parts: [Part] = []

  init(_ bytes: ByteView, _ range: Range<Int>) {
    var (place, open) = (range.lowerBound, [Int]())
    let end = range.upperBound
    while place < end, parts.count < Self.mostParts {
      let start = place
      place += 1
      switch bytes[start] {
      case .openBrace, .openBracket:
        open.append(parts.count)
        append(bytes[start] == .openBrace ? .object : .list, start, place)
      case .closeBrace, .closeBracket:
        if bytes.begins(with: "]]>", at: start, before: end) {
          place = start + 3
        } else if let container = open.popLast() {
          close(container, at: place)
        }
      case .quote:
        place = JSONWalk.endOfText(bytes, from: start, to: end) ?? end
        let behind = JSONWalk.skipSpace(bytes, from: place, to: end)
        let isKey = open.last.map { parts[$0].kind == .object } ?? false
        append(isKey && behind < end && bytes[behind] == .colon ? .key : .text, start, place)
      case UInt8(ascii: "/"): place = Self.endOfComment(in: bytes, from: start, to: end)
      case UInt8(ascii: "<"):
        if bytes.begins(with: "<![CDATA[", at: start, before: end) { place = start + 9 }
      case let byte where JSONWalk.isWord(byte):
        while place < end, JSONWalk.isWord(bytes[place]) { place += 1 }
        append(.word, start, place)
      default: break
      }
    }
    for container in open { close(container, at: place) }
  }

  private mutating func append(_ kind: Kind, _ start: Int, _ end: Int) {
    let next = Int32(truncatingIfNeeded: parts.count + 1)
    parts.append(
      Part(kind: kind, start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end), next: next)
    )
  }

  private mutating func close(_ container: Int, at place: Int) {
    parts[container].end = Int32(truncatingIfNeeded: place)
    parts[container].next = Int32(truncatingIfNeeded: parts.count)
  }

  private static func endOfComment(in bytes: ByteView, from start: Int, to end: Int) -> Int {
    guard start + 1 < end else { return end }
    switch bytes[start + 1] {
    case UInt8(ascii: "/"): return bytes.first(.lineFeed, from: start, to: end) ?? end
    case UInt8(ascii: "*"):
      var place = start + 2
      while place < end, let slash = bytes.first(UInt8(ascii: "/"), from: place, to: end) {
        place = slash + 1
        if bytes[slash - 1] == UInt8(ascii: "*"), slash > start + 2 { return place }
      }
      return end
    default: return start + 1
    }
  }

  /// Returns the direct children of a container.
  func children(of container: Int) -> some Sequence<Int> {
    let end = Int(parts[container].next)
    return sequence(state: container + 1) { place -> Int? in
      guard place < end else { return nil }
      defer { place = Int(parts[place].next) }
      return place
    }
  }

  /// Returns the text of a part, with or without quotes.
  func text(of part: Int, in bytes: ByteView) -> String {
    let (start, end) = (Int(parts[part].start), Int(parts[part].end))
    guard bytes[start] == .quote else { return bytes[start, end].repairedText }
    if case .success(let text) = JSONTextReader.text(in: bytes, at: start) { return text }
    // Hand-written texts contain line ends.
    let content = bytes[start, end].array.map { $0 < 0x20 ? 0x20 : $0 }
    if case .success(let text) = content.lend({ JSONTextReader.text(in: $0, at: 0) }) { return text }
    return bytes[start + 1, max(start + 1, end - 1)].repairedText
  }
}
