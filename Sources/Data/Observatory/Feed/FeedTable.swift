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
