import ArcadeDomain
import ArcadePresentation

// `arcade observe sources` and `arcade observe categories`.
extension WatchCommands {
  func sources() {
    let profiles = observatory.sources.profiles
    guard !context.options.isJSON else { return context.print("arcade.listingSources/1", ["sources": profiles]) }
    context.show(phrases.sourcesTitle, .ready(Page(.table(Table(profiles, phrases: phrases)))))
  }

  func categories() async throws {
    let (source, parent) = (try source(), context.invocation.operands.first)
    let categories = try await saying {
      try await observatory.sources.source(named: source).categories(below: parent)
    }
    guard !context.options.isJSON else {
      let document: JSONText = ["source": source, "parent": parent, "categories": categories]
      return context.print("arcade.listingCategories/1", document)
    }
    let table = Table(identified: categories, phrases: phrases)
    let title = phrases.categoriesTitle(of: source, below: parent)
    context.show(title, table, orSay: phrases.noCategories(matching: ""))
  }
}
