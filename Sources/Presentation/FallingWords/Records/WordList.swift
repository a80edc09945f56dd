public import ArcadeDomain

extension WordScreens {
  /// Makes a page of the pairs of the deck, or of those with a text in a word, a translation or a topic.
  public func words(
    matching text: String = "",
    page number: Int = 1,
    _ choice: DeckSelection? = nil
  ) -> PagePresenter<WordIntent, WordRoute> {
    page(phrases.wordsTitle, at: WordRoute(.words(matching: text, page: number), choice), isAboutDeck: true) {
      (scope, contents) in
      contents.followsStore = true
      contents.leadOn(to: "play")
      let (chosen, deck) = try scope.loaded
      let found = deck.value.pairs(matching: text)
      let pages = ListPages(of: found.count, size: ListPlace.usualSize, at: number)
      let shown = Array(found[pages.rows])
      var table = Table(
        shown,
        chosen.lesson,
        in: deck.value,
        tallies: try await quiz.tallies(of: chosen.lesson),
        recalls: try await quiz.learning?.recalls(of: .words) ?? [:],
        phrases: phrases
      )
      table.firstNumber = pages.rows.lowerBound + 1
      contents.title = phrases.wordsTitle(of: deck.value.name)
      contents.content =
        found.isEmpty
        ? .empty(text.isEmpty ? phrases.sentence(for: .emptyDeck) : phrases.noPairs(with: text))
        : .ready(Page([.table(table)] + pages.line(phrases)))
      contents.actions =
        changing(shown, from: pages.rows.lowerBound + 1, chosen.lesson, isOwn: scope.isOwn) + contents.actions
        + pages.turning(phrases) { WordRoute(.words(matching: text, page: $0), scope.choice) }
    }
  }

  /// Does what is wanted with a pair, and returns what to say of it.
  func changed(by change: PairChange) async -> Notice {
    do {
      return try await perform(change)
    } catch let error as RepositoryError where error.code == .exists {
      return Notice(phrases.pairExists, .warning)
    } catch let error as RepositoryError where error.code == .notFound {
      return Notice(phrases.noSuchPair, .warning)
    } catch {
      return Notice(phrases.wordFailure(for: error).text, .bad)
    }
  }

  private func perform(_ change: PairChange) async throws -> Notice {
    switch change {
    case .add(let lesson, let word, let translation):
      let name = try await quiz.deck(lesson.deck).value.name
      let (pair, deck) = try await quiz.addPair(word, translation, to: lesson, orTo: phrases.ownDeck(beside: name))
      return Notice(phrases.added(phrases.line(for: pair, lesson.direction), to: deck.name), .good)
    case .edit(let id, let lesson, let word, let translation):
      let pair = try await quiz.editPair(id, of: lesson, to: word, translation)
      return Notice(phrases.edited(phrases.line(for: pair, lesson.direction)), .good)
    case .forget(let id, let deck):
      let pair = try await quiz.forgetPair(id, of: deck)
      return Notice(phrases.forgotten(phrases.line(for: pair, .forward)), .good)
    }
  }

  private func changing(
    _ pairs: [TranslatedWord],
    from first: Int,
    _ lesson: WordLesson,
    isOwn: Bool
  ) -> [Action<WordIntent>] {
    let add = Action("add", phrases.addAction, Parameter.pair(phrases)) { pair in
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

extension Parameter<WrittenWords> {
  /// A word with its translation, as in `boat = barco`.
  static func pair(_ phrases: WordPhrases) -> Parameter {
    let field = Field("pair", phrases.pairLabel, .text, example: "boat = barco")
    return Parameter(field) { _ in
      phrases.howToWriteAPair
    } read: {
      WrittenWords($0)
    }
  }
}

/// A word with its translation, as somebody writes them in one line.
struct WrittenWords: Hashable, Sendable {
  let word: String
  let translation: String

  /// Reads `boat = barco`; nil where a side is missing.
  init?(_ text: String) {
    let sides = text.split(maxSplits: 1, omittingEmptySubsequences: false) { "=＝".contains($0) }
    guard sides.count == 2, sides.allSatisfy({ side in side.contains { !$0.isWhitespace } }) else { return nil }
    (word, translation) = (String(sides[0]), String(sides[1]))
  }
}

extension Deck {
  /// The pairs with a text in a word, a translation or a topic, in their order.
  public func pairs(matching text: String) -> [TranslatedWord] {
    let key = SearchKey.of(text)
    guard !key.isEmpty else { return pairs }
    return pairs.filter { pair in
      ([pair.first.text, pair.second.text] + pair.topics).contains { SearchKey.of($0).contains(key) }
    }
  }
}

extension Table {
  /// Lists pairs of a deck in their order, with how well they are known in the direction of a lesson, and how they were
  /// answered in its games.
  public init(
    _ pairs: [TranslatedWord],
    _ lesson: WordLesson,
    in deck: Deck,
    tallies: [WordTally] = [],
    recalls: [ReviewCardID: Recall] = [:],
    phrases: WordPhrases
  ) {
    let known = pairs.reduce(into: [TranslatedWord.ID: Recall]()) { known, pair in
      known[pair.id] = recalls[pair.reviewCard(deck.languages, lesson.direction)]
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
