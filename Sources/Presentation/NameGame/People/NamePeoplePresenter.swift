import ArcadeDomain

/// The list of people with their results.
public struct NamePeoplePresenter: NamePresenter {
  public let system: NameScreens

  /// Creates the list of people.
  public init(_ system: NameScreens) { self.system = system }

  public var route: NameRoute { .people }
  public var title: String { phrases.peopleTitle }

  func load(_ can: inout NameActions, into contents: inout Contents, progress: (String) -> Void) async throws {
    let loaded = try await roster.peopleList()
    let people = loaded.value.people
    contents.banners = phrases.notices(about: loaded)
    var faces: [Person.ID: String] = [:]
    if system.listsFaces, roster.hasPortraits {
      progress(phrases.loadingPeople)
      faces = await roster.faces(of: people)
    }
    let table = Table(
      people,
      records: try await roster.records(),
      retrievabilities: try await roster.retrievabilities(),
      faces: faces,
      phrases: phrases
    )
    contents.content = .tables(table, else: phrases.nobody)
    guard !people.isEmpty else {
      can.retry = can.retry?.main
      return contents.layout = can.layout(can.retry?.first)
    }
    var others = can
    others.person = nil
    contents.layout = others.layout()
    can.person = can.person?.usual
  }
}
