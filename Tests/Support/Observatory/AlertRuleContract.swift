public import ArcadeDomain

/// The contract of `AlertRuleRepository`, together with its watches.
public enum AlertRuleContract {
  private typealias Sample = SampleListings

  /// Checks an empty repository; throws the first broken promise.
  public static func check(_ watches: any WatchRepository) async throws {
    let first = Sample.result(Sample.listing("a", yen: 3_000), Sample.listing("b", yen: 3_000))
    let id = try await watches.add(try Sample.watch(), with: first, at: at(1)).watch.id
    try await checkSetting(id, watches)
    try await checkAlerts(id, watches)
    try await checkPassingOn(id, watches)
    try await checkWords(watches)
    let other = try await watches.add(try Sample.watch("mug"), with: first, at: at(1)).watch.id
    try await expect(watches.rules(of: other), [], "another watch has its own")
    try await watches.delete(id)
    try await expect(watches.alerts(of: id, most: 9), [], "what was told goes with its watch")
  }

  private static func checkSetting(_ id: Watch.ID, _ watches: any WatchRepository) async throws {
    try await expect(watches.rules(of: id), [], "nothing was set")
    let (below, drop) = (try AlertCondition("below 2000"), try AlertCondition("drop 10% in 7d"))
    let mine = AlertRequest(drop, about: "b", hysteresis: 500, cooldown: .seconds(3_600))
    try await watches.set(AlertRequest(below), in: id, at: at(2))
    try await watches.set(mine, in: id, at: at(2))
    try await expect(watches.rules(of: id).map(\.request), [AlertRequest(below), mine], "they stand as they were set")
    try await watches.set(AlertRequest(below, hysteresis: 1), in: id, at: at(3))
    let rules = try await watches.rules(of: id)
    try expect(rules.map(\.request), [mine, AlertRequest(below, hysteresis: 1)], "the same rule is set anew")
    try expect(rules.map(\.since), [at(2), at(3)], "from then on")
    try await watches.change(rules[0].id, hysteresis: 700, cooldown: .seconds(7_200))
    try await watches.change(AlertRule.ID(number: 99), hysteresis: 1, cooldown: .zero)
    let changed = AlertRequest(drop, about: "b", hysteresis: 700, cooldown: .seconds(7_200))
    let kept = [AlertRule(id: rules[0].id, changed, since: at(2)), rules[1]]
    try await expect(watches.rules(of: id), kept, "one is changed in its place")
    let failures = [
      await repositoryFailure { try await watches.set(AlertRequest(below, about: "none"), in: id, at: at(3)) },
      await repositoryFailure { try await watches.set(AlertRequest(below), in: Watch.ID(number: 99), at: at(3)) },
    ]
    try expect(failures.map { $0?.code }, [.noSuchListing, .noSuchWatch], "it has to be there")
    try await expect(watches.removeAlertRules(about: "b", in: id), 1, "those about one listing can be removed")
    try await expect(watches.rules(of: id).count, 1, "the others stay")
    try await watches.set(mine, in: id, at: at(3))
    try await expect(watches.removeAlertRules(about: nil, in: id), 2, "or all")
    try await watches.set(AlertRequest(below, about: "b"), in: id, at: at(3))
    try await watches.set(AlertRequest(.new(["name"])), in: id, at: at(3))
    try await watches.set(AlertRequest(.back), in: id, at: at(3))
  }

