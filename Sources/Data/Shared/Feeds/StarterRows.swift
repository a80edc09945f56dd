import ArcadeDomain

/// The rows of a starter table: one per line, with `|` between the cells.
///
/// One table serves all languages: English, Spanish and Japanese names are side by side.
extension [DelimitedRow] {
  init(starter table: String) { self = DelimitedText(table, delimiter: .pipe).rows }

  /// Returns a value for each row; throws `.corrupt` for an invalid row.
  func values<Value>(_ value: (DelimitedRow) -> Value?) throws(RepositoryError) -> [Value] {
    var values: [Value] = []
    for row in self {
      guard let value = value(row) else {
        throw RepositoryError(.corrupt, subject: "Arcade", detail: row.fields.joined(separator: "|"))
      }
      values.append(value)
    }
    return values
  }

  /// Returns the names in a language by their English names, from rows of names only.
  func names(in language: String) throws(RepositoryError) -> [String: String] {
    let names = try values { row in row.name(at: 0, in: language).map { (row.fields[0], $0) } }
    return Dictionary(names) { first, _ in first }
  }
}

extension DelimitedRow {
  /// Returns a name in a language, by code: English is in the column, Spanish and Japanese are in the next two.
  func name(at column: Int, in language: String) -> String? { self[column + (["es": 1, "ja": 2][language] ?? 0)] }
}
