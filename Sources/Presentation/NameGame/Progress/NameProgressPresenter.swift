public import ArcadeDomain

/// The progress of all players with the names, and the people who are missed most.
public struct NameProgressPresenter: NamePresenter {
  public let system: NameScreens

  /// Creates the progress of all players.
  public init(_ system: NameScreens) { self.system = system }

  public var route: NameRoute { .progress }
  public var title: String { phrases.progressTitle }

  func load(_ can: inout NameActions, into contents: inout Contents, progress: (String) -> Void) async throws {
    contents.followsStore = true
    contents.layout = can.layout(can.learn?.first)
    let progress = try await roster.progress()
    let learners = Table(progress.learners, phrases: phrases)
    contents.content = .tables(learners, Table(progress.missed, phrases: phrases), else: phrases.nobodyLearns)
  }
}

extension Table {
  /// Creates a table of the most missed people, in the given order.
  public init(_ missed: [MissedSubject<Person>], phrases: NamePhrases) {
    self.init(
      of: missed,
      title: phrases.mostMissedTitle,
      id: { $0.subject.id.key },
      address: { NameRoute.person($0.subject.id).address }
    ) {
      TableColumn(phrases.nameLabel, mayBeCut: true) { Cell($0.subject.name, .strong) }
      TableColumn.people(phrases)
      TableColumn.misses(phrases)
    }
  }
}
