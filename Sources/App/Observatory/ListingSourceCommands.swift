import ArcadeDomain
import ArcadePresentation

/// `arcade observe sources` and `arcade observe categories`.
struct ListingSourceCommands {
  let desk: CommandDesk

  func sources() async throws {
    let watchDesk = try WatchDesk(desk)
    let profiles = watchDesk.observatory.sources.profiles
    guard !desk.options.isJSON else { return desk.print(WatchDocuments.sources(profiles)) }
    desk.show(watchDesk.phrases.sourcesTitle, .ready(Page(.table(Table(profiles, phrases: watchDesk.phrases)))))
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
    let table = Table(identified: categories, phrases: watchDesk.phrases)
    desk.show(
      watchDesk.phrases.categoriesTitle(of: source, below: parent),
      categories.isEmpty ? .empty(watchDesk.phrases.noCategories(matching: "")) : .ready(Page(.table(table)))
    )
  }
}
