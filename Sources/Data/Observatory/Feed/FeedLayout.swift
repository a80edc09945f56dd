import ArcadeDomain

/// Which column of a table holds what; the rows of one table share it.
final class FeedLayout: Sendable {
  let delimiter: Delimiter
  /// What stands in each column; nil for what is not read.
  let fields: [FeedField?]

  /// Describes a table; nil where no column is that of the id.
  init?(delimiter: Delimiter, fields: [FeedField?]) {
    guard fields.contains(.id) else { return nil }
    self.delimiter = delimiter
    self.fields = fields
  }

  /// Returns all that a row says.
  func record(of row: LentBytes) -> FeedRecord {
    var record = FeedRecord()
    if !row.isASCII, row.text == nil { record.trouble = FeedRecordError(nil, .notUTF8) }
    var (walk, column) = (DelimitedFields(row, delimiter: delimiter), 0)
    while let field = walk.next() {
      if holdsRows(field, of: row) { record.trouble = FeedRecordError(nil, .unclosedQuote) }
      if column >= fields.count {
        // With more fields than headings, some delimiter is part of a text, and all after it stand in the wrong place.
        let isBlank = row[field.lowerBound, field.upperBound].repairedText.allSatisfy(\.isWhitespace)
        if !isBlank { record.trouble = FeedRecordError(nil, .tooManyFields) }
      } else if let name = fields[column] {
        let text = DefusedText.plain(DelimitedFields.text(field, of: row))
        record.set(name, to: text, isEscaped: name == .id)
        if name == .id, row[field.lowerBound, field.upperBound].text == nil { record.hasBrokenID = true }
      }
      column += 1
    }
    return record
  }

  /// Returns where the fields of a row stand that are compared, without quotes; nil where that does not say what stands there.
  func places(in row: LentBytes) -> ComparedFields<Range<Int>>? {
    var places = ComparedFields(0..<0)
    var (walk, column) = (DelimitedFields(row, delimiter: delimiter), 0)
    while let field = walk.next() {
      guard column < fields.count, let plain = DelimitedFields.plain(field, of: row) else { return nil }
      if let name = fields[column] { places.set(name, to: plain) }
      column += 1
    }
    return places
  }

  /// Whether a text in quotes goes over lines and more follows it: a quote is missing, and rows were taken for a part of it.
  private func holdsRows(_ field: Range<Int>, of row: LentBytes) -> Bool {
    guard !field.isEmpty, row[field.lowerBound] == .quote,
      let end = DelimitedFields.closingQuote(in: row, from: field.lowerBound + 1, to: field.upperBound)
    else { return false }
    return end + 1 < field.upperBound && row.first(.lineFeed, from: field.lowerBound, to: end) != nil
  }
}
