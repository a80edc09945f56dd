import ArcadePresentation

/// Histories, updates and sources on the console.
final class ConsoleWatchRecordView: ScreenView, ConsoleModule {
  private let presenter: WatchRecordPresenter
  private let showsHistory: Bool
  private let router: ConsoleWatchRouter
  private let console: WatchConsole

  init(
    presenter: WatchRecordPresenter,
    showsHistory: Bool,
    router: ConsoleWatchRouter,
    console: WatchConsole
  ) {
    self.presenter = presenter
    self.showsHistory = showsHistory
    self.router = router
    self.console = console
    presenter.view = self
    presenter.router = router
  }

  var commands: [ConsoleCommand] {
    (showsHistory ? [.init("history", WatchHistory.usage, console.words.history)] : [])
      + console.everywhere + [console.retry]
  }

  func begin() async { await presenter.show() }

  func accept(_ line: ConsoleLine) async -> ConsoleReply {
    switch (line.command, line.rest.lowercased()) {
    case ("retry", ""): await presenter.show()
    case ("history", "") where showsHistory: await presenter.showHistory(.price)
    case ("history", let word) where showsHistory:
      guard let history = WatchHistory(rawValue: word) else { return .unknown() }
      await presenter.showHistory(history)
    default: return await console.follow(line, by: router)
    }
    return .done
  }

  func render(_ screen: RecordScreen) {
    screen.draw(on: console.output, phrases: console.phrases)
  }
}
