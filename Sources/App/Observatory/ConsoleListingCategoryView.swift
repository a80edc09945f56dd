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
      .init("up", "", console.words.up),
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

  func render(_ screen: ListingCategoryScreen) {
    let output = console.output
    if case .loading(let text) = screen.content { return output.progress(text) }
    if !screen.isUpdate {
      output.heading(screen.title)
      switch screen.content {
      case .loading: break
      case .categories(let table): if !table.rows.isEmpty { output.table(table.textTable) }
      case .failed(let failure): output.failure(failure, phrases: console.phrases)
      }
    }
    output.notices(screen.notices)
    if case .categories = screen.content, !screen.isUpdate { output.paragraph(console.words.typeCategory, .faint) }
  }
}
