import ArcadeDomain

/// Which column of a table of listings holds what.
typealias FeedLayout = TableLayout<FeedField>

extension FeedLayout {
  /// Returns all that a row says.
  func record(of row: LentBytes) -> FeedRecord {
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
}
