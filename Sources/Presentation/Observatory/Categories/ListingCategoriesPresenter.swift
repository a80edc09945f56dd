public import ArcadeDomain

/// The categories that a search can choose from.
public struct ListingCategoriesPresenter: WatchPresenter {
  public let system: WatchScreens
  private let draft: WatchSearchDraft
  private let path: [ListingCategory]
  private let text: String

  /// Creates a list of the categories at the end of a path, filtered by a text in their name.
  public init(
    _ system: WatchScreens,
    for draft: WatchSearchDraft,
    below path: [ListingCategory] = [],
    matching text: String = ""
  ) {
    (self.system, self.draft, self.path, self.text) = (system, draft, path, text)
  }

  public var route: WatchRoute { .categories(for: draft, below: path, matching: text) }
  public var title: String { phrases.categoriesTitle(of: draft.source, below: path.last?.name) }

  public func load(into contents: inout PageContents<WatchIntent>, progress: (String) -> Void) async throws {
    offer([], in: &contents)
    contents.layout?.lead(on: system.actions().retry)
    let all = try await system.categories(of: draft, below: path, progress: progress)
    let key = SearchKey.of(text)
    let shown = key.isEmpty ? all : all.filter { SearchKey.of($0.name).contains(key) }
    offer(shown, in: &contents)
    contents.content =
      shown.isEmpty
      ? .empty(phrases.noCategories(matching: text))
      : .ready(Page(.table(Table(shown, for: draft, below: path, phrases: phrases))))
  }

  /// Adds the actions on the shown categories, with their places.
  private func offer(_ shown: [ListingCategory], in contents: inout PageContents<WatchIntent>) {
    let can = system.actions()
    let rows = shown.map { ($0, Choice($0.id, $0.name)) }
    let row = Parameter.row("n", phrases.categoryLabel, of: rows, phrases)
    let open = Action("open", phrases.openCategoryAction, caption: phrases.openCaption, row, weight: .usual) {
      WatchIntent.enter(path + [$0], for: draft)
    }
    let (take, isTop) = (taking(row, among: shown), path.isEmpty)
    contents.actions = (shown.isEmpty ? [] : [open]) + [take, filtering, up] + can.all
    contents.layout = Layout {
      Block.forms(shown.isEmpty ? can.search : take.first)
      Block.bar(shown.isEmpty && !isTop ? take : nil)
      Block.more {
        Block.forms(filtering, shown.isEmpty ? nil : can.search)
        Block.list(shown.isEmpty && isTop ? take : nil, up)
      }
    }
  }

  /// Chooses a shown category or, except at the top, their parent.
  private func taking(_ row: Parameter<ListingCategory>, among shown: [ListingCategory]) -> Action<WatchIntent> {
    let (label, caption) = (phrases.takeAction, phrases.chooseCaption)
    let whole = WatchRoute.search(draft.searching(path.last))
    return switch (path.isEmpty, shown.isEmpty) {
    case (true, true): Action("take", label, caption: caption, closed: phrases.alreadyAtTop) { .go(whole) }
    case (true, false):
      Action("take", label, caption: caption, row, weight: .main) { .go(.search(draft.searching($0))) }
    case (false, true): Action("take", label, caption: caption, weight: .main) { .go(whole) }
    case (false, false):
      Action("take", label, caption: caption, row.optional, weight: .main) {
        .go($0.map { .search(draft.searching($0)) } ?? whole)
      }
    }
  }

  private var filtering: Action<WatchIntent> {
    Action(
      "filter",
      phrases.filterAction,
      caption: phrases.filterCaption,
      Parameter.text("text", phrases.filterLabel).optional
    ) {
      .go(.categories(for: draft, below: path, matching: $0 ?? ""))
    }
  }

  private var up: Action<WatchIntent> {
    Action(
      "up",
      phrases.upAction,
      caption: phrases.upCaption,
      to: .categories(for: draft, below: path.dropLast()),
      closed: path.isEmpty ? phrases.alreadyAtTop : nil
    )
  }
}

extension Table {
  /// Creates a table of categories, each with a link to its subcategories.
  init(
    _ categories: [ListingCategory],
    for draft: WatchSearchDraft,
    below path: [ListingCategory],
    phrases: WatchPhrases
  ) {
    self.init(
      of: categories,
      firstNumber: 1,
      id: { $0.id },
      address: { WatchRoute.categories(for: draft, below: path + [$0]).address }
    ) {
      TableColumn(phrases.categoryLabel, mayBeCut: true) { Cell($0.name, .strong) }
    }
  }

  /// Creates a table of categories with the IDs of their source.
  public init(identified categories: [ListingCategory], phrases: WatchPhrases) {
    self.init(of: categories, id: { $0.id }) {
      TableColumn(phrases.idLabel) { Cell($0.id, .strong) }
      TableColumn(phrases.categoryLabel, mayBeCut: true) { $0.name }
    }
  }
}
