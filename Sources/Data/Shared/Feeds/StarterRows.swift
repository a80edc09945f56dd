import ArcadeDomain

/// The rows of a table of the starter data: a row a line, with `|` between the cells.
///
/// It is written once for all languages: names in English, Spanish and Japanese stand side by side.
extension [DelimitedRow] {
  init(starter table: String) { self = DelimitedText(table, delimiter: .pipe).rows }

  /// Returns a value for each row; throws `.corrupt` for a row that makes no sense.
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

  /// Returns the names in a language, each under its English one, from rows of nothing else.
  func names(in language: String) throws(RepositoryError) -> [String: String] {
    let names = try values { row in row.name(at: 0, in: language).map { (row.fields[0], $0) } }
    return Dictionary(names) { first, _ in first }
  }
}

extension DelimitedRow {
  /// Returns a name in a language, by code: in English it stands in the column, in Spanish and Japanese behind it.
  func name(at column: Int, in language: String) -> String? { self[column + (["es": 1, "ja": 2][language] ?? 0)] }
}
