import ArcadeDomain

/// The number of known people over time, the best games, and the people with most wrong answers.
public struct NameStatsPresenter: NamePresenter {
  public let system: NameScreens
  /// The number of people in need of practice that are shown.
  private static let mostInNeed = 10
  /// The number of days in the trend of known people.
  private static let daysShown = 30

  /// Creates the statistics of a player.
  public init(_ system: NameScreens) { self.system = system }

  public var route: NameRoute { .stats }
  public var title: String { phrases.statsTitle }

  func load(_ can: inout NameActions, into contents: inout Contents, progress: (String) -> Void) async throws {
    contents.layout = can.layout(can.practice.first)
    let people = try await roster.peopleList().value.people
    var best = Table(try await roster.ownBest().map { Owned($0, of: .nobody) }, phrases: phrases)
    best.title = phrases.bestTitle
    let records = try await roster.records()
    let inNeed = people.compactMap { person in records[person.id].map { (person, $0) } }
      .filter { $0.1.confusions > 0 }
      .sorted { ($1.1.confusions, $0.0.id) < ($0.1.confusions, $1.0.id) }
    let mostInNeed = Table(inNeed.prefix(Self.mostInNeed), among: people, phrases: phrases)
    contents.content = .tables(best, mostInNeed, else: phrases.noGames)
    let cards = Set(people.map(\.reviewCard))
    let known = try await roster.learning?.knownLately(of: .names, among: cards, days: Self.daysShown) ?? []
    guard let trend = Trend(known: known, of: cards.count, phrases: phrases) else { return }
    contents.content = .ready(Page([.trend(trend)] + (contents.content.value?.blocks ?? [])))
  }
}

extension Table {
  /// Creates a table of people with their results.
  fileprivate init(_ inNeed: ArraySlice<(Person, PersonRecord)>, among people: [Person], phrases: NamePhrases) {
    self.init(
      of: inNeed,
      title: phrases.inNeedTitle,
      id: { $0.0.id.key },
      address: { NameRoute.person($0.0.id).address }
    ) {
      TableColumn(phrases.nameLabel) { $0.0.name }
      TableColumn(phrases.askedLabel, isNumber: true) { phrases.formats.number($0.1.seen) }
      TableColumn(phrases.rightLabel, isNumber: true) { phrases.formats.number($0.1.right) }
      TableColumn(phrases.confusedLabel, isSecondary: true, needsTitle: true) {
        phrases.confusions(in: $0.1, among: people)
      }
    }
  }
}

extension PersonRecord {
  /// The number of wrong answers.
  fileprivate var confusions: Int { confusedWith.values.reduce(0, +) }
}
