public import ArcadeDomain
import Synchronization

/// Answers and finished games in memory.
public final class InMemoryNameGameRepository: NameGameRepository {
  private struct State {
    var finished: [NameGameResult] = []
    var records: [Person.ID: PersonRecord]
  }

  private let state: Mutex<State>

  /// Creates a repository without games, with a record of each person.
  public init(records: [Person.ID: PersonRecord] = [:]) { state = Mutex(State(records: records)) }

  public func record(_ answer: NameAnswer, at moment: Moment) async throws(RepositoryError) {
    state.withLock { $0.records[answer.asked.id, default: PersonRecord()].note(answer) }
  }

  public func finish(_ result: NameGameResult) async throws(RepositoryError) {
    state.withLock { $0.finished.append(result) }
  }

  public func history(at place: PageCursor, most: Int) async throws(RepositoryError) -> PageSlice<NameGameResult> {
    let games = state.withLock { Array($0.finished.enumerated().reversed()) }
    return place.part(of: games, most: most) { Int64($0.offset) }.map(\.element)
  }

  public func records() async throws(RepositoryError) -> [Person.ID: PersonRecord] { state.withLock { $0.records } }
}
