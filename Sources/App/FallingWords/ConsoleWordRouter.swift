import ArcadeDomain
import ArcadePresentation

/// Goes from one screen of falling words to the next, on the stack of a session.
final class ConsoleWordRouter: WordRouter {
  private weak var session: ConsoleSession?
  private let modules: WordModules

  init(session: ConsoleSession, modules: WordModules) {
    self.session = session
    self.modules = modules
  }

  func follow(_ route: WordRoute) async {
    switch route {
    case .home: await session?.unwind(to: ConsoleWordHomeView.self)?.resume()
    case .choose(let deck): await session?.unwind(to: ConsoleWordHomeView.self)?.choose(deck)
    case .play(let plan):
      session?.unwind(to: ConsoleWordHomeView.self)
      await session?.push(modules.game(plan, self))
    case .decks:
      session?.leave(ConsoleDeckListView.self)
      await session?.push(modules.decks(self))
    case .history: await push(.history)
    case .best: await push(.best)
    case .words(let lesson): await push(.words(lesson))
    case .stats(let lesson): await push(.stats(lesson))
    }
  }

  /// Does at home what a line asks for; what only looks back is shown above the screen that is open.
  func acceptAtHome(_ line: ConsoleLine) async -> ConsoleReply {
    guard let home = session?.module(of: ConsoleWordHomeView.self) else { return .unknown() }
    if let sentence = await home.refusal(of: line) { return .refused(sentence) }
    if !["stats", "words"].contains(line.command) { session?.unwind(to: ConsoleWordHomeView.self) }
    return await home.accept(line)
  }

  private func push(_ subject: WordRecordPresenter.Subject) async {
    session?.leave(ConsoleRecordView<WordRecordPresenter>.self)
    await session?.push(modules.records(subject, self))
  }
}
