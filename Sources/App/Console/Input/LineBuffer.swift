/// Splits incoming bytes into lines.
///
/// Lines end in LF or CRLF. A line longer than the limit is cut off there. Invalid UTF-8 and NUL become U+FFFD, and a
/// byte order mark at the very beginning is left out.
struct LineBuffer {
  private let limit: Int
  private var unread: ArraySlice<UInt8> = []
  private var part: [UInt8] = []
  private var isDropping = false
  private var isFirst = true

  package init(limit: Int = TypedText.mostBytes) { self.limit = limit }

  package mutating func append(_ bytes: some Sequence<UInt8>) { unread += bytes }

  package mutating func nextLine() -> String? {
    while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
      takePart(unread[..<end])
      unread = unread[(end + 1)...]
      if !isDropping { return takeLine() }
      isDropping = false
    }
    takePart(unread)
    unread = []
    return nil
  }

  /// Returns the text after the last line end, at the end of the input.
  mutating func lastLine() -> String? { part.isEmpty ? nil : takeLine() }

  /// Drops the line that has begun, including its rest.
  mutating func dropPart() {
    isDropping = isDropping || !part.isEmpty
    part = []
  }

  mutating func dropAll() {
    unread = []
    part = []
    isDropping = false
  }

  private mutating func takePart(_ bytes: ArraySlice<UInt8>) {
    if !isDropping { part += bytes.prefix(limit - part.count) }
  }

  private mutating func takeLine() -> String {
    if part.last == UInt8(ascii: "\r") { part.removeLast() }
    var line = TypedText.cut(String(decoding: part, as: UTF8.self))
    if line.utf8.contains(0) {
      line = String(String.UnicodeScalarView(line.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
    }
    if isFirst, line.unicodeScalars.first == "\u{FEFF}" { line.unicodeScalars.removeFirst() }
    isFirst = false
    part = []
    return line
  }
}
