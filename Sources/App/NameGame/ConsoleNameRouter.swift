import ArcadeDomain
import ArcadePresentation

/// Goes from one screen of the name game to the next, on the stack of a session.
final class ConsoleNameRouter: NameRouter {
  private weak var session: ConsoleSession?
  private let modules: NameModules

  init(session: ConsoleSession, modules: NameModules) {
    self.session = session
    self.modules = modules
  }

  func follow(_ route: NameRoute) async {
    switch route {
    case .home: await session?.unwind(to: ConsoleNameHomeView.self)?.resume()
    case .play(let mode, let last):
      // A new game takes the place of whatever lies above the first screen.
      session?.unwind(to: ConsoleNameHomeView.self)
      await session?.push(modules.game(mode, after: last, self))
    case .over(let outcome):
      session?.unwind(to: ConsoleNameHomeView.self)
      await session?.push(modules.over(outcome, self))
    case .people:
      session?.leave(ConsoleRecordView<NamePeoplePresenter>.self)
      await session?.push(modules.people(self))
    case .person(let number):
      session?.leave(ConsoleNamePersonView.self)
      await session?.push(modules.person(number, self))
    case .history: await push(.history)
    case .best: await push(.best)
    case .stats: await push(.stats)
    }
  }

  private func push(_ subject: NameRecordPresenter.Subject) async {
    session?.leave(ConsoleRecordView<NameRecordPresenter>.self)
    await session?.push(modules.records(subject, self))
  }
}
