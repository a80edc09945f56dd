import ArcadeDomain

/// Which column of a table holds what; the rows of one table share it.
final class FeedLayout: Sendable {
  let delimiter: Delimiter
  private let fields: [FeedField?]
  private let idColumn: Int
  /// Which of those that are watched stands in a column, up to the last of them; -1 where none does.
  private let figures: [Int]

  /// Describes a table; nil where no column is that of the id.
  init?(delimiter: Delimiter, fields: [FeedField?]) {
    guard let idColumn = fields.firstIndex(of: .id) else { return nil }
    self.delimiter = delimiter
    self.fields = fields
    self.idColumn = idColumn
    let figures = fields.map { $0.flatMap(FeedField.figures.firstIndex) ?? -1 }
    self.figures = Array(figures.prefix(1 + (figures.lastIndex { $0 >= 0 } ?? -1)))
  }

  /// Whether rows of two tables that are the same in their bytes say the same.
  func isSame(as other: FeedLayout) -> Bool { delimiter == other.delimiter && fields == other.fields }

  /// Finds the id of a row, without quotes, outer space, and what defuses it.
  @inline(__always)
  func id(of row: LentBytes) -> FeedID {
    var columns = DelimitedFields(row, delimiter: delimiter)
    for _ in 0..<idColumn where columns.next() == nil { return .missing }
    guard let field = columns.next(), !field.isEmpty else { return .missing }
    guard let id = DelimitedFields.plain(field, of: row) else { return .encoded }
    if let slash = row.first(UInt8(ascii: "\\"), from: id.lowerBound, to: id.upperBound),
      slash + 2 < id.upperBound, row[slash + 1] == UInt8(ascii: "u"), row[slash + 2] == UInt8(ascii: "{")
    {
      return .encoded
    }
    return isEveryday(id, of: row) ? .at(id) : FeedID(in: id, of: row)
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

  /// Returns where the fields that are watched stand in a row.
  @inline(__always)
  func figures(of row: LentBytes) -> FigurePlaces {
    var places = FigurePlaces()
    var walk = DelimitedFields(row, delimiter: delimiter)
    for figure in figures {
      guard let field = walk.next() else { break }
      if figure >= 0 { places.set(figure, DelimitedFields.plain(field, of: row) ?? field) }
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

  /// Whether a look at its bytes is enough to see that an id needs no cleaning.
  @inline(__always)
  private func isEveryday(_ field: Range<Int>, of row: LentBytes) -> Bool {
    guard !field.isEmpty else { return false }
    let (first, last) = (row[field.lowerBound], row[field.upperBound - 1])
    return first > 0x20 && last > 0x20 && first != DefusedText.apostrophe && first != 0x7F && last != 0x7F
      && row[field.lowerBound, field.upperBound].isASCII
  }
}

/// What stands in a row where its id should be.
enum FeedID {
  /// An id, with its place in the row.
  case at(Range<Int>)
  /// Nothing.
  case missing
  /// Bytes that are no text.
  case notUTF8
  /// An id in whose place there are other bytes than its own, as where quotes are doubled.
  case encoded

  /// Cleans what stands in a field.
  fileprivate init(in field: Range<Int>, of row: LentBytes) {
    let bytes = row[field.lowerBound, field.upperBound].array
    guard let text = String(validating: bytes, as: UTF8.self) else {
      self = .notUTF8
      return
    }
    let id = Array(DefusedText.plain(text).trimmed.utf8)
    guard !id.isEmpty, let start = bytes.indices.first(where: { bytes[$0...].starts(with: id) }) else {
      self = .missing
      return
    }
    self = .at(field.lowerBound + start..<field.lowerBound + start + id.count)
  }
}
