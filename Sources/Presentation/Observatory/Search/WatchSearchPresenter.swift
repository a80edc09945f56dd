import ArcadeDomain

/// The form for a search to watch.
public struct WatchSearchPresenter: WatchPresenter {
  public let system: WatchScreens
  /// The entered properties.
  let draft: WatchSearchDraft

  /// Creates the form for a draft.
  public init(_ system: WatchScreens, _ draft: WatchSearchDraft = WatchSearchDraft()) {
    (self.system, self.draft) = (system, draft)
  }

  public var route: WatchRoute { .search(draft) }
  public var title: String { phrases.searchTitle }

  public func load(into contents: inout PageContents<WatchIntent>, progress: (String) -> Void) async throws {
    contents.content = .ready(Page(.facts([Fact](draft, phrases: phrases))))
    let (isTaken, isEmpty) = (await isNameTaken(), draft.keyword.isEmpty && draft.category == nil)
    let can = system.actions(retrying: .search(draft, in: nil))
    let go = searching(in: await categoriesAtOnce(), weight: isEmpty || isTaken ? .other : .main)
    let categories = Action<WatchIntent>(
      "categories",
      phrases.categoriesAction,
      caption: phrases.categoriesCaption,
      to: .categories(for: draft),
      weight: isEmpty ? .main : .other
    )
    let keep = draft.isKnownToBeEmpty ? keeping : nil
    contents.actions =
      [keep, go].compactMap(\.self) + setting(weight: isEmpty ? .main : .other) + [categories]
      + limiting(isNameTaken: isTaken) + can.all
    contents.layout = Layout {
      Block.editor(go.first)
      Block.buttons(keep, categories)
    }
  }

  /// Returns whether another watch has the same name. If the watches cannot be read, the search will report it.
  private func isNameTaken() async -> Bool {
    guard let name = draft.watchName else { return false }
    return (try? await observatory.watch(named: name)) != nil
  }

  /// Returns the top categories of a source that has them at hand.
  private func categoriesAtOnce() async -> [ListingCategory] {
    guard observatory.sources.isInstant(draft.source) else { return [] }
    return (try? await observatory.sources.source(named: draft.source).categories(below: nil)) ?? []
  }

  private var keeping: Action<WatchIntent> {
    Action("keep", phrases.keepEmptyAction, weight: .main) { .search(draft, in: nil) }.changingWhatIsShared
  }
}

extension WatchSearchDraft {
  /// The name of the watch; nil if there is none yet.
  fileprivate var watchName: Watch.Name? { Watch.Name(name) ?? .usual(forKeyword: keyword, in: category) }

  /// Returns a link to the search with another value of one property.
  func with<Value>(_ part: WritableKeyPath<WatchSearchDraft, Value>, _ value: Value) -> WatchIntent {
    var draft = unsearched
    draft[keyPath: part] = value
    return .go(.search(draft))
  }
}

extension [Fact] {
  init(_ draft: WatchSearchDraft, phrases: WatchPhrases) {
    let name = draft.watchName
    self =
      [
        Fact(phrases.sourceLabel, Watch.shown(source: draft.source)),
        Fact(phrases.keywordLabel, draft.keyword.isEmpty ? phrases.any : draft.keyword),
        Fact(phrases.categoryLabel, draft.category?.name ?? phrases.any),
        Fact(phrases.orderLabel, phrases.word(for: draft.order)),
        Fact(phrases.pricesLabel, phrases.words(for: draft.prices)),
        Fact(phrases.countLabel, phrases.formats.number(draft.count)),
      ] + (name.map { [Fact(phrases.nameLabel, $0.text)] } ?? [])
  }
}
