import ArcadeDomain

/// The setting of a search, which becomes a watch.
public struct WatchSearchPresenter: WatchPresenter {
  /// What all screens of the observatory share.
  public let system: WatchScreens
  /// What is set so far.
  let draft: WatchSearchDraft

  /// Shows what is set so far.
  public init(_ system: WatchScreens, _ draft: WatchSearchDraft = WatchSearchDraft()) {
    (self.system, self.draft) = (system, draft)
  }

  /// The setting.
  public var route: WatchRoute { .search(draft) }
  /// What it is called.
  public var title: String { phrases.searchTitle }

  /// Loads the categories, if they are there at once, and whether the name is taken.
  public func load(into contents: inout PageContents<WatchIntent>, progress: (String) -> Void) async throws {
    contents.content = .ready(Page(.facts([Fact](draft, phrases: phrases))))
    let setting = setting(in: await categoriesAtOnce(), isNameTaken: await isNameTaken())
    let everywhere = system.declared(retrying: .search(draft, in: nil))
    contents.actions =
      (setting + everywhere.map { $0.offer.word == "search" ? $0.partOfAnother : $0 }).addingWatches
  }

  /// Whether another watch is called what this one would be; if they cannot be read, the search will say so.
  private func isNameTaken() async -> Bool {
    guard let name = draft.watchName else { return false }
    return (try? await observatory.watch(named: name)) != nil
  }

  /// The categories at the top of a source that answers at once.
  private func categoriesAtOnce() async -> [ListingCategory] {
    guard observatory.sources.isInstant(draft.source) else { return [] }
    return (try? await observatory.sources.source(named: draft.source).categories(below: nil)) ?? []
  }

  /// What can be set, each by a route to the same search with that; what makes no sense is refused.
  private func setting(in known: [ListingCategory], isNameTaken: Bool) -> [Action<WatchIntent>] {
    let sources = observatory.sources
    let categories = WatchRoute.categories(for: draft)
    let isEmpty = draft.keyword.isEmpty && draft.category == nil
    // One that is set can be taken back: a category may be searched without.
    let keyword = Parameter(
      Field("keyword", phrases.keywordLabel, .text, isOptional: !draft.keyword.isEmpty, value: draft.keyword)
    ) { text throws(InputError) in
      if let text { try sense { _ = try WatchQuery(keyword: text) } }
      return text ?? ""
    }
    let name = Parameter(
      Field("name", phrases.nameLabel, .text, isOptional: !isNameTaken, value: draft.name)
    ) { text throws(InputError) in text ?? "" }
    let actions: [Action<WatchIntent>] = [
      searching(in: known, weight: isEmpty || isNameTaken ? .other : .main),
      Action("keyword", phrases.keywordAction, caption: phrases.setCaption, keyword, weight: isEmpty ? .main : .other) {
        draft.with(\.keyword, $0)
      }
      .partOfAnother,
      Action(
        "category",
        phrases.categoryAction,
        caption: phrases.setCaption,
        Parameter.text("category", phrases.categoryLabel, value: draft.category?.name).optional
      ) { text in
        guard let text else { return .go(categories) }
        return text.lowercased() == "any" ? draft.with(\.category, nil) : .choose(text, for: draft.unsearched)
      }.partOfAnother,
      Action(
        "categories",
        phrases.categoriesAction,
        caption: phrases.categoriesCaption,
        to: categories,
        weight: isEmpty ? .main : .other
      ),
      Action("order", phrases.orderAction, caption: phrases.setCaption, order) { draft.with(\.order, $0) }
        .partOfAnother,
      Action(
        "prices",
        phrases.pricesAction,
        caption: phrases.setCaption,
        .text("prices", phrases.pricesLabel, value: draft.prices.text(with: phrases.formats.decimalSign))
      ) {
        text throws(InputError) in
        let currency = sources.profile(of: draft.source)?.currency
        return draft.with(
          \.prices,
          try sense { try PriceRange(typed: text, currency: currency, sign: phrases.formats.decimalSign) }
        )
      }.partOfAnother,
      Action("count", phrases.countAction, caption: phrases.setCaption, count) { draft.with(\.count, $0) }
        .partOfAnother,
      Action("source", phrases.sourceAction, caption: phrases.setCaption, source) {
        var other = draft
        if $0 != draft.source { other.category = nil }
        return other.with(\.source, $0)
      }.partOfAnother,
      Action("name", phrases.nameAction, caption: phrases.setCaption, name, weight: isNameTaken ? .main : .other) {
        draft.with(\.name, $0)
      }
      .partOfAnother,
    ]
    guard draft.isKnownToBeEmpty else { return actions }
    return [Action("keep", phrases.keepEmptyAction, weight: .main) { .search(draft, in: nil) }] + actions
  }
}

extension [Action<WatchIntent>] {
  /// The same on a screen where what is set becomes a watch: with its form, once more, and though nothing was found.
  var addingWatches: Self {
    map { ["go", "retry", "keep"].contains($0.offer.word) ? $0.changingWhatIsShared : $0 }
  }
}

extension WatchSearchDraft {
  /// What the watch will be called; nil if there is nothing to call it by yet.
  fileprivate var watchName: Watch.Name? { Watch.Name(name) ?? .usual(forKeyword: keyword, in: category) }

  /// Leads to the same search with something else about it.
  fileprivate func with<Value>(_ part: WritableKeyPath<WatchSearchDraft, Value>, _ value: Value) -> WatchIntent {
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
