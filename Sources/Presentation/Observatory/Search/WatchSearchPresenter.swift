public import ArcadeDomain

/// Sets up a search, and makes a watch of it once the search has succeeded.
///
/// It runs on whichever actor calls it.
public final class WatchSearchPresenter {
  /// What draws its screens.
  public weak var view: (any ScreenView<WatchSearchScreen>)?
  /// What leaves the setting.
  public weak var router: (any WatchRouter)?

  private let observatory: Observatory
  private let phrases: any WatchPhrases
  private var draft: WatchSearchDraft
  /// The category that the search begins with, as a person called it.
  private let category: String?

  /// Makes a presenter that begins with what is known of a search already.
  public init(observatory: Observatory, draft: WatchSearchDraft, category: String? = nil, phrases: any WatchPhrases) {
    self.observatory = observatory
    self.draft = draft
    self.category = category
    self.phrases = phrases
  }

  /// Shows what is set; a draft that says what to search for is searched at once.
  public func begin() async {
    if let category, await !take(.category, category, isFirst: true) { return }
    if draft.keyword.isEmpty && draft.category == nil { await show() } else { await search() }
  }

  /// Shows what is set.
  public func show() async { render() }

  /// Sets something as a person types it; what makes no sense changes nothing and is said.
  public func set(_ field: WatchSearchField, to text: String) async {
    if await take(field, text) { render() }
  }

  /// Takes a category that was chosen among those of the source.
  public func choose(_ category: ListingCategory) async {
    draft.category = category
    render()
  }

  /// Searches; what it finds becomes a watch.
  public func search() async {
    do {
      let query = try draft.query()
      if !observatory.sources.isInstant(draft.source) { view?.render(loading(query)) }
      let updated = try await observatory.searchWatch(for: query, at: draft.source, named: Watch.Name(draft.name)) {
        view?.render(loading(query, $0))
      }
      let notices = phrases.notices(about: updated)
      await go(to: .found(updated.watch.id, notices))
    } catch {
      let failure = phrases.watchFailure(for: error)
      view?.render(WatchSearchScreen(title: phrases.searchTitle, content: .failed(failure)))
    }
  }

  /// Goes to the categories of the source that is set.
  public func browse() async { await go(to: .categories(source: draft.source)) }

  /// Goes to another screen.
  public func go(to route: WatchRoute) async {
    await router?.follow(route)
  }
}

extension WatchSearchPresenter {
  /// Sets something, or says why it makes no sense.
  private func take(_ field: WatchSearchField, _ text: String, isFirst: Bool = false) async -> Bool {
    do {
      draft = try await changed(field, to: text)
      return true
    } catch {
      render([Notice(phrases.watchFailure(for: error).text, .bad)], isUpdate: !isFirst)
      return false
    }
  }

  private func changed(_ field: WatchSearchField, to text: String) async throws -> WatchSearchDraft {
    var draft = draft
    switch field {
    case .source:
      let name = try observatory.sources.fullName(of: text)
      _ = try observatory.sources.source(named: name)
      if name != draft.source { draft.category = nil }
      draft.source = name
    case .keyword:
      // Without one, a category may still be searched.
      if !text.isEmpty { _ = try WatchQuery(keyword: text) }
      draft.keyword = text
    case .category: draft.category = try await category(called: text)
    case .order:
      guard let order = ListingOrder(rawValue: text.lowercased()) else { throw WatchSearchMistake.order(text) }
      draft.order = order
    case .prices:
      draft.prices = try PriceRange(typed: text, currency: observatory.sources.profile(of: draft.source)?.currency)
    case .count:
      guard let count = Int(text), WatchQuery.counts.contains(count) else { throw WatchSearchMistake.count(text) }
      draft.count = count
    case .name: draft.name = text
    }
    return draft
  }

  private func category(called text: String) async throws -> ListingCategory? {
    guard text.lowercased() != "any" else { return nil }
    return try await CategorySearch(in: draft.source, of: observatory.sources)(for: text)
  }

  private func loading(_ query: WatchQuery, _ progress: SearchProgress? = nil) -> WatchSearchScreen {
    let text = phrases.searching(query, at: draft.source, progress)
    return WatchSearchScreen(title: phrases.searchTitle, content: .loading(text))
  }

  private func render(_ notices: [Notice] = [], isUpdate: Bool = false) {
    view?.render(WatchSearchScreen(draft, notices: notices, isUpdate: isUpdate, phrases: phrases))
  }
}
