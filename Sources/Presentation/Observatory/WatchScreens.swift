public import ArcadeDomain

/// The shared actions of the observatory's screens, and performing them.
public struct WatchScreens: ScreenSystem {
  /// The observatory's use cases.
  public let observatory: Observatory
  public let phrases: WatchPhrases
  let pageSize: Int
  /// Whether opening a listing marks it as read for all users.
  let marksRead: Bool
  /// The categories of slow sources.
  let categories = LoadedCategories()

  /// Creates the screens of an observatory with a number of listings on a page.
  ///
  /// Twelve listings in three groups fill the 24 rows of a terminal.
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

  /// Marks a listing as read; returns the error if that cannot be stored.
  private func notices(marking id: Listing.ID, of watch: Watch.ID) async -> [Notice] {
    guard marksRead else { return [] }
    do {
      try await observatory.markRead(id, of: watch)
      return []
    } catch {
      return [Notice(phrases.failure(for: error).text, .bad)]
    }
  }

  /// Sets an alert rule or removes the existing ones, and returns what was done.
  private func set(_ condition: AlertCondition?, about listing: Listing.ID?, in id: Watch.ID) async throws -> String {
    guard let condition else {
      return phrases.alertRulesRemoved(try await observatory.removeAlertRules(about: listing, in: id))
    }
    let request = AlertRequest(condition, about: listing)
    let (_, listing) = try await observatory.setAlertRule(request, in: id)
    return phrases.alertRuleSet(condition, about: listing?.name ?? request.listing)
  }
}
