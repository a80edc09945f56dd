import ArcadeDomain
import Foundation

/// A feed of listings as a table: its bytes, and what its headings say.
struct FeedTable: Sendable {
  let file: FeedFile
  let layout: FeedLayout
  /// Where the rows below the headings begin.
  let start: Int
  /// Whether the row of headings ends in what was read.
  let hasWholeHeadings: Bool

  /// Finds the headings; throws `.noSuchColumn` where none of them is that of the id, or one that was asked for is missing.
  init(_ file: FeedFile, delimiter: Delimiter?, columns: FeedColumns) throws(RepositoryError) {
    try file.requireNoMarkup()
    let (delimiter, fields, end, isWhole) = file.data.lend { Self.fields(in: $0, delimiter: delimiter, columns) }
    guard let layout = FeedLayout(delimiter: delimiter, fields: fields) else {
      throw file.missing(column: columns.heading(of: .id))
    }
    if let missing = columns.missing(among: fields).first { throw file.missing(column: missing) }
    self.file = file
    self.layout = layout
    (start, hasWholeHeadings) = (end, isWhole)
  }

  /// Returns a walk over the rows below the headings.
  func places(in bytes: LentBytes) -> DelimitedPlaces {
    DelimitedPlaces(bytes, delimiter: layout.delimiter, from: start)
  }

  private static func fields(in bytes: LentBytes, delimiter: Delimiter?, _ columns: FeedColumns) -> (
    Delimiter, [FeedField?], end: Int, isWhole: Bool
  ) {
    let start = FeedMark.end(in: bytes)
    let top = bytes[start, min(bytes.count, start + 1 << 16)].array
    let delimiter = delimiter ?? Delimiter(foundIn: top.drop { $0 == .lineFeed || $0 == .carriageReturn })
    var places = DelimitedPlaces(bytes, delimiter: delimiter, from: start)
    guard let row = places.next() else { return (delimiter, [], bytes.count, false) }
    let line = bytes[row.lowerBound, row.upperBound]
    // One by one, as there may be millions.
    let headings = DelimitedFields(line, delimiter: delimiter).lazy.map { DelimitedFields.text($0, of: line) }
    let fields = columns.fields(of: headings)
    return (delimiter, fields, row.upperBound, places.unclosedQuote == nil && row.upperBound < bytes.count)
  }
}
