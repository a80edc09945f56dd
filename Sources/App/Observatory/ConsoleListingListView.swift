import ArcadeDomain
import ArcadePresentation

/// The listings of a watch on the console.
final class ConsoleListingListView: ScreenView, ConsoleModule {
  private let presenter: ListingListPresenter
  private let notices: [Notice]
  private let watch: Watch.ID
  private let router: ConsoleWatchRouter
  private let console: WatchConsole

  init(
    presenter: ListingListPresenter,
    watch: Watch.ID,
    notices: [Notice],
    router: ConsoleWatchRouter,
    console: WatchConsole
  ) {
    self.presenter = presenter
    self.watch = watch
    self.notices = notices
    self.router = router
    self.console = console
    presenter.view = self
    presenter.router = router
  }

  var commands: [ConsoleCommand] {
    [
      .init("N", "", console.words.openListing),
      .init("open", "N", console.words.openListing),
      .init("update", "", console.words.updateThis),
      .init("sort", ListingArrangement.Sorting.allCases.map(\.rawValue).joined(separator: "|"), console.words.sort),
      .init("only", ListingArrangement.Filter.allCases.map(\.rawValue).joined(separator: "|"), console.words.only),
      .init("mark", "all read", console.words.markAllRead),
      .init("next", "", console.words.nextPage),
      .init("previous", "", console.words.previousPage),
      .init("updates", "", console.words.updates),
    ] + console.everywhere + [console.retry]
  }

  func begin() async { await presenter.show(notices) }

  func resume() async { await presenter.show() }

  func accept(_ line: ConsoleLine) async -> ConsoleReply {
    switch (line.command, line.rest.lowercased()) {
    case ("retry", ""): await presenter.show()
    case ("update", ""): await presenter.update()
    case ("open", let number) where line.arguments.count == 1: await presenter.open(number)
    case ("mark", "all read"): await presenter.markAllRead()
    case ("next", ""): await presenter.turn(by: 1)
    case ("previous", ""): await presenter.turn(by: -1)
    case ("updates", ""): await presenter.go(to: .updates(watch))
    case ("sort", let word):
      guard let sorting = ListingArrangement.Sorting(rawValue: word) else { return .unknown() }
      await presenter.arrange { $0.sorting = sorting }
    case ("only", let word):
      guard let filter = ListingArrangement.Filter(rawValue: word) else { return .unknown() }
      await presenter.arrange { $0.filter = filter }
    case (let word, "") where word.isWholeNumber: await presenter.open(word)
    default: return await console.follow(line, by: router)
    }
    return .done
  }

  func render(_ screen: ListingListScreen) {
    let output = console.output
    if case .loading(let text) = screen.content { return output.progress(text) }
    if !screen.isUpdate { screen.draw(on: output, phrases: console.phrases) }
    output.notices(screen.notices)
    if case .listings = screen.content, !screen.isUpdate { output.paragraph(console.words.typeListing, .faint) }
  }
}
