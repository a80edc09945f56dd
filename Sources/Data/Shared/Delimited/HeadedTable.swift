import ArcadeDomain
import Foundation

/// A table with a row of headings: its bytes, the start of its rows, and the meaning of its columns.
struct HeadedTable<Field: TableField>: Sendable {
  let bytes: Data
  let layout: TableLayout<Field>
  /// The position of the first row below the headings.
  let start: Int
  /// Whether the bytes contain the whole row of headings.
  let hasWholeHeadings: Bool
  /// The decimal signs that the first amounts of each column imply, unless one is given.
  let decimals: [Field: DecimalColumn]

  /// The first headings, unchanged.
  let headings: [String]

  private let columns: ColumnNames<Field>

  /// The most headings that are kept, and that an error message lists.
  private static var mostHeadings: (kept: Int, said: Int) { (200, 20) }

  /// Finds the headings of a table in UTF-8 and the decimal signs of its columns.
  init(_ bytes: Data, delimiter: Delimiter? = nil, columns: ColumnNames<Field>) {
    (self.bytes, self.columns) = (bytes, columns)
    (layout, start, hasWholeHeadings, headings, decimals) = bytes.lend { bytes in
      let mark = FeedMark.end(in: bytes)
      let top = bytes[mark, min(bytes.count, mark + 1 << 16)].array
      let said = Delimiter.said(in: top)
      let start = mark + (said?.end ?? 0)
      let delimiter =
        said?.delimiter ?? delimiter
        ?? Delimiter(foundIn: top.drop { $0 == .lineFeed || $0 == .carriageReturn })
      var places = DelimitedPlaces(delimiter: delimiter, from: start)
      guard let row = places.next(in: bytes) else {
        return (TableLayout(delimiter: delimiter, fields: []), bytes.count, false, [], [:])
      }
      let isWhole = places.unclosedQuote == nil && row.upperBound < bytes.count
      let line = bytes[row]
      // Lazily, as there may be millions.
      let headings = DelimitedFields(line, delimiter: delimiter).lazy.map { DelimitedFields.text($0, of: line) }
      let bare = TableLayout(delimiter: delimiter, fields: columns.fields(of: headings))
      let amounts = bare.fields.compactMap { $0 }.filter(\.isAmount)
      let decimals = columns.decimal == nil ? bare.decimals(of: amounts, in: bytes, places) : [:]
      let signs = columns.decimal.map { sign in Dictionary(amounts.map { ($0, sign) }) { first, _ in first } }
      let layout = TableLayout(
        delimiter: delimiter,
        fields: bare.fields,
        signs: signs ?? decimals.compactMapValues(\.sign)
      )
      return (layout, row.upperBound, isWhole, Array(headings.prefix(Self.mostHeadings.kept)), decimals)
    }
  }

  /// Throws `.noSuchColumn` for the first required field without a column, or for a requested heading that is missing.
  func require(_ fields: [Field], subject: String) throws(RepositoryError) {
    let missing = fields.first { !layout.fields.contains($0) }.map(columns.heading)
    guard let heading = missing ?? columns.missing(among: layout.fields).first else { return }
    let field = fields.first { columns.heading(of: $0) == heading }
    let likely = field.map { [likeliest(for: $0, isID: $0 == fields.first)].compactMap(\.self) } ?? []
    let all = headings.prefix(Self.mostHeadings.said).map(\.trimmed).filter { !$0.isEmpty && !likely.contains($0) }
    throw RepositoryError(.noSuchColumn, subject: subject, detail: heading, found: likely + all)
  }

  /// The headings of the columns that are not used.
  var unusedHeadings: [String] { unused.map(\.heading) }

  private var unused: [(column: Int, heading: String)] {
    zip(headings, layout.fields).enumerated().filter { $1.1 == nil }.map { ($0, $1.0.trimmed) }.filter { !$1.isEmpty }
  }

  /// The heading of the first unused column whose first row could hold the field. An amount begins with a digit, an ID
  /// has no spaces, and any other text has letters.
  private func likeliest(for field: Field, isID: Bool) -> String? {
    let first: [String] = bytes.lend { bytes in
      var places = DelimitedPlaces(delimiter: layout.delimiter, from: start)
      guard let row = places.next(in: bytes) else { return [] }
      let line = bytes[row]
      return DelimitedFields(line, delimiter: layout.delimiter).map { DelimitedFields.text($0, of: line).trimmed }
    }
    let fitting = unused.first { column, _ in
      guard column < first.count, let sign = first[column].first(where: { $0.isLetter || $0.isNumber }) else {
        return false
      }
      if field.isAmount { return sign.isNumber }
      return isID ? !first[column].contains(where: \.isWhitespace) : first[column].contains(where: \.isLetter)
    }
    return (fitting ?? unused.first)?.heading
  }

  /// The rows, each with its line.
  var rows: TableRows<Field> { TableRows(self) }
}

extension TableLayout {
  /// Examines the first amounts of some columns.
  fileprivate func decimals(
    of amounts: [Field],
    in bytes: ByteView,
    _ rows: DelimitedPlaces
  ) -> [Field: DecimalColumn] {
    var (rows, seen) = (rows, Dictionary(amounts.map { ($0, DecimalColumn()) }) { first, _ in first })
    // A quote that is not closed in this part may be closed further down.
    while !seen.values.allSatisfy(\.isFull), let row = rows.next(in: bytes), rows.unclosedQuote == nil {
      _ = read(bytes[row]) { field, text, _ in seen[field]?.look(at: text, in: row.lowerBound) }
    }
    return seen
  }
}

struct TableRow<Field: TableField> {
  /// The line of the file on which it begins, from 1.
  let line: Int
  /// A mistake in the row as a whole.
  fileprivate(set) var mistake: FeedMistake?
  fileprivate var texts: [(field: Field, text: String)] = []

  /// The text in a field's column; nil if it is blank.
  subscript(field: Field) -> String? { texts.first { $0.field == field }.flatMap { $0.text.isBlank ? nil : $0.text } }
}

struct TableRows<Field: TableField>: IteratorProtocol {
  private let layout: TableLayout<Field>
  private var scan: DelimitedScan

  init(_ table: HeadedTable<Field>) {
    layout = table.layout
    scan = DelimitedScan(table.bytes, delimiter: table.layout.delimiter, from: table.start)
  }

  /// The line of a quote that is never closed; its row is left out.
  var unclosedQuote: Int? { scan.unclosedQuote }

  mutating func next() -> TableRow<Field>? {
    let layout = layout
    return scan.next { line, bytes in
      var row = TableRow<Field>(line: line)
      row.mistake = layout.read(bytes) { field, text, _ in row.texts.append((field, text)) }
      // If another program could not read it, it is not text either.
      if !bytes.isASCII, row.texts.contains(where: { $0.text.unicodeScalars.contains("\u{FFFD}") }) {
        row.mistake = .notUTF8
      }
      return row
    }
  }
}
