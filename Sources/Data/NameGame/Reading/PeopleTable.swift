import ArcadeDomain

/// A table of people with headings in any order: `name`, or `first` and `last`; `picture`, and so on.
struct PeopleTable {
  private let table: HeadedTable<PersonField>
  private let fileName: String
  /// The field of the full name; the first name if there are no last names.
  private let nameField: PersonField
  /// Whether a name beside a last name may be just the first name.
  private let mayLackLastName: Bool

  /// Finds the headings; throws `.noSuchColumn` if there are none of people.
  init(_ table: HeadedTable<PersonField>, subject: String, fileName: String) throws(RepositoryError) {
    let fields = table.layout.fields
    nameField = fields.contains(.name) || fields.contains(.last) || !fields.contains(.first) ? .name : .first
    let hasHalves = fields.contains(.first) && fields.contains(.last)
    mayLackLastName = fields.contains(.last) && !hasHalves
    do throws(RepositoryError) {
      try table.require(hasHalves ? [.first, .last] : [nameField], subject: subject)
    } catch {
      var error = error
      if error.detail == PersonField.name.rawValue { error.known = PersonField.knownNames }
      throw error
    }
    (self.table, self.fileName) = (table, fileName)
  }

  /// The most rows that it can have.
  var mostEntries: Int {
    let shortest = "A,hat\n".utf8.count
    let rest = table.bytes.dropFirst(table.start)
    return min(rest.count { $0 == .lineFeed } + 1, rest.count / shortest)
  }

  /// All rows after the headings, read one by one, including one with an unclosed quote.
  var entries: some Sequence<PersonEntry> {
    sequence(state: Walk(rows: table.rows)) { walk in
      if let next = walk.next.take() { return next }
      let entry = walk.rows.next().map(entry)
      guard !walk.hasUnclosedQuote, let line = walk.rows.unclosedQuote else { return entry }
      walk.hasUnclosedQuote = true
      walk.next = entry
      return PersonEntry.bad(at: place(line))
    }
  }

  /// The IDs in the rows; nothing is read if no column has them.
  var givenIDs: some Sequence<String> {
    sequence(state: table.rows) { rows in
      guard table.layout.fields.contains(.id) else { return nil }
      while let row = rows.next() {
        if let id = row[.id] { return id }
      }
      return nil
    }
  }

  private struct Walk {
    var rows: TableRows<PersonField>
    var hasUnclosedQuote = false
    /// The row after an unclosed quote.
    var next: PersonEntry?
  }

  private func entry(_ row: TableRow<PersonField>) -> PersonEntry {
    switch row.mistake {
    case nil: break
    case .notUTF8: return .bad(at: place(row.line), .notUTF8)
    case .tooManyFields: return .bad(at: place(row.line), .tooManyFields)
    default: return .bad(at: place(row.line))
    }
    let lastNames = [row[.last], row[.last2]].compactMap { $0 }
    let last = lastNames.isEmpty ? nil : lastNames.joined(separator: " ")
    var (first, name) = (nameField == .first ? nil : row[.first], row[nameField])
    if mayLackLastName, let given = name, let family = row[.last], !given.folded.contains(family.folded) {
      (first, name) = (given, nil)
    }
    var entry = PersonEntry(at: place(row.line), first: first, last: last, name: name)
    entry.givenID = row[.id]
    entry.email = row[.email]
    entry.title = row[.title]
    entry.team = row[.team]
    entry.picture = row[.picture]
    entry.description = row[.description]
    return entry
  }

  private func place(_ line: Int) -> UnresolvedPlace { .line(line, of: fileName) }
}
