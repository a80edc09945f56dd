public import ArcadeDomain

/// The subcategories of a category, or the number of its products.
public struct PriceCategoriesPresenter: PricePresenter {
  public let system: PriceScreens
  private let path: [PriceCategory.ID]

  /// Creates a list of the categories at the end of a path from the top.
  public init(_ system: PriceScreens, at path: [PriceCategory.ID] = []) { (self.system, self.path) = (system, path) }

  public var route: PriceRoute { .categories(path) }
  public var title: String { phrases.categoriesTitle(below: nil) }

  func load(_ can: inout PriceActions, into contents: inout Contents, progress: (String) -> Void) async throws {
    can = system.actions(hasWayUp: true)
    contents.layout = layout(&can, at: path, up: path.dropLast())
    if system.saysLoading, let id = path.last, try await !quiz.isAtHand(id) { progress(phrases.loadingCategory) }
    let level = try await quiz.level(at: path)
    let (trail, path) = (level.trail, level.path)
    let mix = try await quiz.mix()
    contents.title = phrases.categoriesTitle(below: trail.map { phrases.path($0.path) })
    switch level.content {
    case .subcategories(let categories):
      let table = Table(categories, below: path, phrases: phrases)
      let mixed = mix.isEmpty ? [] : [Block.text(phrases.mixHolds(mix.map(\.name)))]
      let mixable = categories.map { (CategoryTrail($0, below: trail), $0.choice) }
      contents.content = .ready(Page([.table(table)] + mixed))
      can = system.actions(mixable: mixable, hasWayUp: true)
      contents.layout = layout(&can, opening: categories, at: path, up: level.up)
    case .products(let products):
      contents.content =
        products.isEmpty ? .empty(phrases.noProducts) : .ready(Page(.text(phrases.productsToGuess(products.count))))
      can = system.actions(playing: trail, hasWayUp: true)
      can.play = can.play.main
      contents.layout = layout(&can, leadingOn: can.play.first, at: path, up: level.up)
    }
  }

  /// Returns the layout, with links to the categories below and above.
  private func layout(
    _ can: inout PriceActions,
    leadingOn play: Action<PriceIntent>? = nil,
    opening categories: [PriceCategory] = [],
    at path: [PriceCategory.ID],
    up route: [PriceCategory.ID]
  ) -> Layout {
    let row = Parameter.row("n", phrases.categoryLabel, of: categories.map { (path + [$0.id], $0.choice) }, phrases)
    let open = Action<PriceIntent>(
      "open",
      phrases.openCategoryAction,
      caption: phrases.openCaption,
      row,
      weight: .usual
    ) { .open($0) }
    let up = Action<PriceIntent>(
      "up",
      phrases.upAction,
      caption: phrases.upCaption,
      to: .categories(route),
      weight: path.isEmpty ? .other : .main,
      closed: path.isEmpty ? phrases.alreadyAtTop : nil
    )
    can.own = (categories.isEmpty ? [] : [open]) + [up]
    // The rows link to the subcategories.
    return can.page {
      Block.bar(play, up.ifOpen, can.retry)
      Block.more { can.rest(after: up.offer) }
    }
  }
}

extension PriceCategory {
  /// The category as a choice.
  fileprivate var choice: Choice { Choice(String(id), name) }
}
