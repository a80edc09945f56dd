import ArcadeDomain

/// A table of people with a row of headings, in any order: `name`, or `first` and `last`; `picture`, and so on.
struct PeopleTable {
  private let columns: Columns
  private let width: Int
  /// The rows below the headings.
  private let rows: DelimitedScan
  private let fileName: String

  /// Finds the headings; nil where there are none of people.
  init?(_ text: DelimitedText, fileName: String) {
    var scan = text.scan()
    guard let headings = scan.next()?.fields else { return nil }
    columns = Columns(headings)
    guard columns.name != nil || (columns.first != nil && columns.last != nil) else { return nil }
    width = headings.count
    rows = scan
    self.fileName = fileName
  }

  /// So many rows it can have at the most, if they describe somebody.
  var mostEntries: Int {
    let shortest = "A,hat\n".utf8.count
    return min(rows.rest.count { $0 == .lineFeed } + 1, rows.rest.count / shortest)
  }

  /// Every row after the headings, in order, read one by one; also one whose quote is never closed.
  var entries: some Sequence<PersonEntry> {
    sequence(state: Walk(scan: rows)) { walk in
      if let next = walk.next.take() { return next }
      let entry = walk.scan.next().map(entry)
      guard !walk.hasUnclosedQuote, let line = walk.scan.unclosedQuote else { return entry }
      walk.hasUnclosedQuote = true
      walk.next = entry
      return PersonEntry.bad(at: place(line))
    }
  }

  /// The ids that the rows give; nothing is read where there is no column of them.
  var givenIDs: some Sequence<String> {
    sequence(state: rows) { walk in
      guard columns.id != nil else { return nil }
      while let row = walk.next() {
        if let id = field(columns.id, row) { return id }
      }
      return nil
    }
  }

  /// Where the columns stand, as far as there are any; of several with one heading, the first one counts.
  private struct Columns {
    let id, first, last, name, title, team, picture, description: Int?

    init(_ headings: [String]) {
      let names = headings.map { $0.folded.filter { !$0.isWhitespace } }
      id = names.firstIndex(of: "id")
      first = names.firstIndex(of: "first")
      last = names.firstIndex(of: "last")
      name = names.firstIndex(of: "name")
      title = names.firstIndex(of: "title")
      team = names.firstIndex(of: "team")
      picture = names.firstIndex(of: "picture")
      description = names.firstIndex(of: "description")
    }
  }

  private struct Walk {
    var scan: DelimitedScan
    var hasUnclosedQuote = false
    /// What was read behind a quote that is never closed.
    var next: PersonEntry?
  }

  private func entry(_ row: DelimitedRow) -> PersonEntry {
    // What is no UTF-8 was replaced when the text was made of bytes.
    guard !row.fields.contains(where: { $0.utf8.contains(0xEF) && $0.unicodeScalars.contains("\u{FFFD}") }) else {
      return .bad(at: place(row.line), .notUTF8)
    }
    // With more fields than headings, some delimiter is part of a text, and all after it stand in the wrong place.
    guard row.fields.dropFirst(width).allSatisfy({ $0.allSatisfy(\.isWhitespace) }) else {
      return .bad(at: place(row.line), .tooManyFields)
    }
    var entry = PersonEntry(
      at: place(row.line),
      first: field(columns.first, row),
      last: field(columns.last, row),
      name: field(columns.name, row)
    )
    entry.givenID = field(columns.id, row)
    entry.title = field(columns.title, row)
    entry.team = field(columns.team, row)
    entry.picture = field(columns.picture, row)
    entry.description = field(columns.description, row)
    return entry
  }

  private func field(_ column: Int?, _ row: DelimitedRow) -> String? {
    column.flatMap { row[$0] }.flatMap { $0.isBlank ? nil : $0 }
  }

  private func place(_ line: Int) -> FoundPlace { .line(line, of: fileName) }
}
