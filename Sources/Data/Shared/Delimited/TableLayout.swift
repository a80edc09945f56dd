import ArcadeDomain

/// Which column of a table holds what; the rows of one table share it.
final class TableLayout<Field: TableField>: Sendable {
  let delimiter: Delimiter
  /// What stands in each column; nil for what is not read.
  let fields: [Field?]
  /// The decimal signs of the columns of amounts, as far as they are known.
  let signs: [Field: DecimalSign]

  init(delimiter: Delimiter, fields: [Field?], signs: [Field: DecimalSign] = [:]) {
    (self.delimiter, self.fields, self.signs) = (delimiter, fields, signs)
  }

  /// The same in which the first of some others that is there stands for a field that is not.
  func standing(_ others: [Field], for field: Field) -> TableLayout {
    guard !fields.contains(field), let other = others.first(where: fields.contains) else { return self }
    return TableLayout(delimiter: delimiter, fields: fields.map { $0 == other ? field : $0 }, signs: signs)
  }

  /// Goes through the fields of a row that are read, without the marks against formulas, and returns what is wrong with
  /// the row as a whole.
  @inline(__always)
  func read(_ row: ByteView, _ take: (Field, _ text: String, _ place: Range<Int>) -> Void) -> FeedMistake? {
    var mistake: FeedMistake? = !row.isASCII && row.text == nil ? .notUTF8 : nil
    var (walk, column) = (DelimitedFields(row, delimiter: delimiter), 0)
    while let field = walk.next() {
      if holdsRows(field, of: row) { mistake = .unclosedQuote }
      if column >= fields.count {
        // With more fields than headings, some delimiter is part of a text, and all after it stand in the wrong place.
        let isBlank = row[field].repairedText.allSatisfy(\.isWhitespace)
        if !isBlank { mistake = .tooManyFields }
      } else if let name = fields[column] {
        take(name, FormulaGuard.plain(DelimitedFields.text(field, of: row)), field)
      }
      column += 1
    }
    return mistake
  }

  /// Whether a text in quotes goes over lines and more follows it: a quote is missing, and rows were taken for a part of it.
  private func holdsRows(_ field: Range<Int>, of row: ByteView) -> Bool {
    guard !field.isEmpty, row[field.lowerBound] == .quote,
      let end = DelimitedFields.closingQuote(in: row, from: field.lowerBound + 1, to: field.upperBound)
    else { return false }
    return end + 1 < field.upperBound && row.first(.lineFeed, from: field.lowerBound, to: end) != nil
  }
}

/// What a table can say about one thing, by the name of its column.
public protocol TableField: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {
  /// What tables call it besides its own name, the likeliest first.
  var headings: [String] { get }
  /// Whether amounts stand in its column.
  var isAmount: Bool { get }
}
