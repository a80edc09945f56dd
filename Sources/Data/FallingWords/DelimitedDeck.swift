import ArcadeDomain
import Foundation

/// Decks in a table: text as Anki exports and imports it, or any table with two columns.
struct DelimitedDeck {
  /// The decks in the order of their first rows; one if no column names the deck.
  let readings: [DeckReading]
  /// Whether text that begins with a bracket is still a table, and not truncated JSON.
  let isPlausible: Bool

  /// Reads a text; `splitting` enables a column for each row's deck. Throws if a requested column is missing.
  init(
    reading text: String,
    subject: String,
    columns asked: DeckColumnNames = .usual,
    languages: DeckLanguages? = nil,
    until last: CalendarDay = .latest,
    splitting: Bool = false
  ) throws(RepositoryError) {
    let headers = DeckHeaders(Self.headers(of: text))
    let table = DelimitedText(text, delimiter: headers.delimiter, remark: .hash)
    var rows = table.scan()
    var ahead = rows
    let top = ahead.next()
    var names = headers.columns.map { DelimitedText($0, delimiter: table.delimiter).rows.first?.fields ?? [] } ?? []
    if names.isEmpty, let top, DeckColumns.areHeadings(top.fields, asked) {
      names = top.fields
      rows = ahead
    }
    if let heading = asked.missingHeadings(among: asked.fields(of: names)).first {
      let found = (names.isEmpty ? top?.fields ?? [] : names).prefix(20).map(DeckText.line).filter { !$0.isEmpty }
      throw RepositoryError(.noSuchColumn, subject: subject, detail: heading, found: found)
    }
    let columns = DeckColumns(
      names: names,
      firstRow: top?.fields ?? [],
      headers: headers,
      columns: asked,
      languages: languages
    )
    let file = (subject as NSString).lastPathComponent
    // A pair with its line end takes at least four bytes.
    let most = min(text.utf8.count / 4, 1 + text.utf8.count { $0 == .lineFeed })
    var decks = DeckAssemblies(columns.languages, most: most)
    for (line, mistake) in headers.mistakes {
      decks.unnamed.leaveOut(DeckProblem(at: "\(file):\(line)", .feed(mistake)))
    }
    while let row = rows.next() {
      let place = UnresolvedPlace.line(row.line, of: file)
      let cell = { (field: DeckField) in
        columns.places[field].map { DeckAssembly.Cell(text: row[$0] ?? "", place: place, isMarkup: headers.isMarkup) }
      }
      let empty = DeckAssembly.Cell(text: "", place: place)
      let name = splitting ? columns.places[.deck].flatMap { row[$0] } : nil
      decks.withDeck(named: name) { deck in
        deck.add(
          cell(.first) ?? empty,
          cell(.second) ?? empty,
          topic: cell(.topic),
          tags: cell(.tags),
          guid: cell(.guid),
          progress: columns.places[.progress].flatMap { row[$0] }.map {
            WrittenProgress($0, isSwapped: columns.areSwapped, until: last)
          },
          row: place
        )
      }
    }
    if let line = rows.unclosedQuote ?? ahead.unclosedQuote {
      decks.unnamed.leaveOut(DeckProblem(at: "\(file):\(line)", .unclosedQuote))
    }
    readings = decks.readings(unnamed: headers.deckName, undecided: columns.undecided)
    let isWhole = top?.fields.first.map(Self.closesItsBrackets) ?? false
    isPlausible = readings.pairCount > 0 && (isWhole || table.delimiter == .tab)
  }

  private static func closesItsBrackets(_ field: String) -> Bool {
    [("[", "]"), ("{", "}")].allSatisfy { (opening: Unicode.Scalar, closing: Unicode.Scalar) in
      field.unicodeScalars.count { $0 == opening } == field.unicodeScalars.count { $0 == closing }
    }
  }

  /// The leading lines that begin with `#`, with any line ends.
  private static func headers(of text: String) -> [Substring.UTF8View.SubSequence] {
    var rest = text.utf8[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    var lines: [Substring.UTF8View.SubSequence] = []
    while rest.first == .hash {
      let line = rest.prefix { $0 != .lineFeed && $0 != .carriageReturn }
      lines.append(line)
      rest = rest[line.endIndex...]
      if rest.popFirst() == .carriageReturn, rest.first == .lineFeed { rest = rest.dropFirst() }
    }
    return lines
  }
}

/// The decks of a file while it is read: an unnamed one, and those that a column names.
private struct DeckAssemblies {
  var unnamed: DeckAssembly
  private var named: [(name: String, deck: DeckAssembly)] = []
  private var places: [String: Int] = [:]

  init(_ languages: DeckLanguages, most: Int) { unnamed = DeckAssembly(languages, most: most) }

  mutating func withDeck(named name: String?, _ work: (inout DeckAssembly) -> Void) {
    let name = DeckText.line(name ?? "")
    guard !name.isEmpty else { return work(&unnamed) }
    let key = DeckName.key(name)
    let place = places[key] ?? named.count
    if place == named.count {
      named.append((name, DeckAssembly(unnamed.languages)))
      places[key] = place
    }
    work(&named[place].deck)
  }

  /// Returns the results; the unnamed deck comes first, unless it is empty.
  func readings(unnamed name: String?, undecided: [String]) -> [DeckReading] {
    let rest = unnamed.reading(name: name, undecided: undecided)
    let others = named.map { $0.deck.reading(name: $0.name, undecided: undecided) }
    return rest.pairs.isEmpty && rest.problems.isEmpty && !others.isEmpty ? others : [rest] + others
  }
}

extension UInt8 {
  fileprivate static let hash = UInt8(ascii: "#")
}