  private static func checkAlerts(_ id: Watch.ID, _ watches: any WatchRepository) async throws {
    func update(_ hour: Int64, _ gaps: [UpdateWarning], _ listings: Listing...) async throws -> [String] {
      let result = Sample.result(listings, gaps: gaps)
      return try await watches.update(id, with: result, at: at(hour)).alerts.map(words)
    }
    let cheap = Sample.listing("b", yen: 1_900)
    try await expect(
      update(4, [], Sample.listing("c", yen: 5), Sample.listing("a", yen: 1), cheap),
      ["c new name -5", "b below 2000 3000-1900"],
      "what targets find is told by rank"
    )
    try await expect(update(5, [], Sample.listing("a", yen: 1), cheap), [], "once")
    try await expect(update(30, [.limitHit(1)], Sample.listing("a", isAvailable: false)), [], "absence is not told")
    try await expect(
      update(60, [.limitHit(1)], Sample.listing("a"), Sample.listing("b", yen: 2_500)),
      ["a back -1000"],
      "what an incomplete update shows is"
    )
    try await expect(update(61, [.limitHit(1)], Sample.listing("b", yen: 10)), ["b below 2000 2500-10"], "as ever")
    try await expect(
      watches.alerts(of: id, most: 2).map(words),
      ["b below 2000 2500-10", "a back -1000"],
      "what was told is kept, the newest first"
    )
    try await expect(watches.alerts(of: id, most: 9).last?.at, at(4), "with its time")
    try await expect(watches.alerts(of: id, most: 9).last?.page, "https://shop.example/c", "and its page")
    try await checkHistories(id, watches)
    try await expect(watches.removeAlertRules(about: nil, in: id), 3, "targets can go")
    try await expect(watches.histories(forRulesOf: id).count, 0, "and then nothing is asked")
    try await expect(watches.alerts(of: id, most: 9).count, 4, "what they told stays")
  }

  /// Words match new listings regardless of case, accents and width.
  private static func checkWords(_ watches: any WatchRepository) async throws {
    let id = try await watches.add(try Sample.watch("café"), with: Sample.result([]), at: at(1)).watch.id
    for words in ["cafe", "ｃａｆé creme", "tea"] {
      try await watches.set(AlertRequest(try AlertCondition("new \(words)")), in: id, at: at(1))
    }
    let listing = Listing(id: "x", name: "Café Crème", figures: ListingFigures(), rank: 1)
    let alerts = try await watches.update(id, with: Sample.result(listing), at: at(2)).alerts
    try expect(alerts.map(\.condition), [.new(["cafe"]), .new(["café", "creme"])], "names are folded")
    try await watches.delete(id)
  }

  private static func checkHistories(_ id: Watch.ID, _ watches: any WatchRepository) async throws {
    let histories = try await watches.histories(forRulesOf: id)
    try expect(histories.map(\.listing.id), ["a", "b", "c"], "a target for each listing is about all")
    try expect(histories[0].history.stock.map(\.value), [true, false, true], "with what they went through")
    let b = try await watches.history(of: "b", in: id)
    try expect(histories[1].history.prices, b?.prices ?? [], "as it is stored")
    try expect(histories[2].history.sight, [DatedValue(false, at: at(5))], "and when each was out of sight")
  }

  private static func checkPassingOn(_ id: Watch.ID, _ watches: any WatchRepository) async throws {
    let waiting = try await watches.waiting(for: .program, of: id, since: at(4))
    try expect(waiting.map(\.listing), ["a", "b"], "what is later waits, the oldest first")
    for alert in waiting.prefix(1) { try await watches.note(alert.id, .passedOn, by: .program, at: at(62)) }
    try await expect(watches.waiting(for: .program, of: id, since: at(4)).map(\.listing), ["b"], "until it is done")
    try await expect(watches.waiting(for: .post, of: id, since: at(0)).count, 4, "each channel on its own")
    for (outcome, left) in [(DeliveryOutcome.failed, ["b"]), (.givenUp, []), (.failed, ["b"]), (.passedOn, [])] {
      for alert in waiting.suffix(1) { try await watches.note(alert.id, outcome, by: .program, at: at(63)) }
      let late = try await watches.waiting(for: .program, of: id, since: at(70)).map(\.listing)
      try expect(late, left, "what failed waits for longer")
    }
  }

  private static func words(_ alert: PriceAlert) -> String {
    "\(alert.listing) \(alert.condition.text) \(alert.from?.decimalText ?? "")-\(alert.to?.decimalText ?? "")"
  }

  private static func expect<Value: Equatable>(_ value: Value, _ expected: Value, _ promise: String) throws {
    try require(value, equals: expected, promise)
  }

  private static func at(_ hour: Int64) -> Moment { Moment(milliseconds: hour * 3_600_000) }
}
