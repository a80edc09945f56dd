public import ArcadeDomain

/// Tests that every `BrowserRepository` has to pass.
public enum BrowserRepositoryContract {
  /// Checks an empty repository; throws the first broken promise.
  public static func check(_ browsers: any BrowserRepository) async throws {
    func requireKnown(_ ids: [String], at now: Moment, _ what: String) async throws {
      try require(try await browsers.known(at: now).map(\.id), equals: ids, what)
    }
    let (day, start) = (Duration.seconds(86_400), Moment(milliseconds: 1_700_000_000_123))
    func browser(_ id: String, at moment: Moment, phrase: String? = nil) -> KnownBrowser {
      KnownBrowser(id: id, name: "Firefox \"1\", Linux", came: moment, used: moment, phrase: phrase)
    }
    try await requireKnown([], at: start, "nobody is known")
    let first = browser("b", at: start, phrase: "mark")
    try await browsers.add(first)
    try await browsers.add(browser("a", at: start.advanced(by: day)))
    try require(try await browsers.browsers().first, equals: first, "all of it is kept")
    try await requireKnown(["b", "a"], at: start.advanced(by: day), "they stand in the order in which they came")
    try await requireKnown(["a"], at: start.advanced(by: day * 30), "30 days without use end one")
    try await browsers.use("b", at: start.advanced(by: day * 2))
    try await browsers.use("gone", at: start)
    try await requireKnown(["b"], at: start.advanced(by: day * 31), "use renews")
    try await browsers.add(browser("c", at: start.advanced(by: day * 31)))
    try require(try await browsers.browsers().map(\.id), equals: ["b", "c"], "what is over is forgotten")
    try await checkNames(browsers)
    try await browsers.end { $0.id == "b" }
    try await browsers.use("b", at: start.advanced(by: day * 31))
    try await requireKnown(["c"], at: start.advanced(by: day * 31), "who was ended stays so")
    for number in 0..<300 {
      try await browsers.add(browser("n\(number)", at: start.advanced(by: day * 31 + .seconds(number + 1))))
    }
    let kept = try await browsers.browsers()
    try require(kept.count, equals: 256, "there is a limit")
    try require(kept.last?.id, equals: "n299", "the latest is kept")
    try await browsers.end { _ in true }
    try await requireKnown([], at: start, "all are ended")
  }

  /// Checks the owners of browsers, if `b` and `c` are known; in the end they have none.
  private static func checkNames(_ browsers: any BrowserRepository) async throws {
    let (ana, large) = (Owner("Ana \"A\"") ?? .nobody, Owner("ANA \"A\"") ?? .nobody)
    try require(try await browsers.give("b", to: ana, isSure: false), equals: true, "a free name is taken")
    try require(try await browsers.give("b", to: large, isSure: false), equals: true, "by whoever has it, too")
    try require(try await browsers.give("c", to: ana, isSure: false), equals: false, "a name that is taken is not")
    try require(try await browsers.browsers().map(\.owner), equals: [ana, nil], "nothing is changed")
    try require(try await browsers.give("c", to: ana, isSure: true), equals: true, "but by whoever is sure")
    try require(try await browsers.browsers().map(\.owner), equals: [ana, ana], "names are kept")
    for id in ["b", "c"] {
      try require(try await browsers.give(id, to: .nobody, isSure: false), equals: true, "any number can be nobody's")
    }
    try require(try await browsers.browsers().map(\.owner), equals: [nil, nil], "nobody is no name")
    try require(
      try await browsers.give("gone", to: ana, isSure: false),
      equals: true,
      "what is not kept is nobody else's"
    )
  }
}
