import Foundation

/// The rows of a text whose fields are separated by commas, semicolons or tabs.
///
/// A quoted field may contain delimiters, line ends and doubled quotes. Empty lines are skipped, and rows may differ in
/// length.
struct DelimitedText: Sendable {
  let delimiter: Delimiter
  private let start: DelimitedScan

  /// Reads a text, with or without a byte order mark.
  ///
  /// Without a given delimiter it is detected from the content. Lines that begin with the `remark` are skipped.
  init(_ text: String, delimiter: Delimiter? = nil, remark: UInt8? = nil) {
    let bytes = Data(text.utf8)
    let start = bytes.lend { bytes in
      DelimitedPlaces.startOfRow(in: bytes, from: FeedMark.end(in: bytes), remark: remark)
    }
    self.delimiter = delimiter ?? Delimiter(foundIn: bytes[start...])
    self.start = DelimitedScan(bytes, delimiter: self.delimiter, from: start, remark: remark)
  }

  func scan() -> DelimitedScan { start }

  var rows: [DelimitedRow] {
    var scan = scan()
    var rows: [DelimitedRow] = []
    while let row = scan.next() { rows.append(row) }
    return rows
  }
}

struct DelimitedRow: Hashable, Sendable {
  /// The line of the file on which it begins, from 1.
  let line: Int
  /// The contents of the fields, without quotes.
  let fields: [String]

  /// The field of a column, from 0; nil if the row is too short.
  subscript(column: Int) -> String? { fields.indices.contains(column) ? fields[column] : nil }
}

/// An iterator over the rows of a delimited text with their line numbers.
struct DelimitedScan: Sendable {
  /// The line of a quote that is never closed; its row is left out.
  private(set) var unclosedQuote: Int?

  /// The most fields that are read of a row, because a file of commas can have millions.
  private static let mostFields = 10_000

  private let bytes: Data
  private let delimiter: Delimiter
  private var places: DelimitedPlaces
  private var lines = TextPlace()

  init(_ bytes: Data, delimiter: Delimiter, from start: Int, remark: UInt8? = nil) {
    (self.bytes, self.delimiter) = (bytes, delimiter)
    places = DelimitedPlaces(delimiter: delimiter, from: start, remark: remark)
  }

  mutating func next() -> DelimitedRow? {
    let delimiter = delimiter
    return next { line, row in
      let fields = DelimitedFields(row, delimiter: delimiter).prefix(Self.mostFields)
      return DelimitedRow(line: line, fields: fields.map { DelimitedFields.text($0, of: row) })
    }
  }

  /// Returns what `read` makes of the next row; nil at the end.
  mutating func next<Row>(_ read: (_ line: Int, _ row: ByteView) -> Row) -> Row? {
    let bytes = bytes
    return bytes.lend { bytes in
      let place = places.next(in: bytes)
      if unclosedQuote == nil, let quote = places.unclosedQuote {
        unclosedQuote = lines.place(of: quote, in: bytes).line
      }
      return place.map { read(lines.place(of: $0.lowerBound, in: bytes).line, bytes[$0]) }
    }
  }
}
