import ArcadeDomain
import ArcadePresentation

/// Puts the screens of falling words together: presenter, view and router of each.
struct WordModules {
  let quiz: WordQuiz
  let console: WordConsole
  let randomness: Randomness
  let rules: FallingRules
  /// The deck that was asked for; nil for the one played last.
  let deck: Deck.ID?
  let topic: String?

  private var phrases: any WordPhrases { console.wordPhrases }

  func home(_ router: ConsoleWordRouter) -> ConsoleWordHomeView {
    ConsoleWordHomeView(
      presenter: WordHomePresenter(quiz: quiz, deck: deck, topic: topic, rules: rules, phrases: phrases),
      router: router,
      console: console
    )
  }

  func game(_ plan: FallingPlan, _ router: ConsoleWordRouter) -> ConsoleFallingView {
    ConsoleFallingView(
      presenter: FallingPresenter(quiz: quiz, phrases: phrases, random: randomness.makeGenerator()),
      plan: plan,
      router: router,
      console: console
    )
  }

  func decks(_ router: ConsoleWordRouter) -> ConsoleDeckListView {
    ConsoleDeckListView(
      presenter: DeckListPresenter(quiz: quiz, phrases: phrases),
      router: router,
      console: console
    )
  }

  func records(_ subject: WordRecordPresenter.Subject, _ router: ConsoleWordRouter) -> ConsoleRecordView<
    WordRecordPresenter
  > {
    let presenter = WordRecordPresenter(quiz: quiz, subject: subject, phrases: phrases)
    presenter.router = router
    return ConsoleRecordView(presenter, console: console) { [console] in await console.follow($0, by: router) }
  }
}
