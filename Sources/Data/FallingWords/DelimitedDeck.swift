import ArcadeDomain
import Foundation

/// A deck as a table: text as Anki exports and imports it, or any with two columns.
struct DelimitedDeck {
  let reading: DeckReading
  /// Whether what begins with a bracket is a table all the same, and no JSON that is cut off.
  let isPlausible: Bool

  init(reading text: String, subject: String) {
    let headers = DeckHeaders(Self.headers(of: text))
    let table = DelimitedText(text, delimiter: headers.delimiter, remark: .hash)
    var rows = table.scan()
    var ahead = rows
    let top = ahead.next()
    var names = headers.columns.map { DelimitedText($0, delimiter: table.delimiter).rows.first?.fields ?? [] } ?? []
    if names.isEmpty, let top, top.fields.count(where: { $0.hasPrefix(DeckLanguage.prefix) }) >= 2 {
      names = top.fields
      rows = ahead
    }
    let columns = DeckColumns(names: names, headers: headers)
    let file = (subject as NSString).lastPathComponent
    // A pair with a line end takes four bytes.
    let most = min(text.utf8.count / 4, 1 + text.utf8.count { $0 == .lineFeed })
    var deck = DeckAssembly(columns.languages, most: most)
    for (line, mistake) in headers.mistakes {
      deck.leaveOut(DeckProblem(at: "\(file):\(line)", .feed(mistake)))
    }
    while let row = rows.next() {
      let place = UnresolvedPlace.line(row.line, of: file)
      let cell = { (column: Int) in
        DeckAssembly.Cell(text: row[column] ?? "", place: place, isMarkup: headers.isMarkup)
      }
      deck.add(cell(columns.first), cell(columns.second), topic: columns.topic.map(cell), row: place)
    }
    if let line = rows.unclosedQuote ?? ahead.unclosedQuote {
      deck.leaveOut(DeckProblem(at: "\(file):\(line)", .unclosedQuote))
    }
    reading = deck.reading(name: headers.deckName)
    let isWhole = top?.fields.first.map(Self.closesItsBrackets) ?? false
    isPlausible = !reading.pairs.isEmpty && (isWhole || table.delimiter == .tab)
  }

  private static func closesItsBrackets(_ field: String) -> Bool {
    [("[", "]"), ("{", "}")].allSatisfy { (opening: Unicode.Scalar, closing: Unicode.Scalar) in
      field.unicodeScalars.count { $0 == opening } == field.unicodeScalars.count { $0 == closing }
    }
  }

  /// The lines at the top that begin with `#`, which a line feed, a carriage return or both may end.
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

extension UInt8 {
  fileprivate static let hash = UInt8(ascii: "#")
}
