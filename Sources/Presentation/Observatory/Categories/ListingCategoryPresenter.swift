public import ArcadeDomain

/// Leads down the categories of a source to the one to search in.
///
/// It runs on whichever actor calls it.
public final class ListingCategoryPresenter {
  /// What draws its screens.
  public weak var view: (any ScreenView<RecordScreen>)?
  /// What leaves the categories.
  public weak var router: (any WatchRouter)?

  private let sources: any ListingSources
  private let source: String
  private let phrases: any WatchPhrases
  /// The levels from the top; the last one is shown.
  private var levels: [Level] = []
  private var filter = ""
  /// What was asked for last and could not be loaded; nil in it for the top.
  private var failed: (category: ListingCategory?, failure: Failure)?

  private struct Level {
    let parent: ListingCategory?
    let categories: [ListingCategory]
  }

  /// Makes a presenter that begins at the top.
  public init(sources: any ListingSources, source: String, phrases: any WatchPhrases) {
    self.sources = sources
    self.source = source
    self.phrases = phrases
  }

  /// Shows the level that was reached; at first the top.
  public func show() async {
    failed = nil
    if levels.isEmpty { await load(nil) } else { render() }
  }

  /// Goes down into the category in a row; one without others below it is chosen.
  public func choose(_ text: String) async {
    guard let category = shown.row(numbered: text) else { return refuse(text) }
    await load(category)
  }

  /// Chooses the category in a row as a whole, or the one whose categories are shown.
  public func take(_ text: String?) async {
    guard let text else {
      guard let parent = levels.last?.parent else { return say(phrases.alreadyAtTop) }
      return await go(to: .chosen(parent))
    }
    guard let category = shown.row(numbered: text) else { return refuse(text) }
    await go(to: .chosen(category))
  }

  /// Shows only those whose name has a text in it; all of them without one.
  public func filter(_ text: String) async {
    filter = text
    await show()
  }

  /// Goes back one level; from one that could not be loaded, to the one that was shown before.
  public func up() async {
    if failed?.category != nil { return await show() }
    guard levels.count > 1 else { return say(phrases.alreadyAtTop) }
    levels.removeLast()
    filter = ""
    render()
  }

  /// Tries again what could not be loaded.
  public func retry() async {
    if let failed { await load(failed.category) } else { await show() }
  }

  /// Goes to another screen.
  public func go(to route: WatchRoute) async {
    await router?.follow(route)
  }
}

extension ListingCategoryPresenter {
  private var shown: [ListingCategory] {
    let (all, key) = (levels.last?.categories ?? [], SearchKey.of(filter))
    return key.isEmpty ? all : all.filter { SearchKey.of($0.name).contains(key) }
  }

  private var title: String { phrases.categoriesTitle(of: source, below: levels.last?.parent?.name) }

  private func load(_ category: ListingCategory?) async {
    failed = nil
    if !sources.isInstant(source) {
      view?.render(RecordScreen(title: title, content: .loading(phrases.loadingCategories)))
    }
    do {
      let categories = try await sources.source(named: source).categories(below: category?.id)
      if let category, categories.isEmpty { return await go(to: .chosen(category)) }
      levels.append(Level(parent: category, categories: categories))
      if category != nil { filter = "" }
    } catch {
      failed = (category, phrases.watchFailure(for: error))
    }
    render()
  }

  private func refuse(_ text: String) { say(phrases.noSuchRow(text)) }

  private func say(_ text: String) { render([Notice(text, .warning)], isUpdate: true) }

  private func render(_ notices: [Notice] = [], isUpdate: Bool = false) {
    let table = RecordScreen.Table(
      columns: [.init(phrases.numberLabel, isNumber: true), .init(phrases.categoryLabel, mayBeCut: true)],
      rows: shown.enumerated().map { [String($0 + 1), $1.name] }
    )
    let missing = phrases.noCategories(matching: filter)
    var screen = RecordScreen(title: title, table, whereEmpty: missing)
    if let failed { screen.content = .failed(failed.failure) }
    screen.notices = notices
    screen.isUpdate = isUpdate
    view?.render(screen)
  }
}
