import ArcadeDomain

/// The pairs of a deck that is being read, row by row.
struct DeckAssembly {
  /// The most characters of a side.
  static let longest = 200

  let languages: DeckLanguages
  private var pairs: [TranslatedWord] = []
  private var positions: [TranslatedWord.ID: Int] = [:]
  private var topics: [String: String] = [:]
  private var problems = TruncatedList<DeckProblem>()
  private var changes = TruncatedList<DeckChange>()
  private var memories: [ReviewCardID: [ReviewAnswer]] = [:]

  /// Begins with room for so many pairs, so that they need not be moved as they become more.
  init(_ languages: DeckLanguages, most: Int = 0) {
    self.languages = languages
    pairs.reserveCapacity(most)
  }

  /// Takes a row: its pair, or why it is none.
  mutating func add(
    _ first: Cell,
    _ second: Cell,
    topic: Cell? = nil,
    tags: Cell? = nil,
    guid: Cell? = nil,
    progress: WrittenProgress? = nil,
    row: UnresolvedPlace
  ) {
    do throws(DeckProblem) {
      let (one, other) = (try first.cleaned(), try second.cleaned())
      // Before anything is made of the other side, as a file may hold millions of rows with only one.
      try requireWords(one, of: languages.first, at: first.place)
      try requireWords(other, of: languages.second, at: second.place)
      let pair = TranslatedWord(
        try side(one, of: languages.first, at: first.place),
        try side(other, of: languages.second, at: second.place),
        topics: (try topic?.topics() ?? []) + (try tags?.tags() ?? []),
        guid: try guid?.line()
      )
      guard !pair.isIdentical else { throw DeckProblem(at: row.place, .sameOnBothSides(pair.first.text)) }
      note(one, as: pair.first, at: first.place)
      note(other, as: pair.second, at: second.place)
      let topics = pair.topics.map { spelling(of: $0) }
      keep(TranslatedWord(pair.first, pair.second, topics: topics.withoutRepeats, guid: pair.guid), row: row)
      guard let progress else { return }
      let read = try progress.memories(of: pair, in: languages, at: row)
      memories.merge(read) { $0.count < $1.count ? $1 : $0 }
    } catch {
      problems.append(error)
    }
  }

  /// Notes why something is left out.
  mutating func leaveOut(_ problem: @autoclosure () -> DeckProblem) { problems.append(problem()) }

  /// Returns what came of all rows.
  func reading(name: String?, undecided: [String] = []) -> DeckReading {
    DeckReading(
      name: name.map(DeckText.line).flatMap { $0.isEmpty ? nil : $0 },
      languages: languages,
      pairs: pairs,
      problems: problems,
      changes: changes,
      undecided: undecided,
      memories: memories
    )
  }

  private func requireWords(_ text: DeckText, of language: DeckLanguage, at place: UnresolvedPlace) throws(DeckProblem)
  {
    guard text.forms.isEmpty else { return }
    throw DeckProblem(at: place.place, .feed(.missing(key: language.rawValue)))
  }

  private func side(_ text: DeckText, of language: DeckLanguage, at place: UnresolvedPlace) throws(DeckProblem)
    -> WordSide
  {
    guard let side = WordSide(text) else { throw DeckProblem(at: place.place, .feed(.missing(key: language.rawValue))) }
    let shown = side.text
    guard shown.utf8.count <= Self.longest || shown.count <= Self.longest else {
      throw DeckProblem(at: place.place, .tooLong(limit: Self.longest))
    }
    return side
  }

  /// Returns a topic as it was written when it first came, whatever its case.
  private mutating func spelling(of topic: String) -> String {
    let key = topic.lowercased()
    if let spelling = topics[key] { return spelling }
    topics[key] = topic
    return topic
  }

  /// Notes what was cleaned; alternatives that say the same are one.
  private mutating func note(_ text: DeckText, as side: WordSide, at place: UnresolvedPlace) {
    for change in text.changes { changes.append(DeckChange(at: place.place, change)) }
    if text.forms.count > 1, side.forms.count < text.forms.count, !text.changes.contains(.alternatives) {
      changes.append(DeckChange(at: place.place, .alternatives))
    }
  }

  /// Keeps a pair at its end, or joins it with the earlier one that says the same.
  ///
  /// How the two are written may differ; which of them stays does not depend on which comes first.
  private mutating func keep(_ pair: TranslatedWord, row: UnresolvedPlace) {
    let id = pair.id
    guard let position = positions[id] else {
      positions[id] = pairs.count
      pairs.append(pair)
      return
    }
    changes.append(DeckChange(at: row.place, .duplicate))
    let earlier = pairs[position]
    let sides = [earlier, pair].min { ($0.first.text, $0.second.text) < ($1.first.text, $1.second.text) } ?? pair
    let areSame = earlier.topics == pair.topics || earlier.topics.isEmpty || pair.topics.isEmpty
    let topics = (earlier.topics + pair.topics).withoutRepeats
    pairs[position] = TranslatedWord(
      sides.first,
      sides.second,
      topics: areSame ? topics : topics.sorted(),
      guid: [earlier.guid, pair.guid].compactMap { $0 }.min()
    )
  }
}

extension DeckAssembly {
  /// A text of a row, with where it stands.
  struct Cell {
    let text: String
    let place: UnresolvedPlace
    var isMarkup = false

    /// Returns the alternatives of a side.
    func cleaned() throws(DeckProblem) -> DeckText {
      try requireReadable()
      return DeckText(text, isMarkup: isMarkup)
    }

    /// Returns the text as one line; nil where it is blank.
    func line() throws(DeckProblem) -> String? {
      try requireReadable()
      let line = DeckText.line(isMarkup ? MarkupText.plain(text) : text)
      guard line.count <= longest else { throw DeckProblem(at: place.place, .tooLong(limit: longest)) }
      return line.isEmpty ? nil : line
    }

    /// Returns the topics: one, or several as `food / fruit`.
    func topics() throws(DeckProblem) -> [String] { try line().map { DeckText($0).forms } ?? [] }

    /// Returns the tags of Anki, with a space between two of them; each is a topic.
    func tags() throws(DeckProblem) -> [String] {
      try line().map { $0.split(separator: " ").flatMap { DeckText(String($0)).forms } } ?? []
    }

    // Cleaning takes its time, which a text that is too long anyway is not worth.
    private func requireReadable() throws(DeckProblem) {
      guard text.utf8.count <= 50 * longest else { throw DeckProblem(at: place.place, .tooLong(limit: longest)) }
    }
  }
}

extension [String] {
  /// The same texts, each once.
  fileprivate var withoutRepeats: [String] {
    guard count > 1 else { return self }
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
