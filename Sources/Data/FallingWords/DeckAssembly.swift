import ArcadeDomain

/// Builds a deck from rows.
struct DeckAssembly {
  /// The most characters of a word or translation.
  static let longest = 200

  let languages: DeckLanguages
  private var pairs: [TranslatedWord] = []
  private var positions: [TranslatedWord.ID: Int] = [:]
  private var topics: [String: String] = [:]
  private var problems = TruncatedList<DeckProblem>()
  private var changes = TruncatedList<DeckChange>()
  private var memories: [ReviewCardID: [ReviewAnswer]] = [:]

  /// Reserves memory for a number of pairs.
  init(_ languages: DeckLanguages, most: Int = 0) {
    self.languages = languages
    pairs.reserveCapacity(most)
  }

  /// Adds a row's pair, or reports why it has none.
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
      // Checked before the other side is parsed, because a file may have millions of rows with one side only.
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

  mutating func leaveOut(_ problem: @autoclosure () -> DeckProblem) { problems.append(problem()) }

  /// Returns the result of all rows.
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

  /// Returns a topic in its first spelling, regardless of case.
  private mutating func spelling(of topic: String) -> String {
    let key = topic.lowercased()
    if let spelling = topics[key] { return spelling }
    topics[key] = topic
    return topic
  }

  /// Reports what was cleaned; equal alternatives are merged.
  private mutating func note(_ text: DeckText, as side: WordSide, at place: UnresolvedPlace) {
    for change in text.changes { changes.append(DeckChange(at: place.place, change)) }
    if text.forms.count > 1, side.forms.count < text.forms.count, !text.changes.contains(.alternatives) {
      changes.append(DeckChange(at: place.place, .alternatives))
    }
  }

  /// Appends a pair, or merges it with an equal earlier one.
  ///
  /// The spelling that is kept does not depend on their order.
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
  struct Cell {
    let text: String
    let place: UnresolvedPlace
    var isMarkup = false

    /// Returns the alternatives of a side.
    func cleaned() throws(DeckProblem) -> DeckText {
      try requireReadable()
      return DeckText(text, isMarkup: isMarkup)
    }

    /// Returns the text as one line; nil if it is blank.
    func line() throws(DeckProblem) -> String? {
      try requireReadable()
      let line = DeckText.line(isMarkup ? MarkupText.plain(text) : text)
      guard line.count <= longest else { throw DeckProblem(at: place.place, .tooLong(limit: longest)) }
      return line.isEmpty ? nil : line
    }

    /// Returns one topic, or several as in `food / fruit`.
    func topics() throws(DeckProblem) -> [String] { try line().map { DeckText($0).forms } ?? [] }

    /// Returns Anki's tags, which are separated by spaces, as topics.
    func tags() throws(DeckProblem) -> [String] {
      try line().map { $0.split(separator: " ").flatMap { DeckText(String($0)).forms } } ?? []
    }

    // Checked first, because cleaning a long text is slow.
    private func requireReadable() throws(DeckProblem) {
      guard text.utf8.count <= 50 * longest else { throw DeckProblem(at: place.place, .tooLong(limit: longest)) }
    }
  }
}

extension [String] {
  /// The same texts without duplicates.
  fileprivate var withoutRepeats: [String] {
    guard count > 1 else { return self }
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
