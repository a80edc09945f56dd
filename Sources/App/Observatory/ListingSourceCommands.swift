import ArcadeDomain
import ArcadePresentation

/// `arcade observe sources` and `arcade observe categories`.
struct ListingSourceCommands {
  let desk: CommandDesk

  func sources() async throws {
    let watchDesk = try WatchDesk(desk)
    let profiles = watchDesk.observatory.sources.profiles
    guard !desk.options.isJSON else { return desk.print(WatchDocuments.sources(profiles)) }
    RecordScreen(
      title: watchDesk.phrases.sourcesTitle,
      content: .tables([watchDesk.phrases.sourceTable(of: profiles)])
    ).draw(on: desk.output, phrases: desk.phrases)
  }

  func categories() async throws {
    let watchDesk = try WatchDesk(desk)
    let (source, parent) = (try watchDesk.source(), desk.invocation.operands.first)
    let categories = try await watchDesk.saying {
      try await watchDesk.observatory.sources.source(named: source).categories(below: parent)
    }
    guard !desk.options.isJSON else {
      return desk.print(WatchDocuments.categories(categories, of: source, below: parent))
    }
    RecordScreen(categories, of: source, below: parent, phrases: watchDesk.phrases)
      .draw(on: desk.output, phrases: desk.phrases)
  }
}
