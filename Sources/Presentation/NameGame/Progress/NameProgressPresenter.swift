public import ArcadeDomain

/// How everybody gets on with the names, and whom most people miss.
public struct NameProgressPresenter: NamePresenter {
  public let system: NameScreens

  /// Shows the progress of everybody.
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
  /// Lists whom most miss, in their order.
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
