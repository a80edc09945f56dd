import ArcadeDomain

extension WatchScreens {
  /// Makes the setting of a search.
  public func search(_ draft: WatchSearchDraft = WatchSearchDraft()) -> OldPagePresenter<WatchIntent, WatchRoute> {
    page(at: .search(draft), titled: phrases.searchTitle) { contents, _ in
      contents.content = .ready(Page(.facts([Fact](draft, phrases: phrases))))
      let setting = setting(draft, in: await categoriesAtOnce(of: draft.source), isNameTaken: await isNameTaken(draft))
      let everywhere = declared(retrying: .search(draft, in: nil))
      contents.actions =
        (setting + everywhere.map { $0.offer.word == "search" ? $0.partOfAnother : $0 }).addingWatches
    }
  }

  /// Whether another watch is called what this one would be; where they cannot be read, the search will say so.
  private func isNameTaken(_ draft: WatchSearchDraft) async -> Bool {
    guard let name = draft.watchName else { return false }
    return (try? await observatory.watch(named: name)) != nil
  }

  /// The categories at the top of a source that answers at once.
  private func categoriesAtOnce(of source: String) async -> [ListingCategory] {
    guard observatory.sources.isInstant(source) else { return [] }
    return (try? await observatory.sources.source(named: source).categories(below: nil)) ?? []
  }

  /// What can be set, each by a route to the same search with that; what makes no sense is refused.
  private func setting(
    _ draft: WatchSearchDraft,
    in known: [ListingCategory],
    isNameTaken: Bool
  ) -> [Action<WatchIntent>] {
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
      searching(draft, in: known, weight: isEmpty || isNameTaken ? .other : .main),
      Action("keyword", phrases.keywordAction, keyword, weight: isEmpty ? .main : .other) { draft.with(\.keyword, $0) }
        .partOfAnother,
      Action(
        "category",
        phrases.categoryAction,
        Parameter.text("category", phrases.categoryLabel, value: draft.category?.name).optional
      ) { text in
        guard let text else { return .go(categories) }
        return text.lowercased() == "any" ? draft.with(\.category, nil) : .choose(text, for: draft.unsearched)
      }.partOfAnother,
      Action("categories", phrases.categoriesAction, to: categories, weight: isEmpty ? .main : .other),
      Action("order", phrases.orderAction, order(draft)) { draft.with(\.order, $0) }.partOfAnother,
      Action(
        "prices",
        phrases.pricesAction,
        .text("prices", phrases.pricesLabel, value: draft.prices.text(with: phrases.formats.decimalSign))
      ) {
        text throws(InputError) in
        let currency = sources.profile(of: draft.source)?.currency
        return draft.with(
          \.prices,
          try sense { try PriceRange(typed: text, currency: currency, sign: phrases.formats.decimalSign) }
        )
      }.partOfAnother,
      Action("count", phrases.countAction, count(draft)) { draft.with(\.count, $0) }.partOfAnother,
      Action("source", phrases.sourceAction, source(draft)) {
        var other = draft
        if $0 != draft.source { other.category = nil }
        return other.with(\.source, $0)
      }.partOfAnother,
      Action("name", phrases.nameAction, name, weight: isNameTaken ? .main : .other) { draft.with(\.name, $0) }
        .partOfAnother,
    ]
    guard draft.isKnownToBeEmpty else { return actions }
    return [Action("keep", phrases.keepEmptyAction, weight: .main) { .search(draft, in: nil) }] + actions
  }

  /// Searches and makes a watch of what is found; what there is not enough to search for is set up first, and what is
  /// known to be empty is watched all the same.
  func search(_ draft: WatchSearchDraft, in category: String?, in context: ActionContext<WatchRoute>) async {
    var draft = draft
    do {
      if let category {
        draft.category = try await CategorySearch(in: draft.source, of: observatory.sources)(for: category)
      }
      let query = try draft.query()
      say(query, at: draft.source, in: context)
      let updated = try await observatory.searchWatch(
        for: query,
        at: draft.source,
        named: Watch.Name(draft.name),
        keepsEmpty: draft.isKnownToBeEmpty
      ) {
        context.progress(phrases.searching(query, at: draft.source, $0))
      }
      await lead(to: .listings(updated.watch.id), saying: phrases.notices(about: updated), in: context)
    } catch let error as RepositoryError where error.code == .nothingFound {
      draft.isKnownToBeEmpty = true
      await lead(to: .search(draft), saying: [Notice(phrases.nothingToWatch(error.subject), .warning)], in: context)
    } catch {
      let failure = phrases.watchFailure(for: error)
      if context.here == .search(draft) { return await context.fail(failure) }
      await context.follow(.search(draft), saying: [Notice(failure.text, .bad)])
    }
  }

  /// The search for words, of which those behind an `in` name a category where one is called just that.
  func draft(for text: String) async -> WatchSearchDraft {
    let draft = WatchSearchDraft(keyword: text)
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let search = try? CategorySearch(in: draft.source, of: observatory.sources),
      let (keyword, category) = try? await search.ending(words)
    else { return draft }
    return WatchSearchDraft(keyword: keyword, category: category)
  }

  /// Goes on from a search, in its place where it has a screen.
  func lead(to route: WatchRoute, saying news: [Notice], in context: ActionContext<WatchRoute>) async {
    switch context.here {
    case .search, .feed: await context.router?.replace(with: route, saying: news)
    default: await context.follow(route, saying: news)
    }
  }
}

extension [Action<WatchIntent>] {
  /// The same on a screen where what is set becomes a watch: with its form, once more, and though nothing was found.
  var addingWatches: Self {
    map { ["go", "retry", "keep"].contains($0.offer.word) ? $0.changingWhatIsShared : $0 }
  }
}

extension WatchSearchDraft {
  /// What the watch will be called; nil where there is nothing to call it by yet.
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
