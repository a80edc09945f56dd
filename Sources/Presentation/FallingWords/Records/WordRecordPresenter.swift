public import ArcadeDomain

/// Shows what was played: every game, the best ones, or how each pair was answered.
///
/// It runs on whichever actor calls it.
public final class WordRecordPresenter: RecordPresenter {
  /// What is shown.
  public enum Subject: Hashable, Sendable {
    /// Every finished game, newest first.
    case history
    /// The best game of each lesson.
    case best
    /// How each pair of a lesson was answered.
    case words(WordLesson)
    /// The best games, and the pairs of a lesson most in need.
    case stats(WordLesson)
  }

  /// What draws its screens.
  public weak var view: (any ScreenView<RecordScreen>)?
  /// What leaves the screen.
  public weak var router: (any WordRouter)?

  private let quiz: WordQuiz
  private let subject: Subject
  private let phrases: any WordPhrases

  /// Makes a presenter for a subject.
  public init(quiz: WordQuiz, subject: Subject, phrases: any WordPhrases) {
    self.quiz = quiz
    self.subject = subject
    self.phrases = phrases
  }

  /// Shows the subject.
  public func show() async {
    do {
      view?.render(try await screen())
    } catch {
      view?.render(RecordScreen(title: title, content: .failed(phrases.wordFailure(for: error))))
    }
  }

  /// Goes to another screen.
  public func go(to route: WordRoute) async {
    await router?.follow(route)
  }

  private var title: String {
    switch subject {
    case .history: phrases.historyTitle
    case .best: phrases.bestTitle
    case .words: phrases.wordsTitle
    case .stats: phrases.statsTitle
    }
  }

  private func screen() async throws -> RecordScreen {
    switch subject {
    case .history:
      return RecordScreen(history: try await quiz.games.history(), phrases: phrases)
    case .best:
      let best = BestWordGames.summarising(try await quiz.games.history())
      return RecordScreen(best: best, phrases: phrases)
    case .words(let lesson):
      let tallies = try await quiz.games.tallies(of: lesson)
      return RecordScreen(title: title, phrases.wordTable(of: tallies), whereEmpty: phrases.nothingAsked)
    case .stats(let lesson):
      let best = BestWordGames.summarising(try await quiz.games.history())
      let inNeed = WordTally.mostInNeed(try await quiz.games.tallies(of: lesson)).prefix(10)
      return RecordScreen(
        title: title,
        phrases.bestTable(of: best, title: phrases.bestTitle),
        phrases.wordTable(of: Array(inNeed), title: phrases.inNeedTitle),
        whereEmpty: phrases.noGames
      )
    }
  }
}

extension RecordScreen {
  /// Formats finished games in their order.
  public init(history games: [PastWordGame], phrases: any WordPhrases) {
    self.init(title: phrases.historyTitle, phrases.historyTable(of: games), whereEmpty: phrases.noGames)
  }

  /// Formats the best games in their order.
  public init(best: [BestWordGames], phrases: any WordPhrases) {
    self.init(title: phrases.bestTitle, phrases.bestTable(of: best), whereEmpty: phrases.noGames)
  }
}
