/// The rows of a text whose fields are separated by commas, semicolons, tabs or the like.
///
/// A field in quotes may hold delimiters, line ends and, doubled, quotes. Empty
/// lines are no rows, and rows may have any number of fields.
struct DelimitedText: Sendable {
  /// What separates the fields.
  let delimiter: Delimiter
  private let start: DelimitedScan

  /// Reads a text, with or without a byte order mark.
  ///
  /// The delimiter is found by content unless it is given. What stands before `firstLine`, from 1, is for somebody else;
  /// where a remark is given, the lines that begin with it are no rows.
  init(_ text: String, delimiter: Delimiter? = nil, firstLine: Int = 1, remark: UInt8? = nil) {
    let bytes = Array(text.utf8)
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var scan = DelimitedScan(bytes, from: bytes.starts(with: mark) ? mark.count : 0)
    while scan.line < firstLine, scan.skipLine() {}
    scan.remark = remark
    _ = scan.skipToRow()
    scan.delimiter = delimiter ?? Delimiter(foundIn: scan.rest)
    self.delimiter = scan.delimiter
    start = scan
  }

  /// Returns a walk over the rows.
  func scan() -> DelimitedScan { start }

  /// Every row that could be read, in order.
  var rows: [DelimitedRow] { read().rows }

  /// The line of a quote that is never closed; its row is left out, and those on the lines after it stay.
  var unclosedQuote: Int? { read().unclosedQuote }

  private func read() -> (rows: [DelimitedRow], unclosedQuote: Int?) {
    var scan = scan()
    var rows: [DelimitedRow] = []
    while let row = scan.next() { rows.append(row) }
    return (rows, scan.unclosedQuote)
  }
}
