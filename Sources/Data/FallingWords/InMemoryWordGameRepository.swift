public import ArcadeDomain
import Synchronization

/// Games of falling words in memory.
public final class InMemoryWordGameRepository: WordGameRepository {
  private struct Kept {
    let start: WordGameStart
    var finishedAt: Moment?
    var rounds: [Int: PastWordRound] = [:]

    var inOrder: [PastWordRound] { rounds.sorted { $0.key < $1.key }.map(\.value) }

    func past(_ number: Int64) -> PastWordGame? {
      finishedAt.map {
        PastWordGame(id: PastWordGame.ID(number: number), start: start, finishedAt: $0, rounds: inOrder)
      }
    }
  }

  private struct Missed: Hashable {
    let lesson: WordLesson
    let pair: TranslatedWord.ID
  }

  private struct State {
    var games: [Int64: Kept] = [:]
    var missed: Set<Missed> = []
  }

  private let state = Mutex(State())

  /// Creates an empty repository.
  public init() {}

  public func begin(_ game: WordGameStart, at moment: Moment) async throws(RepositoryError) -> PastWordGame.ID {
    state.withLock { state in
      let number = (state.games.keys.max() ?? 0) + 1
      state.games[number] = Kept(start: game)
      return PastWordGame.ID(number: number)
    }
  }

  public func note(_ result: FallingResult, round: Int, of game: PastWordGame.ID) async throws(RepositoryError) {
    try state.withLock { (state) throws(RepositoryError) in
      guard let start = state.games[game.number]?.start, state.games[game.number]?.finishedAt == nil else {
        throw RepositoryError(.notFound, subject: "\(game.number)")
      }
      let past = PastWordRound(result)
      state.games[game.number]?.rounds[round] = past
      let missed = Missed(lesson: start.lesson, pair: past.pair)
      if past.outcome != .right {
        state.missed.insert(missed)
      } else if start.isOfMissed {
        state.missed.remove(missed)
      }
    }
  }

  public func finish(_ game: PastWordGame.ID, at moment: Moment) async throws(RepositoryError) -> PastWordGame? {
    state.withLock { state in
      guard let kept = state.games[game.number], !kept.rounds.isEmpty else {
        state.games[game.number] = nil
        return nil
      }
      state.games[game.number]?.finishedAt = kept.finishedAt ?? moment
      return state.games[game.number]?.past(game.number)
    }
  }

  public func history(at place: PageCursor, most: Int) async throws(RepositoryError) -> PageSlice<PastWordGame> {
    let games = state.withLock { state in state.games.sorted { $0.key > $1.key }.compactMap { $1.past($0) } }
    return place.part(of: games, most: most) { $0.id.number }
  }

  public func taken(in lesson: WordLesson) async throws(RepositoryError) -> [TranslatedWord.ID: Set<String>] {
    state.withLock { state in
      state.games.values.filter { $0.start.lesson == lesson }.flatMap(\.inOrder).reduce(into: [:]) { taken, round in
        if round.outcome == .wrong, round.shown != round.answer { taken[round.pair, default: []].insert(round.shown) }
      }
    }
  }

  public func tallies(of lesson: WordLesson) async throws(RepositoryError) -> [WordTally] {
    state.withLock { state in
      let rounds = state.games.sorted { $0.key < $1.key }
        .filter { $0.value.start.lesson == lesson }
        .flatMap(\.value.inOrder)
      return Dictionary(grouping: rounds, by: \.pair).compactMap { pair, rounds in
        rounds.last.map { last in
          WordTally(
            pair: pair,
            prompt: last.prompt,
            answer: last.answer,
            score: FallingScore(of: rounds.map(\.outcome)),
            isMissed: state.missed.contains(Missed(lesson: lesson, pair: pair))
          )
        }
      }
      .inOrder
    }
  }
}

extension [WordTally] {
  var inOrder: [WordTally] { sorted { ($0.prompt, $0.pair.rawValue) < ($1.prompt, $1.pair.rawValue) } }
}
