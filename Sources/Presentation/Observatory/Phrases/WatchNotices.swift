public import ArcadeDomain

extension WatchPhrases {
  /// The sentence for any error that the use cases of the observatory can throw.
  public func failure(for error: any Error) -> Failure {
    switch error {
    case let error as RepositoryError: failure(of: error)
    case let error as WatchQueryError: Failure(sentence(for: error), canRetry: false)
    case let error as WatchSearchMistake: Failure(sentence(for: error), canRetry: false)
    case let error as AmountError: Failure(advice(for: .amount(error)) + language.fullStop, canRetry: false)
    default: sharedFailure(for: error)
    }
  }

  private func failure(of error: RepositoryError) -> Failure {
    switch error.code {
    case .noSuchWatch: Failure(watchGone, canRetry: false)
    case .noSuchListing: Failure(noSuchListing(error.subject), canRetry: false)
    case .watchBusy: Failure(watchBusy(by: error.subject), canRetry: true)
    case .noSuchSource: Failure(noSuchSource(error.subject), canRetry: false)
    case .decimalUndecided:
      Failure(decimalUndecided(formats.place(error.subject), error.found.first ?? ""), canRetry: false)
    case .noListings:
      Failure(noListings(formats.place(error.subject), because: error.problem.map { line(for: $0) }), canRetry: false)
    case .searchedOnly: Failure(searchedOnly(error.subject), canRetry: false)
    case .fileFromAfar: Failure(fileFromAfar, canRetry: false)
    case .robotsForbid: Failure(robotsForbid(error.subject, error.detail), canRetry: false)
    case .noSuchCategory: Failure(noSuchCategory(error.subject), canRetry: false)
    case .badAddress where error.subject == "file:": Failure(noPath, canRetry: false)
    case .unavailable: Failure(notAskedOffline(formats.place(error.subject)), canRetry: false)
    case .exists: Failure(watchExists(error.subject), canRetry: false)
    case .configuration where error.subject.hasPrefix("observe."):
      Failure(settingNeeded(String(error.subject.prefix { $0 != " " }), said: error.reasonGiven), canRetry: false)
    default: loadFailure(for: error)
    }
  }

  /// What a search or an update brought, with what kept it from being complete.
  public func notices(about updated: UpdateResult, isNamed: Bool = false) -> [Notice] {
    let sentence = sentence(about: updated)
    let news = isNamed ? about(updated.watch.name.text, sentence) : sentence
    let alerts = updated.alerts.map { alert in
      Notice(isNamed ? about(updated.watch.name.text, line(for: alert)) : line(for: alert), .good)
    }
    let isFirst = updated.previous == nil
    let format = words(for: updated.watch.feed)
    let reading = isFirst && !format.isEmpty ? [Notice(readAs(updated.watch.feed))] : []
    let lacks = isFirst ? MissingColumn.allCases.filter(updated.step.lacks.contains).map { self.sentence(for: $0) } : []
    let givenUp = updated.givenUp.map { isNamed ? about(updated.watch.name.text, self.givenUp($0)) : self.givenUp($0) }
    let warnings = lacks + shortcomings(of: updated) + updated.undelivered.map { undelivered($0) } + givenUp
    return [Notice(news, updated.update.hasNews ? .good : .plain)] + reading + alerts
      + warnings.map { Notice($0, .warning) }
  }

  /// What kept a search or an update from being complete; nothing where it was.
  public func shortcomings(of updated: UpdateResult) -> [String] {
    let gaps = updated.update.gaps
    let (problems, shown) = (updated.step.problems, updated.step.problems.prefix(3))
    return (gaps.isEmpty ? [] : [joining(incomplete, words(for: gaps))])
      + shown.map { line(for: $0) } + (problems.total > shown.count ? [moreProblems(problems.total - shown.count)] : [])
  }

  /// Why listings may be missing, in one line; empty where none may.
  func words(for gaps: [UpdateWarning]) -> String {
    gaps.map { sentence(for: $0) }.reduce("") { $0.isEmpty ? $1 : joining($0, $1) }
  }

  /// What a search or an update brought.
  public func sentence(about updated: UpdateResult) -> String {
    let update = updated.update
    guard let previous = updated.previous else {
      guard update.new > 0 else { return nothingFound(subject(of: updated.watch.query)) }
      return updated.step.total.map { found(update.new, of: $0) } ?? found(update.new)
    }
    let isEmptied = update.isComplete && update.outOfSight > 0 && update.seen == 0
    if isEmptied { return emptied(update.outOfSight) }
    guard update.hasNews else { return noChanges(since: previous) }
    let counts = [
      (update.changed, changed), (update.new, new), (update.returned, returned), (update.outOfSight, outOfSight),
    ]
    return self.updated(counts.filter { $0.0 > 0 }.map { $0.1($0.0) })
  }

  /// What was left out of what a source sent, and why.
  public func line(for problem: ListingProblem) -> String {
    "\(words(for: problem.place)): \(advice(for: problem.mistake))"
  }

  /// A search that is on its way, with how far it is.
  func searching(_ query: WatchQuery, at source: String, _ progress: SearchProgress?) -> String {
    if let progress { return searched(progress.found, of: progress.total) }
    return query.isEverything ? readingFeed : searching(subject(of: query), at: source)
  }

  /// What is searched for: the words, else the category.
  public func subject(of query: WatchQuery) -> String {
    query.keyword.isEmpty ? query.category?.name ?? "" : query.keyword
  }

  /// A range of prices.
  func words(for prices: PriceRange) -> String {
    guard prices != .any else { return any }
    return priceRange(from: prices.lowest.map(formats.money), to: prices.highest.map(formats.money))
  }

  /// When a watch was updated, and how much of it is unread.
  public func summary(of watch: WatchSummary) -> String {
    guard let latest = watch.latest else { return "" }
    return summary(updatedAt: latest.at, listings: watch.counts.values.reduce(0, +), unread: watch.unread)
  }
}

extension UpdateRecord {
  /// How many listings the result had, as far as is recorded.
  fileprivate var seen: Int { new + returned + changed + unchanged }
}

extension RepositoryError {
  /// What stands in brackets behind a setting: what the server said against it; nil where it said nothing.
  fileprivate var reasonGiven: String? {
    guard let start = subject.firstIndex(of: "("), subject.last == ")" else { return nil }
    return String(subject[subject.index(after: start)...].dropLast())
  }
}

extension WatchPhrases {
  /// A value as people read it.
  public func text(of value: ListingValue?) -> String {
    switch value {
    case nil: notSaid
    case .amount(let price): formats.money(price)
    case .currency(let currency): currency.code
    case .count(let count): formats.number(count)
    case .average(let average): formats.decimal(average.decimalText)
    case .availability(let isAvailable): stock(isAvailable)
    }
  }

  /// What an update did to a listing, on one line.
  public func line(for event: WatchEvent) -> String {
    switch event.kind {
    case .new: appeared(event.listing.name)
    case .returned: cameBack(event.listing.name)
    case .outOfSight: vanished(event.listing.name)
    case .changed(let change): line(for: change, of: event.listing.name)
    }
  }

  /// What changed about a listing, on one line.
  public func line(for change: ListingChange, of name: String) -> String {
    let what = words(for: change.attribute, change.direction)
    // In stock again, or sold out: from what to what is said already.
    if change.attribute == .availability, change.direction != nil { return about(name, what) }
    return self.change(of: name, what, from: text(of: change.from), to: text(of: change.to))
  }
}
