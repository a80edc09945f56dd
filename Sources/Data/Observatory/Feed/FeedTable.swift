import ArcadeDomain
import Foundation

/// A feed of listings as a table: its bytes, and what its headings say.
struct FeedTable: Sendable {
  let file: FeedFile
  let layout: FeedLayout
  /// Where the rows below the headings begin.
  let start: Int

  /// Finds the headings; throws `.noSuchColumn` where none of them is that of the id, or one that was asked for is missing.
  init(_ file: FeedFile, delimiter: Delimiter?, columns: FeedColumns) throws(RepositoryError) {
    try file.requireNoMarkup()
    let (delimiter, headings, end) = file.data.lend { Self.headings(in: $0, delimiter: delimiter) }
    let fields = columns.fields(of: headings)
    guard let layout = FeedLayout(delimiter: delimiter, fields: fields) else {
      throw file.missing(column: columns.heading(of: .id))
    }
    if let missing = columns.missing(among: fields).first { throw file.missing(column: missing) }
    self.file = file
    self.layout = layout
    start = end
  }

  /// Returns a walk over the rows below the headings.
  func places(in bytes: LentBytes) -> DelimitedPlaces {
    DelimitedPlaces(bytes, delimiter: layout.delimiter, from: start)
  }

  private static func headings(in bytes: LentBytes, delimiter: Delimiter?) -> (Delimiter, [String], end: Int) {
    let start = FeedMark.end(in: bytes)
    let top = bytes[start, min(bytes.count, start + 1 << 16)].array
    let delimiter = delimiter ?? Delimiter(foundIn: top.drop { $0 == .lineFeed || $0 == .carriageReturn })
    var places = DelimitedPlaces(bytes, delimiter: delimiter, from: start)
    guard let row = places.next() else { return (delimiter, [], bytes.count) }
    let line = bytes[row.lowerBound, row.upperBound]
    var fields = DelimitedFields(line, delimiter: delimiter)
    var headings: [String] = []
    while let field = fields.next() {
      headings.append(DelimitedFields.text(field, of: line))
    }
    return (delimiter, headings, row.upperBound)
  }
}
