import ArcadeDomain
import ArcadePresentation

/// The first screen of falling words on the console.
final class ConsoleWordHomeView: ScreenView, ConsoleModule {
  private let presenter: WordHomePresenter
  private let router: ConsoleWordRouter
  private let console: WordConsole
  /// Whether the topics were shown last, so that a number chooses one.
  private var showsTopics = false

  init(presenter: WordHomePresenter, router: ConsoleWordRouter, console: WordConsole) {
    self.presenter = presenter
    self.router = router
    self.console = console
    presenter.view = self
    presenter.router = router
  }

  var commands: [ConsoleCommand] { console.everywhere + [console.retry] }

  func begin() async { await presenter.show() }

  /// Chooses a deck, whatever it is known by.
  func choose(_ deck: Deck.ID) async { await presenter.choose(deck) }

  /// Why a line that chooses something would choose nothing; nil where it would not.
  func refusal(of line: ConsoleLine) async -> String? {
    switch (line.command, line.rest.lowercased()) {
    case ("deck", _): await presenter.refusal(ofDeck: line.rest)
    case ("topic", ""), ("topic", "all"): nil
    case ("topic", _): await presenter.refusal(ofTopic: line.rest)
    default: nil
    }
  }

  func accept(_ line: ConsoleLine) async -> ConsoleReply {
    switch (line.command, line.arguments.count) {
    case ("play", 0): await presenter.play()
    case ("missed", 0): await presenter.play(missed: true)
    case ("deck", 1): await presenter.choose(number: line.rest)
    case ("swap", 0): await presenter.swap()
    case ("topic", 0): await presenter.showTopics()
    case ("topic", 1) where line.rest.lowercased() == "all": await presenter.choose(topic: nil)
    case ("topic", _): await presenter.choose(topic: line.rest)
    case ("decks", 0): await presenter.go(to: .decks)
    case ("history", 0): await presenter.go(to: .history)
    case ("best", 0): await presenter.go(to: .best)
    case ("stats", 0): await presenter.go(toLesson: { .stats($0) })
    case ("words", 0): await presenter.go(toLesson: { .words($0) })
    case ("retry", 0): await presenter.retry()
    case (let word, 0) where showsTopics && word.isWholeNumber: await presenter.choose(topic: word)
    default: return .unknown()
    }
    return .done
  }

  func render(_ screen: WordHomeScreen) {
    let output = console.output
    if case .loading(let text) = screen.content { return output.progress(text) }
    output.heading(screen.title)
    showsTopics = false
    switch screen.content {
    case .loading: break
    case .choice(let facts): output.facts(facts)
    case .topics(let table):
      showsTopics = true
      output.table(table.textTable)
      output.paragraph(console.words.typeTopic, .faint)
    case .failed(let failure): output.failure(failure, phrases: console.phrases)
    }
    output.notices(screen.notices)
    if case .choice = screen.content { output.paragraph(console.words.start, .faint) }
  }
}
