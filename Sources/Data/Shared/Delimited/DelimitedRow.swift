/// One row of a delimited text.
struct DelimitedRow: Hashable, Sendable {
  /// The line of the file on which it begins, from 1.
  let line: Int
  /// What stands between the delimiters, without quotes.
  let fields: [String]

  /// The field of a column, from 0; nil where the row is too short.
  subscript(column: Int) -> String? {
    fields.indices.contains(column) ? fields[column] : nil
  }
}
