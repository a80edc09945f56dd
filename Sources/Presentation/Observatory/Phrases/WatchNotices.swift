public import ArcadeDomain

extension WatchPhrases {
  /// Returns the sentence for any error of the observatory's use cases.
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

  /// Returns the result of a search or an update, and why it is incomplete.
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

  /// Returns why a search or an update is incomplete; empty if it is complete.
  public func shortcomings(of updated: UpdateResult) -> [String] {
    let gaps = updated.update.gaps
    let (problems, shown) = (updated.step.problems, updated.step.problems.prefix(3))
    return (gaps.isEmpty ? [] : [joining(incomplete, words(for: gaps))])
      + shown.map { line(for: $0) } + (problems.total > shown.count ? [moreProblems(problems.total - shown.count)] : [])
  }

  /// Returns why listings may be missing, in one line; empty if none are.
  func words(for gaps: [UpdateWarning]) -> String {
    gaps.map { sentence(for: $0) }.reduce("") { $0.isEmpty ? $1 : joining($0, $1) }
  }

  /// Returns the result of a search or an update.
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

  /// Returns what a source sent that was skipped, and why.
  public func line(for problem: ListingProblem) -> String {
    "\(words(for: problem.place)): \(advice(for: problem.mistake))"
  }

  /// Returns the progress of a search.
  func searching(_ query: WatchQuery, at source: String, _ progress: SearchProgress?) -> String {
    if let progress { return searched(progress.found, of: progress.total) }
    return query.isEverything ? readingFeed : searching(subject(of: query), at: source)
  }

  /// Returns the subject of a search: its words or its category.
  public func subject(of query: WatchQuery) -> String {
    query.keyword.isEmpty ? query.category?.name ?? "" : query.keyword
  }

  /// Returns a range of prices.
  func words(for prices: PriceRange) -> String {
    guard prices != .any else { return any }
    return priceRange(from: prices.lowest.map(formats.money), to: prices.highest.map(formats.money))
  }

  /// Returns when a watch was updated, and how many listings are unread.
  public func summary(of watch: WatchSummary) -> String {
    guard let latest = watch.latest else { return "" }
    return summary(updatedAt: latest.at, listings: watch.counts.values.reduce(0, +), unread: watch.unread)
  }
}

extension UpdateRecord {
  /// The number of listings in the result, as far as it is recorded.
  fileprivate var seen: Int { new + returned + changed + unchanged }
}

extension RepositoryError {
  /// The server's error message in brackets, after a setting; nil if there is none.
  fileprivate var reasonGiven: String? {
    guard let start = subject.firstIndex(of: "("), subject.last == ")" else { return nil }
    return String(subject[subject.index(after: start)...].dropLast())
  }
}

extension WatchPhrases {
  /// Returns a value as text.
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

  /// Returns the effect of an update on a listing, in one line.
  public func line(for event: WatchEvent) -> String {
    switch event.kind {
    case .new: appeared(event.listing.name)
    case .returned: cameBack(event.listing.name)
    case .outOfSight: vanished(event.listing.name)
    case .changed(let change): line(for: change, of: event.listing.name)
    }
  }

  /// Returns a change of a listing, in one line.
  public func line(for change: ListingChange, of name: String) -> String {
    let what = words(for: change.attribute, change.direction)
    // The words for stock already name both states.
    if change.attribute == .availability, change.direction != nil { return about(name, what) }
    return self.change(of: name, what, from: text(of: change.from), to: text(of: change.to))
  }
}
