public import ArcadeDomain

/// Shows what can be played, and begins it.
///
/// It runs on whichever actor calls it.
public final class PriceHomePresenter {
  /// What draws its screens.
  public weak var view: (any ScreenView<PriceHomeScreen>)?
  /// What leaves the screen.
  public weak var router: (any PriceRouter)?

  private let quiz: PriceQuiz
  private let phrases: any PricePhrases

  /// Makes a presenter for a quiz.
  public init(quiz: PriceQuiz, phrases: any PricePhrases) {
    self.quiz = quiz
    self.phrases = phrases
  }

  /// Shows the screen for the first time.
  ///
  /// At the very first start that comes with the instructions, and the default
  /// category is loaded, so that it can be played without a connection.
  public func begin() async {
    do {
      guard try await !quiz.games.hasSeenInstructions() else { return await show() }
      try await quiz.games.noteInstructionsSeen()
      view?.render(PriceHomeScreen(title: phrases.homeTitle, loading: phrases.loadingProducts))
      await render(instructions: phrases.instructions, notices: prefetchNotices())
    } catch {
      await render(instructions: phrases.instructions, notices: [Notice(phrases.priceFailure(for: error).text, .bad)])
    }
  }

  /// Shows the screen.
  public func show() async { await render() }

  /// Shows how the game is played.
  public func showInstructions() async { await render(instructions: phrases.instructions) }

  /// Begins a game with the default category.
  public func play() async { await go(to: .play([CategoryTrail(.blenders)])) }

  /// Begins a game with the category that was played last.
  public func playAgain() async {
    do {
      let trails = try await quiz.lastTrails()
      guard trails.isEmpty else { return await go(to: .play(trails)) }
      say(Notice(phrases.nothingPlayed, .warning))
    } catch {
      say(Notice(phrases.priceFailure(for: error).text, .bad))
    }
  }

  /// Goes on with the game in progress.
  public func resumeGame() async {
    do {
      guard try await quiz.games.current() == nil else { return await go(to: .resume) }
      say(Notice(phrases.noGameInProgress, .warning))
    } catch {
      say(Notice(phrases.priceFailure(for: error).text, .bad))
    }
  }

  /// Goes to another screen.
  public func go(to route: PriceRoute) async {
    await router?.follow(route)
  }

  /// Loads the default category; what keeps it back is worth knowing, but the other ones may still be there.
  private func prefetchNotices() async -> [Notice] {
    do {
      _ = try await quiz.catalog.content(of: PriceCategory.blenders.id)
      return []
    } catch {
      return [Notice(phrases.priceFailure(for: error).text, .warning)]
    }
  }

  private func say(_ notice: Notice) {
    view?.render(PriceHomeScreen(title: phrases.homeTitle, notices: [notice], isUpdate: true))
  }

  private func render(instructions: [String] = [], notices: [Notice] = []) async {
    var screen = PriceHomeScreen(title: phrases.homeTitle, instructions: instructions, notices: notices)
    do {
      let game = try await quiz.games.current()
      screen.inProgress = game.map {
        phrases.inProgress(phrases.topic($0.trails), question: $0.number, points: $0.score.points)
      }
      let last = game == nil ? try await quiz.lastTrails() : []
      screen.lastPlayed = last.isEmpty ? nil : phrases.lastPlayed(phrases.topic(last))
      let mix = try await quiz.games.mix()
      screen.mix = mix.isEmpty ? nil : phrases.mixHolds(mix.map(\.name))
    } catch {
      let notice = Notice(phrases.priceFailure(for: error).text, .bad)
      if !notices.contains(notice) { screen.notices.append(notice) }
    }
    view?.render(screen)
  }
}
