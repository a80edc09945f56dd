import ArcadeDomain
import ArcadePresentation

/// The setting of a search on the console.
final class ConsoleWatchSearchView: ScreenView, ConsoleModule {
  private let presenter: WatchSearchPresenter
  private let router: ConsoleWatchRouter
  private let console: WatchConsole

  init(presenter: WatchSearchPresenter, router: ConsoleWatchRouter, console: WatchConsole) {
    self.presenter = presenter
    self.router = router
    self.console = console
    presenter.view = self
    presenter.router = router
  }

  var commands: [ConsoleCommand] {
    [
      .init("go", "", console.words.go),
      .init("keyword", "[WORDS]", console.words.keyword),
      .init("category", "NAME|ID|any", console.words.category),
      .init("categories", "", console.words.categories),
      .init("order", ListingOrder.allCases.map(\.rawValue).joined(separator: "|"), console.words.order),
      .init("prices", "LOW [HIGH]|to HIGH|any", console.words.prices),
      .init("count", "N", console.words.count),
      .init("source", "NAME", console.words.source),
      .init("name", "[NAME]", console.words.name),
    ] + console.everywhere + [console.retry]
  }

  func begin() async { await presenter.begin() }

  func resume() async { await presenter.show() }

  /// Takes a category that was chosen elsewhere.
  func choose(_ category: ListingCategory) async { await presenter.choose(category) }

  func accept(_ line: ConsoleLine) async -> ConsoleReply {
    switch (line.command, line.arguments.count) {
    case ("go", 0), ("retry", 0): await presenter.search()
    case ("categories", 0), ("category", 0): await presenter.browse()
    case ("keyword", 0): await presenter.set(.keyword, to: "")
    case ("name", 0): await presenter.set(.name, to: "")
    case (let word, 1...):
      guard let field = WatchSearchField(rawValue: word) else { return await console.follow(line, by: router) }
      await presenter.set(field, to: line.rest)
    default: return await console.follow(line, by: router)
    }
    return .done
  }

  func render(_ screen: WatchSearchScreen) {
    let output = console.output
    if case .loading(let text) = screen.content { return output.progress(text) }
    if !screen.isUpdate {
      output.heading(screen.title)
      switch screen.content {
      case .loading: break
      case .setting(let facts): output.facts(facts)
      case .failed(let failure): output.failure(failure, phrases: console.phrases)
      }
    }
    output.notices(screen.notices)
    if !screen.isUpdate { output.paragraph(console.words.typeGo, .faint) }
  }
}
