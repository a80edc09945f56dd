import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// `arcade words words`: the pairs of one deck or all, or those that match a text, with how well each is known.
struct WordListCommand {
  let context: CommandContext

  func run() async throws {
    let text = context.invocation.operands.joined(separator: " ")
    let quiz = try context.composition.makeWordQuiz(deck: context.invocation.value(of: .deck)).quiz
    let decks = try await quiz.allDecks()
    let wanted = context.invocation.value(of: .inDeck)
    let chosen = wanted.map { text in decks.named(text).map { [$0] } ?? [] } ?? decks
    if let wanted, chosen.isEmpty { throw CommandFailure.notFound(phrases.noSuchDeck(wanted)) }
    let retrievabilities = try await quiz.learning?.retrievabilities(of: .words) ?? [:]
    var found: [FoundWord] = []
    for summary in chosen {
      let deck = try await quiz.deck(summary.id).value
      found += deck.pairs(matching: text).map { FoundWord($0, in: deck, retrievabilities) }
    }
    guard !context.options.isJSON else { return context.print("arcade.words/1", ["words": found]) }
    let none = text.isEmpty ? phrases.sentence(for: .emptyDeck) : phrases.noPairs(with: text)
    context.show(phrases.wordsTitle, Table(found, phrases: phrases), orSay: none)
  }

  private var phrases: WordPhrases { context.composition.wordPhrases }
}

/// A pair with its deck, and how well it is known in both directions.
private struct FoundWord {
  let pair: TranslatedWord
  let deck: Deck
  let retrievabilities: [WordDirection: Retrievability]

  init(_ pair: TranslatedWord, in deck: Deck, _ retrievabilities: [ReviewCardID: Retrievability]) {
    (self.pair, self.deck) = (pair, deck)
    self.retrievabilities = WordDirection.allCases.reduce(into: [:]) { known, direction in
      known[direction] = retrievabilities[pair.reviewCard(deck.languages, direction)]
    }
  }
}

extension FoundWord: JSONConvertible {
  var json: JSONText {
    [
      "deck": deck.id.rawValue,
      "name": deck.name,
      "first": pair.first.forms.map(\.text),
      "second": pair.second.forms.map(\.text),
      "topics": pair.topics,
      "forward": retrievabilities[.forward].map { retrievability -> JSONText in retrievability.json },
      "backward": retrievabilities[.backward].map { retrievability -> JSONText in retrievability.json },
    ]
  }
}

extension Retrievability {
  fileprivate var json: JSONText { ["known": probability, "due": due.isoText] }
}

extension Table {
  fileprivate init(_ words: [FoundWord], phrases: WordPhrases) {
    self.init(of: words) {
      TableColumn(phrases.wordLabel, mayBeCut: true) { Cell($0.pair.first.text, .strong) }
      TableColumn(phrases.translationLabel, mayBeCut: true) { $0.pair.second.text }
      TableColumn(phrases.knownLabel, isNumber: true) { $0.retrievabilities[.forward].map(phrases.knownWord) ?? "" }
      TableColumn(phrases.dueLabel) { $0.retrievabilities[.forward].map(phrases.dueWord) ?? "" }
      TableColumn(phrases.deckLabel, mayBeCut: true, isSecondary: true) { $0.deck.name }
    }
  }
}
