import ArcadePresentation

/// One listing on the console.
final class ConsoleListingView: ScreenView, ConsoleModule {
  private let presenter: ListingPresenter
  private let router: ConsoleWatchRouter
  private let console: WatchConsole

  init(presenter: ListingPresenter, router: ConsoleWatchRouter, console: WatchConsole) {
    self.presenter = presenter
    self.router = router
    self.console = console
    presenter.view = self
    presenter.router = router
  }

  var commands: [ConsoleCommand] {
    [
      .init("history", WatchHistory.usage, console.words.history),
      console.phrases.link,
      console.phrases.picture,
      .init("next", "", console.words.nextListing),
      .init("previous", "", console.words.previousListing),
    ] + console.everywhere + [console.retry]
  }

  func begin() async { await presenter.show() }

  func accept(_ line: ConsoleLine) async -> ConsoleReply {
    switch (line.command, line.rest.lowercased()) {
    case ("retry", ""): await presenter.show()
    case ("history", let word):
      guard let history = WatchHistory(typed: word) else { return .unknown() }
      await presenter.showHistory(history)
    case ("link", ""): await presenter.showPage()
    case ("link", "--open"): await presenter.openPage()
    case ("picture", ""): await presenter.showPicture()
    case ("next", ""): await presenter.move(by: 1)
    case ("previous", ""): await presenter.move(by: -1)
    default: return await console.follow(line, by: router)
    }
    return .done
  }

  func render(_ screen: ListingScreen) {
    if !screen.isUpdate { screen.draw(on: console.output, phrases: console.phrases) }
    console.output.notices(screen.notices)
    if case .listing = screen.content, !screen.isUpdate { console.output.paragraph(console.words.typeHistory, .faint) }
  }
}

extension WatchHistory {
  /// What may follow `history`.
  static var usage: String { "[\(allCases.map(\.rawValue).joined(separator: "|"))]" }

  /// Reads what follows `history`; without a word, it is the prices.
  init?(typed text: String) {
    self.init(rawValue: text.isEmpty ? WatchHistory.price.rawValue : text.lowercased())
  }
}
