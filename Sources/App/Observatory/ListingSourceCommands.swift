import ArcadeDomain
import ArcadePresentation

/// `arcade observe sources` and `arcade observe categories`.
struct ListingSourceCommands {
  let context: CommandContext

  func sources() async throws {
    let watchCommands = try WatchCommands(context)
    let profiles = watchCommands.observatory.sources.profiles
    guard !context.options.isJSON else { return context.print(WatchDocuments.sources(profiles)) }
    context.show(
      watchCommands.phrases.sourcesTitle,
      .ready(Page(.table(Table(profiles, phrases: watchCommands.phrases))))
    )
  }

  func categories() async throws {
    let watchCommands = try WatchCommands(context)
    let (source, parent) = (try watchCommands.source(), context.invocation.operands.first)
    let categories = try await watchCommands.saying {
      try await watchCommands.observatory.sources.source(named: source).categories(below: parent)
    }
    guard !context.options.isJSON else {
      return context.print(WatchDocuments.categories(categories, of: source, below: parent))
    }
    let table = Table(identified: categories, phrases: watchCommands.phrases)
    context.show(
      watchCommands.phrases.categoriesTitle(of: source, below: parent),
      categories.isEmpty ? .empty(watchCommands.phrases.noCategories(matching: "")) : .ready(Page(.table(table)))
    )
  }
}
