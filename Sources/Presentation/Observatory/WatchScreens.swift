public import ArcadeDomain

/// What every screen of the observatory offers, and the doing: its presenters share one.
public struct WatchScreens: ScreenSystem {
  /// What is watched, and what can be searched.
  public let observatory: Observatory
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

  public func perform(
    _ intent: WatchIntent,
    on screen: WatchRoute,
    progress: (String) -> Void
  ) async throws -> Next<WatchRoute> {
    switch intent {
    case .search(let draft, let category):
      return try await search(draft, in: category, on: screen, progress: progress)
    case .find(let words):
      return try await search(await draft(for: words), in: nil, on: screen, progress: progress)
    case .add(let draft): return try await add(draft, on: screen, progress: progress)
    case .choose(let category, var draft):
      draft.category = try await CategorySearch(in: draft.source, of: observatory.sources)(for: category)
      return .go(.search(draft))
    case .enter(let path, let draft): return try await enter(path, for: draft, progress: progress)
    case .update(let watches): return .stay(await notices(updating: watches, progress: progress))
    case .updateListings(let id, let arrangement): return try await update(id, arrangement, progress: progress)
    case .accept(let id, let arrangement):
      return try await update(id, arrangement, accepting: true, progress: progress)
    case .rename(let watch, let name):
      try await observatory.renameWatch(watch.id, to: name)
      return .stay([Notice(phrases.renamed(watch.name.text, to: name.text), .good)])
    case .delete(let watch):
      try await observatory.deleteWatch(watch.id)
      return .go(.watches, [Notice(phrases.deleted(watch.name.text), .good)])
    case .keep: return .back(orTo: .watches, [Notice(phrases.nothingDeleted)])
    case .open(let listing, let id, let arrangement):
      return .go(.listing(listing, of: id, in: arrangement), await notices(marking: listing, of: id))
    case .markAllRead(let id):
      try await observatory.markAllRead(of: id)
      return .stay([Notice(phrases.allRead, .good)])
    case .rule(let condition, let listing, let id):
      return .stay([Notice(try await set(condition, about: listing, in: id), .good)])
    case .change(let rule, let id, let hysteresis, let cooldown):
      let condition = try await observatory.changeAlertRule(rule, in: id, hysteresis: hysteresis, cooldown: cooldown)
      return .stay(condition.map { [Notice(phrases.alertRuleChanged($0), .good)] } ?? [])
    case .say(let text): return .stay([Notice(text)])
    case .show: return .stay()
    case .go(let route): return .go(route)
    }
  }

  /// Notes that a listing was opened; returns why that could not be kept.
  private func notices(marking id: Listing.ID, of watch: Watch.ID) async -> [Notice] {
    guard marksRead else { return [] }
    do {
      try await observatory.markRead(id, of: watch)
      return []
    } catch {
      return [Notice(phrases.failure(for: error).text, .bad)]
    }
  }

  /// Sets a target or removes those that there are, and returns what was done.
  private func set(_ condition: AlertCondition?, about listing: Listing.ID?, in id: Watch.ID) async throws -> String {
    guard let condition else {
      return phrases.alertRulesRemoved(try await observatory.removeAlertRules(about: listing, in: id))
    }
    let request = AlertRequest(condition, about: listing)
    let (_, listing) = try await observatory.setAlertRule(request, in: id)
    return phrases.alertRuleSet(condition, about: listing?.name ?? request.listing)
  }
}
