import ArcadeDomain

/// The first screen of the price game, with what can be played. At the very first start it also explains the game.
///
/// While the default category is missing, it is loaded when the screen appears, so that it can be played offline.
public struct PriceHomePresenter: PricePresenter {
  public let system: PriceScreens
  private var isFirst = true

  /// Creates the home screen.
  public init(_ system: PriceScreens) { self.system = system }

  public var route: PriceRoute { .home }
  public var title: String { phrases.homeTitle }

  mutating func load(_ can: inout PriceActions, into contents: inout Contents, progress: (String) -> Void) async throws
  {
    var (blocks, troubles) = ([Block](), [Notice]())
    if isFirst { (blocks, troubles) = await welcome(progress) }
    isFirst = false
    var game: PriceGame?
    do {
      game = try await quiz.currentGame()
      blocks += try await played(game)
    } catch {
      let trouble = Notice(phrases.failure(for: error).text, .bad)
      if !troubles.contains(trouble) { troubles.append(trouble) }
    }
    contents.content = .ready(Page(blocks))
    contents.banners = troubles
    (can.daily, can.play) = (can.daily.main, can.play.main)
    if game == nil { can.categories = can.categories.main } else { can.resume = can.resume.main }
    contents.layout =
      game == nil
      ? can.layout(can.play.first, can.daily, can.categories, can.retry)
      : can.layout(can.resume.first, can.play, can.daily, can.retry)
  }

  /// Returns the introduction at the first start. Loads the default category, and then stores that the introduction was
  /// shown.
  private func welcome(_ progress: (String) -> Void) async -> (told: [Block], troubles: [Notice]) {
    let instructions = phrases.instructions.map { Block.text($0) }
    var troubles: [Notice] = []
    do {
      let hasSeen = try await quiz.hasSeenInstructions()
      if try await !quiz.isAtHand(quiz.usualCategory.id) {
        if system.saysLoading { progress(phrases.loadingProducts) }
        do {
          try await quiz.prefetchUsual()
        } catch  where !hasSeen {
          troubles.append(Notice(phrases.failure(for: error).text, .warning))
        } catch {
          // A player who starts a game sees the error there.
        }
      }
      if !hasSeen { try await quiz.noteInstructionsSeen() }
      return (hasSeen ? [] : instructions, troubles)
    } catch {
      return (instructions, troubles + [Notice(phrases.failure(for: error).text, .bad)])
    }
  }

  /// Returns the game in progress and what can be played.
  private func played(_ game: PriceGame?) async throws -> [Block] {
    let mix = try await quiz.mix()
    let last = game == nil ? try await quiz.lastTrails() : []
    return [
      game.map { phrases.inProgress(phrases.topic($0.trails), question: $0.number, points: $0.score.points) },
      last.isEmpty ? nil : phrases.lastPlayed(phrases.topic(last)),
      mix.isEmpty ? nil : phrases.mixHolds(mix.map(\.name)),
    ].compactMap { $0.map { .text($0) } }
  }
}
