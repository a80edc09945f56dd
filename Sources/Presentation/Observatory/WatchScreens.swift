public import ArcadeDomain

/// What every screen of the observatory offers, and the doing: its presenters share one.
public struct WatchScreens: SystemActions, Sendable {
  /// What is watched, and what can be searched.
  public let observatory: Observatory
  /// The sentences in the language in use.
  public let phrases: WatchPhrases
  let pageSize: Int
  /// Whether what is opened here counts as read for all who watch.
  let marksRead: Bool
  /// The categories of sources that do not answer at once.
  let categories = LoadedCategories()

  /// Offers what can be done in an observatory, with so many listings on a page.
  ///
  /// Twelve in three groups, with all that stands around them, fill the 24 rows of a terminal.
  public init(observatory: Observatory, phrases: WatchPhrases, pageSize: Int = 12, marksRead: Bool = true) {
    (self.observatory, self.phrases, self.marksRead) = (observatory, phrases, marksRead)
    self.pageSize = max(1, pageSize)
  }

  /// The actions of every screen, of which some are named beside the content; `retry` leads to an intent.
  func declared(naming main: Set<String> = [], retrying intent: WatchIntent = .show) -> [Action<WatchIntent>] {
    let actions: [Action<WatchIntent>] = [
      Action(
        "search",
        phrases.searchAction,
        Parameter.text("words", phrases.keywordLabel).optional(phrases.wholeSearch)
      ) {
        $0.map { .find($0) } ?? .go(.search(WatchSearchDraft()))
      }.changingWhatIsShared,
      Action("watches", phrases.watchesAction, to: .watches),
      Action("sources", phrases.sourcesAction, to: .sources),
      Action("retry", phrases.retryAction) { intent },
    ]
    return actions.naming(main)
  }

  func offered(naming main: Set<String>) -> [Action<WatchIntent>] { declared(naming: main) }

  func failure(for error: any Error) -> Failure { phrases.watchFailure(for: error) }

  /// Does what is wanted on a screen and goes where that leads, or shows the screen again.
  func perform(_ intent: WatchIntent, in context: ActionContext<WatchRoute>) async {
    do {
      switch intent {
      case .search(let draft, let category): await search(draft, in: category, in: context)
      case .find(let words): await search(await draft(for: words), in: nil, in: context)
      case .add(let draft): await add(draft, in: context)
      case .choose(let category, var draft):
        draft.category = try await CategorySearch(in: draft.source, of: observatory.sources)(for: category)
        await context.follow(.search(draft))
      case .enter(let path, let draft): try await enter(path, for: draft, in: context)
      case .update(let watches): await context.show(await updated(watches, in: context))
      case .updateListings(let id, let arrangement): try await update(id, arrangement, in: context)
      case .accept(let id, let arrangement): try await update(id, arrangement, accepting: true, in: context)
      case .rename(let watch, let name):
        try await observatory.renameWatch(watch.id, to: name)
        await context.show([Notice(phrases.renamed(watch.name.text, to: name.text), .good)])
      case .delete(let watch):
        try await observatory.deleteWatch(watch.id)
        await context.follow(.watches, saying: [Notice(phrases.deleted(watch.name.text), .good)])
      case .keep: await context.router?.goBack(orTo: .watches, saying: [Notice(phrases.nothingDeleted)])
      case .open(let listing, let id, let arrangement):
        let news = await marked(listing, of: id)
        await context.follow(.listing(listing, of: id, in: arrangement), saying: news)
      case .markAllRead(let id):
        try await observatory.markAllRead(of: id)
        await context.show([Notice(phrases.allRead, .good)])
      case .target(let rule, let listing, let id):
        await context.show([Notice(try await set(rule, about: listing, in: id), .good)])
      case .change(let target, let id, let margin, let rest):
        let rule = try await observatory.changeTarget(target, in: id, margin: margin, rest: rest)
        await context.show(rule.map { [Notice(phrases.targetChanged($0), .good)] } ?? [])
      case .say(let text): await context.show([Notice(text)])
      case .show: await context.show([])
      case .go(let route): await context.follow(route)
      }
    } catch {
      await context.fail(phrases.watchFailure(for: error))
    }
  }

  /// One of a few things that are told apart by words; `value` stands there now.
  func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String,
    _ label: String,
    value: Value? = nil,
    _ word: (Value) -> String
  ) -> Parameter<Value> {
    let words = Value.allCases.map(\.rawValue)
    let choices = Value.allCases.map { ($0, Choice($0.rawValue, word($0))) }
    return .choice(name, label, of: choices, value: value?.rawValue) { [phrases] in phrases.notOneOf($0, words) }
  }
}

extension WatchScreens {
  /// Updates watches one after another; one that fails does not keep the others back.
  func updated(_ watches: [Watch], in context: ActionContext<WatchRoute>) async -> [Notice] {
    var news: [Notice] = []
    for watch in watches {
      do {
        news += phrases.notices(about: try await update(watch, in: context), isNamed: true)
      } catch {
        news.append(Notice(phrases.about(watch.name.text, phrases.watchFailure(for: error).text), .bad))
      }
    }
    return news
  }

  /// Updates one watch, and shows its listings from the first page.
  func update(
    _ id: Watch.ID,
    _ arrangement: ListingArrangement,
    accepting: Bool = false,
    in context: ActionContext<WatchRoute>
  ) async throws {
    let updated = try await update(try await observatory.watch(id).watch, accepting: accepting, in: context)
    await context.follow(.listings(id, arrangement), saying: phrases.notices(about: updated))
  }

  private func update(
    _ watch: Watch,
    accepting: Bool = false,
    in context: ActionContext<WatchRoute>
  ) async throws(RepositoryError) -> UpdateResult {
    say(watch.query, at: watch.source, in: context)
    return try await observatory.updateWatch(watch.id, accepting: accepting) {
      context.progress(phrases.searching(watch.query, at: watch.source, $0))
    }
  }

  /// Says what is searched for, unless the answer is there at once.
  func say(_ query: WatchQuery, at source: String, in context: ActionContext<WatchRoute>) {
    if !observatory.sources.isInstant(source) { context.progress(phrases.searching(query, at: source, nil)) }
  }
}

extension WatchScreens: SystemScreens {
  /// The first screen.
  public var start: WatchRoute { .watches }

  /// Makes the screen that a route leads to.
  public func module(at route: WatchRoute) -> any Module<WatchRoute> {
    switch route {
    case .watches: watches()
    case .search(let draft): search(draft)
    case .feed(let draft): feed(draft)
    case .categories(let draft, let path, let text): categories(for: draft, below: path, matching: text)
    case .listings(let id, let arrangement, let page): listings(of: id, arrangement, page: page)
    case .listing(let listing, let id, let arrangement): self.listing(listing, of: id, in: arrangement)
    case .history(let listing, let id, let history): self.history(history, of: listing, in: id)
    case .targets(let id): targets(of: id)
    case .trial(let id): trial(of: id)
    case .updates(let id): updates(of: id)
    case .deletion(let id): deletion(of: id)
    case .sources: sources()
    }
  }
}
