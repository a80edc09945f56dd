/// An iterator over the fields of one row, as ranges of its bytes.
struct DelimitedFields: Sequence, IteratorProtocol {
  private let row: ByteView
  private let delimiter: UInt8
  private var position = 0
  private var isOver = false

  init(_ row: ByteView, delimiter: Delimiter) {
    self.row = row
    self.delimiter = delimiter.rawValue
  }

  /// Returns the range of the next field, with its quotes; nil after the last.
  @inline(__always)
  mutating func next() -> Range<Int>? {
    guard !isOver else { return nil }
    let start = position
    var rest = start
    if rest < row.count, row[rest] == .quote {
      rest = Self.closingQuote(in: row, from: rest + 1, to: row.count).map { $0 + 1 } ?? row.count
    }
    let end = row.first(delimiter, from: rest, to: row.count) ?? row.count
    isOver = end == row.count
    position = end + 1
    return start..<end
  }

  /// Returns the range of a field's content, without quotes around it.
  ///
  /// Nil if quotes inside are doubled, or if something follows the closing quote.
  @inline(__always)
  static func plain(_ field: Range<Int>, of row: ByteView) -> Range<Int>? {
    guard !field.isEmpty, row[field.lowerBound] == .quote else { return field }
    let inner = field.lowerBound + 1
    guard closingQuote(in: row, from: inner, to: field.upperBound) == field.upperBound - 1,
      row.first(.quote, from: inner, to: field.upperBound) == field.upperBound - 1
    else { return nil }
    return inner..<field.upperBound - 1
  }

  /// Returns the content of a field, with U+FFFD for invalid UTF-8.
  static func text(_ field: Range<Int>, of row: ByteView) -> String {
    if let plain = plain(field, of: row) { return row[plain.lowerBound, plain.upperBound].repairedText }
    return String(decoding: unquoted(field, of: row), as: UTF8.self)
  }

  private static func unquoted(_ field: Range<Int>, of row: ByteView) -> [UInt8] {
    var content: [UInt8] = []
    var position = field.lowerBound + 1
    while position < field.upperBound {
      let quote = row.first(.quote, from: position, to: field.upperBound) ?? field.upperBound
      content += row[position, quote].array
      guard quote + 1 < field.upperBound, row[quote + 1] == .quote else {
        // Nothing should follow closing quotes; if something does, it is kept as is.
        if quote < field.upperBound { content += row[quote + 1, field.upperBound].array }
        break
      }
      content.append(.quote)
      position = quote + 2
    }
    return content
  }

  /// Finds the quote that closes a field, skipping doubled ones.
  static func closingQuote(in bytes: ByteView, from start: Int, to end: Int) -> Int? {
    var position = start
    while let quote = bytes.first(.quote, from: position, to: end) {
      guard quote + 1 < end, bytes[quote + 1] == .quote else { return quote }
      position = quote + 2
    }
    return nil
  }
}
