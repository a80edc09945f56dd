import ArcadeDomain

/// A table of people with a row of headings, in any order: `name`, or `first` and `last`; `picture`, and so on.
struct PeopleTable {
  private let columns: [String: Int]
  private let width: Int
  private let text: DelimitedText
  private let fileName: String

  /// Finds the headings; nil where there are none of people.
  init?(_ text: DelimitedText, fileName: String) {
    guard let headings = text.rows.first?.fields else { return nil }
    let names = headings.map { $0.folded.filter { !$0.isWhitespace } }
    columns = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
    guard columns["name"] != nil || (columns["first"] != nil && columns["last"] != nil) else { return nil }
    width = headings.count
    self.text = text
    self.fileName = fileName
  }

  /// Every row after the headings, in order; also one whose quote is never closed.
  var entries: [PersonEntry] {
    let rows = text.rows.dropFirst().map { ($0.line, entry($0)) }
    let unclosed = text.unclosedQuote.map { ($0, PersonEntry.bad(at: path($0))) }
    return (rows + (unclosed.map { [$0] } ?? [])).sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func entry(_ row: DelimitedRow) -> PersonEntry {
    // What is no UTF-8 was replaced when the text was made of bytes.
    guard !row.fields.contains(where: { $0.unicodeScalars.contains("\u{FFFD}") }) else {
      return .bad(at: path(row.line), .notUTF8)
    }
    // With more fields than headings, some delimiter is part of a text, and all after it stand in the wrong place.
    guard row.fields.dropFirst(width).allSatisfy({ $0.allSatisfy(\.isWhitespace) }) else {
      return .bad(at: path(row.line), .tooManyFields)
    }
    var entry = PersonEntry(
      path: path(row.line),
      first: field("first", row),
      last: field("last", row),
      name: field("name", row)
    )
    entry.givenID = field("id", row)
    entry.title = field("title", row)
    entry.team = field("team", row)
    entry.picture = field("picture", row)
    entry.description = field("description", row)
    return entry
  }

  private func field(_ heading: String, _ row: DelimitedRow) -> String? {
    columns[heading].flatMap { row[$0] }.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }

  private func path(_ line: Int) -> String { "\(fileName):\(line)" }
}
