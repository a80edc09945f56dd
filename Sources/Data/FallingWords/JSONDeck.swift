import ArcadeDomain

/// A deck as JSON: a list of objects with two keys `text_<language>`, and perhaps a `topic`.
struct JSONDeck {
  let reading: DeckReading

  /// Reads a document; its text tells in which order the keys are written.
  init(reading document: JSONValue, writtenAs text: String, subject: String) throws(RepositoryError) {
    let rows: [JSONNode]
    do {
      rows = try JSONNode(root: document).list()
    } catch {
      throw RepositoryError(.corrupt, subject: subject, detail: "no list of words")
    }
    let keys = Self.keys(of: rows, in: text)
    guard keys.count >= 2 else {
      guard rows.isEmpty else { throw RepositoryError(.corrupt, subject: subject, detail: "no two keys text_…") }
      reading = DeckReading(name: nil, languages: DeckLanguages(.front, .back), pairs: [])
      return
    }
    var deck = DeckAssembly(DeckLanguages(DeckLanguage(column: keys[0]), DeckLanguage(column: keys[1])))
    for row in rows {
      do throws(JSONNode.Problem) {
        let topic = try? row.optional("topic")?.text()
        deck.add(
          try Self.cell(row, keys[0]),
          try Self.cell(row, keys[1]),
          topic: topic.map { DeckAssembly.Cell(text: $0, path: row.path) },
          row: row.path
        )
      } catch {
        deck.leaveOut(DeckProblem(at: error.path, .feed(error.mistake)))
      }
    }
    reading = deck.reading(name: nil)
  }

  private static func cell(_ row: JSONNode, _ key: String) throws(JSONNode.Problem) -> DeckAssembly.Cell {
    let node = try row.required(key)
    return DeckAssembly.Cell(text: try node.text(), path: node.path)
  }

  /// The two keys of languages that most rows have, in the order in which they are written.
  ///
  /// Of keys that equally many rows have, those that are written first.
  private static func keys(of rows: [JSONNode], in text: String) -> [String] {
    var counts: [String: Int] = [:]
    for key in rows.flatMap({ (try? $0.keys()) ?? [] }) where key.hasPrefix(DeckLanguage.prefix) {
      counts[key, default: 0] += 1
    }
    // More languages than that are nonsense, and each is looked for in the whole text.
    let frequent = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(20)
    let found = frequent.map { key, count in
      (key: key, count: count, place: text.firstRange(of: "\"\(key)\"")?.lowerBound ?? text.endIndex)
    }
    let chosen = found.sorted { ($1.count, $0.place) < ($0.count, $1.place) }.prefix(2)
    return chosen.sorted { $0.place < $1.place }.map(\.key)
  }
}

extension DeckLanguage {
  /// What a key or column of a language begins with.
  static let prefix = "text_"

  /// The language of a key or column: `eng` for `text_eng`, else what it says.
  init(column: String) {
    let name = DeckText.line(column)
    self.init(rawValue: name.hasPrefix(Self.prefix) && name != Self.prefix ? String(name.dropFirst(5)) : name)
  }
}
