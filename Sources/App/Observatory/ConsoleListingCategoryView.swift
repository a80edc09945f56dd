import ArcadePresentation

/// The categories of a source on the console.
final class ConsoleListingCategoryView: ScreenView, ConsoleModule {
  private let presenter: ListingCategoryPresenter
  private let router: ConsoleWatchRouter
  private let console: WatchConsole

  init(presenter: ListingCategoryPresenter, router: ConsoleWatchRouter, console: WatchConsole) {
    self.presenter = presenter
    self.router = router
    self.console = console
    presenter.view = self
    presenter.router = router
  }

  var commands: [ConsoleCommand] {
    [
      .init("N", "", console.words.openCategory),
      .init("take", "[N]", console.words.take),
      .init("filter", "[TEXT]", console.words.filter),
      console.phrases.up,
    ] + console.everywhere + [console.retry]
  }

  func begin() async { await presenter.show() }

  func accept(_ line: ConsoleLine) async -> ConsoleReply {
    switch (line.command, line.arguments.count) {
    case ("take", 0): await presenter.take(nil)
    case ("take", 1): await presenter.take(line.rest)
    case ("filter", _): await presenter.filter(line.rest)
    case ("up", 0): await presenter.up()
    case ("retry", 0): await presenter.retry()
    case (let word, 0) where word.isWholeNumber: await presenter.choose(word)
    default: return await console.follow(line, by: router)
    }
    return .done
  }

  func render(_ screen: RecordScreen) {
    screen.draw(on: console.output, phrases: console.phrases, hint: console.words.typeCategory)
  }
}
