/// A walk through the bytes of a delimited text.
struct DelimitedScan: Sendable {
  var delimiter = Delimiter.comma
  /// What a line begins with that is a remark and no row.
  var remark: UInt8?
  private(set) var line = 1
  private(set) var unclosedQuote: Int?

  /// Nothing has a use for more fields of a row, of which a file of commas can have millions.
  private static let mostFields = 10_000

  private let bytes: [UInt8]
  private var position: Int

  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    position = start
  }

  /// What was not walked through yet.
  var rest: ArraySlice<UInt8> { bytes[position...] }

  /// Goes to the next line; false at the end.
  mutating func skipLine() -> Bool {
    while position < bytes.count {
      if takeLineEnd() { return true }
      position += 1
    }
    return false
  }

  /// Goes to the next line that is neither empty nor a remark; false at the end.
  mutating func skipToRow() -> Bool {
    while position < bytes.count {
      if takeLineEnd() { continue }
      guard bytes[position] == remark else { return true }
      _ = skipLine()
    }
    return false
  }

  /// Returns the next row; nil at the end.
  mutating func next() -> DelimitedRow? {
    while skipToRow() {
      let start = line
      if let fields = row() { return DelimitedRow(line: start, fields: fields) }
      // From the quote on, all others stand in pairs: it can be the only one that is not closed.
      _ = skipLine()
    }
    return nil
  }

  /// Reads the fields up to the line's end; nil, and at the quote again, where one is not closed.
  private mutating func row() -> [String]? {
    var fields: [String] = []
    repeat {
      guard let field = field() else { return nil }
      if fields.count < Self.mostFields { fields.append(field) }
    } while take(delimiter.rawValue)
    _ = takeLineEnd()
    return fields
  }

  private mutating func field() -> String? {
    var content: [UInt8] = []
    if position < bytes.count, bytes[position] == .quote {
      guard let quoted = quoted() else { return nil }
      content = quoted
    }
    // After closing quotes nothing should stand; what does is kept as it is.
    let start = position
    while position < bytes.count, bytes[position] != delimiter.rawValue, !isAtLineEnd { position += 1 }
    let rest = bytes[start..<position]
    return content.isEmpty ? String(decoding: rest, as: UTF8.self) : String(decoding: content + rest, as: UTF8.self)
  }

  private mutating func quoted() -> [UInt8]? {
    var content: [UInt8] = []
    let (opening, openingLine) = (position, line)
    position += 1
    while position < bytes.count {
      let start = position
      while position < bytes.count, bytes[position] != .quote { if !takeLineEnd() { position += 1 } }
      content += bytes[start..<position]
      guard take(.quote) else { break }
      guard take(.quote) else { return content }
      content.append(.quote)
    }
    (position, line) = (opening, openingLine)
    unclosedQuote = openingLine
    return nil
  }

  private var isAtLineEnd: Bool { bytes[position] == .lineFeed || bytes[position] == .carriageReturn }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Takes a line feed, a carriage return, or both, and counts the line.
  private mutating func takeLineEnd() -> Bool {
    guard position < bytes.count, isAtLineEnd else { return false }
    let isReturn = take(.carriageReturn)
    if !take(.lineFeed), !isReturn { return false }
    line += 1
    return true
  }
}
