import ArcadeDomain

/// The columns of words, translations and other fields in a table.
struct DeckColumns {
  /// The column of each field, from 0.
  let places: [DeckField: Int]
  let languages: DeckLanguages
  /// The columns that could all hold the words; empty if that is clear.
  let undecided: [String]
  /// Whether the translations come before the words.
  var areSwapped: Bool { places[.second] ?? 1 < places[.first] ?? 0 }

  /// Finds the columns by the given mapping, then by Anki's headers, then by the headings, if any.
  init(
    names: [String],
    firstRow: [String],
    headers: DeckHeaders,
    columns: DeckColumnNames,
    languages: DeckLanguages? = nil
  ) {
    let names = names.map(DeckText.line)
    let found = names.count > 2 ? columns.fields(of: names) : columns.fields(of: names).map { $0.flatMap(Self.ofWords) }
    var places = headers.places
    for (column, field) in found.enumerated() {
      if let field, places[field] == nil, !places.values.contains(column) { places[field] = column }
    }
    for (field, number) in columns.numbers { places[field] = number - 1 }
    let wanted = DeckField.words.filter { places[$0] == nil }
    let taken = Set(places.values)
    let free = (0...).lazy.filter { !taken.contains($0) }
    let named = names.indices.filter { !taken.contains($0) && DeckLanguage(column: names[$0]).isNamed(by: names[$0]) }
    let filled = (names.isEmpty ? firstRow.map(DeckText.line) : names).enumerated()
      .filter { !taken.contains($0.offset) && !$0.element.isEmpty }.map(\.element)
    let isClear = named.count == wanted.count || filled.count <= wanted.count
    undecided = isClear ? [] : filled
    for (field, column) in zip(wanted, named.count == wanted.count ? named : Array(free.prefix(2))) {
      places[field] = column
    }
    let known = [DeckField.first, .second].map { Self.language(names, places[$0], found) }
    self.places = places
    self.languages = languages ?? DeckLanguages(known[0] ?? .front, known[1] ?? .back)
  }

  /// Whether a first row is headings: the given ones, or two with different meanings.
  static func areHeadings(_ cells: [String], _ columns: DeckColumnNames) -> Bool {
    if cells.count(where: { $0.hasPrefix(DeckLanguage.prefix) }) >= 2 { return true }
    if columns.namesHeadings, columns.missingHeadings(among: columns.fields(of: cells)).isEmpty { return true }
    let fields = DeckColumnNames.usual.fields(of: cells)
    // Short codes can also be words: a row of “is” and “es” is not headings.
    let hasCodes = cells.contains { $0.lowercased() == "en" }
    let meanings = zip(cells, fields).compactMap { cell, field in
      field?.rawValue ?? (cell.utf8.count > 2 || hasCodes ? DeckLanguage(column: cell).code : nil)
    }
    // A mapping by column numbers shows that the user knows the table, so one heading is enough.
    return Set(meanings).count > (columns.numbers.isEmpty ? 1 : 0)
  }

  private static func ofWords(_ field: DeckField) -> DeckField? { DeckField.words.contains(field) ? field : nil }

  /// The language in a column's heading; nil for `Front` and the like.
  private static func language(_ names: [String], _ column: Int?, _ found: [DeckField?]) -> DeckLanguage? {
    guard let column, names.indices.contains(column), !names[column].isEmpty else { return nil }
    let language = DeckLanguage(column: names[column])
    let isGeneral = DeckColumnNames.usual.fields(of: [names[column]])[0].flatMap(ofWords) != nil
    return isGeneral && language.code == nil ? nil : language
  }
}

extension DeckLanguage {
  fileprivate func isNamed(by column: String) -> Bool { code != nil || column.hasPrefix(Self.prefix) }
}

extension DeckColumnNames {
  /// The fields that are mapped to column numbers, from 1.
  var numbers: [DeckField: Int] {
    var numbers: [DeckField: Int] = [:]
    for field in DeckField.allCases {
      guard let number = Int(heading(of: field)), (1...10_000).contains(number) else { continue }
      numbers[field] = number
    }
    return numbers
  }

  /// Whether a field is mapped to a heading.
  fileprivate var namesHeadings: Bool { DeckField.allCases.contains { isGiven($0) && numbers[$0] == nil } }

  /// Returns the given headings that a table lacks.
  func missingHeadings(among fields: [DeckField?]) -> [String] { missing(among: fields).filter { Int($0) == nil } }
}
