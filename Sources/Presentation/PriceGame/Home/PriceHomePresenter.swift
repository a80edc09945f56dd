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
  /// At the very first start that comes with the instructions. As long as the
  /// default category is not at hand it is loaded, so that it can be played
  /// without a connection.
  public func begin() async {
    let hasSeen: Bool
    do {
      hasSeen = try await quiz.games.hasSeenInstructions()
    } catch {
      let notice = Notice(phrases.priceFailure(for: error).text, .bad)
      return await render(instructions: phrases.instructions, notices: [notice])
    }
    let isAtHand = (try? await quiz.catalog.isAtHand(PriceCategory.blenders.id)) ?? true
    var screen = PriceHomeScreen(title: phrases.homeTitle, instructions: hasSeen ? [] : phrases.instructions)
    if !isAtHand {
      screen.loading = phrases.loadingProducts
      view?.render(screen)
      screen = screen.loaded(await prefetch(isFirst: !hasSeen))
    }
    await complete(screen)
    // After they were shown: whoever is cut off before sees them again.
    if !hasSeen { await noteInstructions() }
  }

  /// Shows the screen.
  public func show() async { await render() }

  /// Shows how the game is played.
  public func showInstructions() async { await render(instructions: phrases.instructions) }

  /// Begins a game with the default category.
  public func play() async {
    let blenders = PriceCategory(id: PriceCategory.blenders.id, name: phrases.blenders)
    await go(to: .play([CategoryTrail(blenders)]))
  }

  /// Begins a game with the category that was played last.
  public func playAgain() async {
    do {
      let trails = try await quiz.games.lastTrails()
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

  /// Loads the default category; at first what keeps it back is worth knowing, later whoever plays it is told.
  private func prefetch(isFirst: Bool) async -> [Notice] {
    do {
      try await quiz.catalog.prefetch(PriceCategory.blenders.id)
      return []
    } catch {
      return isFirst ? [Notice(phrases.priceFailure(for: error).text, .warning)] : []
    }
  }

  private func noteInstructions() async {
    do {
      try await quiz.games.noteInstructionsSeen()
    } catch {
      say(Notice(phrases.priceFailure(for: error).text, .bad))
    }
  }

  private func say(_ notice: Notice) {
    view?.render(PriceHomeScreen(title: phrases.homeTitle, notices: [notice], isUpdate: true))
  }

  private func render(instructions: [String] = [], notices: [Notice] = []) async {
    await complete(PriceHomeScreen(title: phrases.homeTitle, instructions: instructions, notices: notices))
  }

  /// Shows a screen with what was played and can be played.
  private func complete(_ screen: PriceHomeScreen) async {
    var screen = screen
    do {
      let game = try await quiz.games.current()
      screen.inProgress = game.map {
        phrases.inProgress(phrases.topic($0.trails), question: $0.number, points: $0.score.points)
      }
      let last = game == nil ? try await quiz.games.lastTrails() : []
      screen.lastPlayed = last.isEmpty ? nil : phrases.lastPlayed(phrases.topic(last))
      let mix = try await quiz.games.mix()
      screen.mix = mix.isEmpty ? nil : phrases.mixHolds(mix.map(\.name))
    } catch {
      let notice = Notice(phrases.priceFailure(for: error).text, .bad)
      if !screen.notices.contains(notice) { screen.notices.append(notice) }
    }
    view?.render(screen)
  }
}

extension PriceHomeScreen {
  /// The screen that follows it once nothing is waited for any more.
  fileprivate func loaded(_ notices: [Notice]) -> PriceHomeScreen {
    var screen = self
    (screen.loading, screen.isAfterLoading, screen.notices) = (nil, true, notices)
    return screen
  }
}
