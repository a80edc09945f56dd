import ArcadeDomain

/// The fields of a table's columns; all rows of the table share it.
final class TableLayout<Field: TableField>: Sendable {
  let delimiter: Delimiter
  /// The field of each column; nil if it is not read.
  let fields: [Field?]
  /// The known decimal signs of the columns of amounts.
  let signs: [Field: DecimalSign]

  init(delimiter: Delimiter, fields: [Field?], signs: [Field: DecimalSign] = [:]) {
    (self.delimiter, self.fields, self.signs) = (delimiter, fields, signs)
  }

  /// The same layout in which the first of some others that is present replaces a missing field.
  func standing(_ others: [Field], for field: Field) -> TableLayout {
    guard !fields.contains(field), let other = others.first(where: fields.contains) else { return self }
    return TableLayout(delimiter: delimiter, fields: fields.map { $0 == other ? field : $0 }, signs: signs)
  }

  /// Passes the fields of a row that are read to `take`, without the formula guard. Returns the mistake in the row as a
  /// whole.
  @inline(__always)
  func read(_ row: ByteView, _ take: (Field, _ text: String, _ place: Range<Int>) -> Void) -> FeedMistake? {
    var mistake: FeedMistake? = !row.isASCII && row.text == nil ? .notUTF8 : nil
    var (walk, column) = (DelimitedFields(row, delimiter: delimiter), 0)
    while let field = walk.next() {
      if holdsRows(field, of: row) { mistake = .unclosedQuote }
      if column >= fields.count {
        // With more fields than headings, a delimiter is part of a text, and all fields after it are misplaced.
        let isBlank = row[field].repairedText.allSatisfy(\.isWhitespace)
        if !isBlank { mistake = .tooManyFields }
      } else if let name = fields[column] {
        take(name, FormulaGuard.plain(DelimitedFields.text(field, of: row)), field)
      }
      column += 1
    }
    return mistake
  }

  /// Whether a quoted text spans lines and is followed by more. Then a quote is missing, and the field has swallowed
  /// rows.
  private func holdsRows(_ field: Range<Int>, of row: ByteView) -> Bool {
    guard !field.isEmpty, row[field.lowerBound] == .quote,
      let end = DelimitedFields.closingQuote(in: row, from: field.lowerBound + 1, to: field.upperBound)
    else { return false }
    return end + 1 < field.upperBound && row.first(.lineFeed, from: field.lowerBound, to: end) != nil
  }
}

/// A field that a table can have, by the name of its column.
public protocol TableField: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {
  /// Other headings that tables use for it, the likeliest first.
  var headings: [String] { get }
  /// Whether its column holds amounts.
  var isAmount: Bool { get }
}
