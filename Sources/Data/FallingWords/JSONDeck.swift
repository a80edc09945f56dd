import ArcadeDomain

/// A JSON deck: a list of objects with two keys `text_<language>`, and optionally a `topic`.
struct JSONDeck {
  let reading: DeckReading

  init(reading document: JSONNode, subject: String, languages: DeckLanguages? = nil) throws(RepositoryError) {
    let rows = try RepositoryError.reading(subject) { () throws(JSONProblem) in try document.list() }
    let keys = Self.keys(of: rows)
    guard keys.count >= 2 else {
      guard rows.isEmpty else { throw RepositoryError(document.problem(.missing(key: "text_…")), subject: subject) }
      reading = DeckReading(name: nil, languages: languages ?? DeckLanguages(.front, .back), pairs: [])
      return
    }
    let written = DeckLanguages(DeckLanguage(column: keys[0]), DeckLanguage(column: keys[1]))
    var deck = DeckAssembly(languages ?? written)
    for row in rows {
      do throws(JSONNode.Problem) {
        let (place, topic) = (UnresolvedPlace.node(row), try? row.optional("topic")?.text())
        deck.add(
          try Self.cell(row, keys[0]),
          try Self.cell(row, keys[1]),
          topic: topic.map { DeckAssembly.Cell(text: $0, place: place) },
          row: place
        )
      } catch {
        deck.leaveOut(DeckProblem(at: error.node.place(of: error.byte), .feed(error.mistake)))
      }
    }
    reading = deck.reading(name: nil)
  }

  private static func cell(_ row: JSONNode, _ key: String) throws(JSONNode.Problem) -> DeckAssembly.Cell {
    let node = try row.required(key)
    return DeckAssembly.Cell(text: try node.text(), place: .node(node))
  }

  /// The two language keys that most rows have, in written order.
  ///
  /// Among equally frequent keys, the first ones win.
  private static func keys(of rows: JSONList) -> [String] {
    var found: [String: (count: Int, place: Int)] = [:]
    for row in rows {
      guard let members = try? row.members() else { continue }
      for (key, _) in members where key.hasPrefix(DeckLanguage.prefix) {
        let place = found.count
        found[key, default: (0, place)].count += 1
      }
    }
    let chosen = found.sorted { ($1.value.count, $0.value.place) < ($0.value.count, $1.value.place) }.prefix(2)
    return chosen.sorted { $0.value.place < $1.value.place }.map(\.key)
  }
}

extension DeckLanguage {
  /// The prefix of a language's key or column.
  static let prefix = "text_"

  /// Reads the language of a key or column: `eng` for `text_eng`, otherwise its own text.
  init(column: String) {
    let name = DeckText.line(column)
    self.init(rawValue: name.hasPrefix(Self.prefix) && name != Self.prefix ? String(name.dropFirst(5)) : name)
  }
}
