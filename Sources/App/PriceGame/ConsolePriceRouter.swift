import ArcadeDomain
import ArcadePresentation

/// Goes from one screen of the price game to the next, on the stack of a session.
///
/// Only the game lies above the first screen for long; lists lie above it, so that `back` leads back to the question.
final class ConsolePriceRouter: PriceRouter {
  private weak var session: ConsoleSession?
  private let modules: PriceModules

  init(session: ConsoleSession, modules: PriceModules) {
    self.session = session
    self.modules = modules
  }

  func follow(_ route: PriceRoute) async {
    switch route {
    case .home: await session?.unwind(to: ConsolePriceHomeView.self)?.resume()
    case .categories: await session?.push(modules.categories(self))
    case .play(let trails): await session?.push(modules.game(.play(trails), self))
    case .playAgain(let game):
      session?.leave(ConsolePriceFinishView.self)
      await session?.push(modules.game(.again(game), self))
    case .resume: await session?.push(modules.game(.resume, self))
    case .finished(let game, let id):
      session?.unwind(to: ConsolePriceHomeView.self)
      await session?.push(modules.finish(game, id, self))
    case .statistics(let id):
      session?.leave(ConsolePriceStatisticsView.self)
      await session?.push(modules.statistics(id, self))
    case .history: await push(.history)
    case .best: await push(.best)
    case .page(let address): modules.outside.open(address)
    case .picture(let address): await modules.outside.showPicture(at: address)
    }
  }

  private func push(_ subject: PriceRecordPresenter.Subject) async {
    session?.leave(ConsoleRecordView<PriceRecordPresenter>.self)
    await session?.push(modules.records(subject, self))
  }

  /// Goes home with a line that leads on from there.
  func acceptAtHome(_ line: ConsoleLine) async -> ConsoleReply {
    guard let home = session?.unwind(to: ConsolePriceHomeView.self) else { return .unknown() }
    return await home.accept(line)
  }

  /// Goes to the categories with a line that chooses among them.
  func acceptInCategories(_ line: ConsoleLine) async -> ConsoleReply {
    guard let session else { return .unknown() }
    await session.push(modules.categories(self))
    return await session.module(of: ConsolePriceCategoryView.self)?.accept(line) ?? .unknown()
  }
}
