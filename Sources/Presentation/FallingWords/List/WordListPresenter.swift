public import ArcadeDomain

/// A page of the pairs of a deck, filtered by a text in a word, a translation or a topic.
public struct WordListPresenter: DeckPresenter {
  public let system: WordScreens
  let choice: DeckSelection?
  var isRetry = false
  private let text: String
  private let page: Int

  /// Creates a page of the pairs that match a text.
  public init(_ system: WordScreens, matching text: String = "", page: Int = 1, _ choice: DeckSelection? = nil) {
    (self.system, self.choice) = (system, choice)
    (self.text, self.page) = (text, page)
  }

  public var route: WordRoute { WordRoute(.words(matching: text, page: page), choice) }
  public var title: String { phrases.wordsTitle }

  func load(_ can: inout WordActions, into contents: inout Contents, progress: (String) -> Void) async throws {
    contents.followsStore = true
    let (chosen, deck) = try can.scope.loaded
    let found = deck.value.pairs(matching: text)
    let pages = ListPages(of: found.count, size: PageCursor.usualSize, at: page)
    let shown = Array(found[pages.rows])
    var table = Table(
      shown,
      chosen.lesson,
      in: deck.value,
      tallies: try await quiz.tallies(of: chosen.lesson),
      retrievabilities: try await quiz.learning?.retrievabilities(of: .words) ?? [:],
      phrases: phrases
    )
    table.firstNumber = pages.rows.lowerBound + 1
    contents.title = phrases.wordsTitle(of: deck.value.name)
    contents.content =
      found.isEmpty
      ? .empty(text.isEmpty ? phrases.sentence(for: .emptyDeck) : phrases.noPairs(with: text))
      : .ready(Page([.table(table)] + pages.line(phrases)))
    can.own = changing(shown, from: pages.rows.lowerBound + 1, chosen.lesson, isOwn: can.scope.isOwn)
    can.pages = pages.turning(phrases) { WordRoute(.words(matching: text, page: $0), can.scope.choice) }
    contents.layout = can.layout(can.play.first) { Block.forms(can.own) }
  }

  private func changing(
    _ pairs: [TranslatedWord],
    from first: Int,
    _ lesson: WordLesson,
    isOwn: Bool
  ) -> [Action<WordIntent>] {
    let add = Action("add", phrases.addAction, caption: phrases.addCaption, Parameter.pair(phrases)) { pair in
      WordIntent.change(.add(lesson, word: pair.word, translation: pair.translation))
    }
    .changingWhatIsShared
    guard isOwn else {
      return [add]
        + [("edit", phrases.editAction), ("forget", phrases.forgetAction)].map { word, label in
          Action(word, label, closed: phrases.deckIsFixed) { WordIntent.show }.changingWhatIsShared
        }
    }
    let rows = pairs.map { ($0.id, Choice($0.id.rawValue, phrases.line(for: $0, lesson.direction))) }
    let row = Parameter.row("n", phrases.wordLabel, of: rows, from: first, phrases)
    return [
      add,
      Action("edit", phrases.editAction, row, Parameter.pair(phrases)) { id, pair in
        WordIntent.change(.edit(id, lesson, word: pair.word, translation: pair.translation))
      },
      Action("forget", phrases.forgetAction, row) { WordIntent.change(.forget($0, lesson.deck)) },
    ].map(\.changingWhatIsShared)
  }
}

extension Deck {
  /// Returns the pairs with a text in a word, a translation or a topic, in their order.
  public func pairs(matching text: String) -> [TranslatedWord] {
    let key = SearchKey.of(text)
    guard !key.isEmpty else { return pairs }
    return pairs.filter { pair in
      ([pair.first.text, pair.second.text] + pair.topics).contains { SearchKey.of($0).contains(key) }
    }
  }
}

extension Table {
  /// Creates a table of a deck's pairs with their state of learning and their results in games.
  public init(
    _ pairs: [TranslatedWord],
    _ lesson: WordLesson,
    in deck: Deck,
    tallies: [WordTally] = [],
    retrievabilities: [ReviewCardID: Retrievability] = [:],
    phrases: WordPhrases
  ) {
    let known = pairs.reduce(into: [TranslatedWord.ID: Retrievability]()) { known, pair in
      known[pair.id] = retrievabilities[pair.reviewCard(deck.languages, lesson.direction)]
    }
    let shown = Set(pairs.map(\.id))
    let asked = Dictionary(tallies.filter { shown.contains($0.pair) }.map { ($0.pair, $0.score) }) { $1 }
    self.init(of: pairs, firstNumber: 1, id: { $0.id.rawValue }) {
      TableColumn(phrases.wordLabel, mayBeCut: true) { Cell($0.prompt(lesson.direction).text, .strong) }
      TableColumn(phrases.translationLabel, mayBeCut: true) { $0.answer(lesson.direction).text }
      if !known.isEmpty {
        TableColumn(phrases.knownLabel, isNumber: true) { known[$0.id].map(phrases.knownWord) ?? "" }
        TableColumn(phrases.dueLabel) { known[$0.id].map(phrases.dueWord) ?? "" }
      }
      if !asked.isEmpty {
        TableColumn(phrases.askedLabel, isNumber: true, isSecondary: true) { pair in
          asked[pair.id].map { phrases.formats.number($0.rounds) } ?? ""
        }
        TableColumn(phrases.rightLabel, isNumber: true, isSecondary: true) { pair in
          asked[pair.id].map { phrases.formats.number($0.right) } ?? ""
        }
      }
    }
  }
}
