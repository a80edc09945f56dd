import ArcadeDomain
import Foundation

/// A feed of listings as a table: its bytes, and what its headings say.
struct FeedTable: Sendable {
  let file: FeedFile
  let layout: FeedLayout
  let columns: FeedColumns
  /// Where the rows below the headings begin.
  let start: Int
  /// Whether the row of headings ends in what was read.
  let hasWholeHeadings: Bool

  /// Finds the headings; throws `.noSuchColumn` where none of them is that of the id, or one that was asked for is missing.
  ///
  /// The decimal sign is found in the first part, as more than that is not at hand where a large file is compared.
  init(_ file: FeedFile, delimiter: Delimiter?, columns: FeedColumns) throws(RepositoryError) {
    try file.requireNoMarkup()
    let table = HeadedTable(file.data, delimiter: delimiter, columns: columns, signsWithin: FeedBytes.part)
    try table.require([.id], subject: file.path)
    (self.file, self.columns, layout) = (file, columns, table.layout)
    (start, hasWholeHeadings) = (table.start, table.hasWholeHeadings)
  }

  /// Returns a walk over the rows below the headings.
  var places: DelimitedPlaces { DelimitedPlaces(delimiter: layout.delimiter, from: start) }
}

/// Which column of a table of listings holds what.
typealias FeedLayout = TableLayout<FeedField>

extension FeedLayout {
  /// Returns all that a row says.
  func record(of row: ByteView) -> FeedRecord {
    var record = FeedRecord()
    record.style = .written(signs[.price])
    let mistake = read(row) { field, text, place in
      record.set(field, to: text, isEscaped: field == .id)
      if field == .id, row[place].text == nil { record.hasBrokenID = true }
    }
    record.trouble = mistake.map { FeedRecordError(nil, $0) }
    return record
  }

  /// Returns where the fields of a row stand that are compared, without quotes; nil where that does not say what stands there.
  func places(in row: ByteView) -> ComparedFields<Range<Int>>? {
    var places = ComparedFields(0..<0)
    var (walk, column) = (DelimitedFields(row, delimiter: delimiter), 0)
    while let field = walk.next() {
      guard column < fields.count, let plain = DelimitedFields.plain(field, of: row) else { return nil }
      if let name = fields[column] { places.set(name, to: plain) }
      column += 1
    }
    return places
  }
}
