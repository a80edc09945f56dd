import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

extension XCTestCase {
  /// Starts a game of sample people, and checks that its module is deallocated after the test.
  func begun(
    _ mode: NameGameMode = .practice,
    of sample: SampleRoster = SampleRoster()
  ) async -> (SampleRoster, NameGamePresenter, RecordingView<NameGameContent>, RecordingRouter<NameRoute>) {
    let (presenter, view, router) = await begun(sample.actions(), mode)
    return (sample, presenter, view, router)
  }

  /// Starts a game.
  func begun(
    _ actions: NameScreens,
    _ mode: NameGameMode = .practice
  ) async -> (NameGamePresenter, RecordingView<NameGameContent>, RecordingRouter<NameRoute>) {
    var home = NameHomePresenter(actions)
    let id: GameID = if case .game(let id)? = try? await home.perform(.play(mode)).route { id } else { 0 }
    let (presenter, view, router) = await opened(NameGamePresenter(actions, game: id))
    return (presenter, view, router)
  }
}

extension Screen<NameGameContent> {
  /// The current round.
  var round: NameGameContent.Round? {
    if case .round(let round)? = content.value { round } else { nil }
  }

  /// The result of a game.
  var facts: [Fact]? {
    if case .over(let facts)? = content.value { facts } else { nil }
  }

  /// The faces to choose from.
  var faces: [NameGameContent.Face] { round?.options.map(\.face) ?? [] }
}

extension RecordingView<NameGameContent> {
  /// The ID of the current round.
  var id: RoundID { last?.roundID.flatMap { RoundID($0) } ?? RoundID(game: 0, number: 0) }

  /// Returns the number of a right or a wrong option.
  ///
  /// The descriptions of the sample people contain their number.
  func place(isRight: Bool) -> Int {
    let phrases = Language.english.sampleNamePhrases
    guard let round = last?.round else { return 0 }
    let asked = SamplePeople.people(10).first {
      round.question == "Who is \($0.name)?" || round.face?.words == phrases.card(of: $0)
    }
    let words = asked.map { round.face == nil ? phrases.card(of: $0) : $0.name }
    let option = round.options.first { ($0.face.words == words) == isRight }
    return option.flatMap { Int($0.id) } ?? 0
  }
}

extension NameGamePresenter {
  /// Answers the round on a view.
  func answer(_ place: Int, on view: RecordingView<NameGameContent>) async {
    await perform(.answer(place: place, round: view.id))
  }

  /// Answers the round on a view, rightly or wrongly.
  func answer(isRight: Bool, on view: RecordingView<NameGameContent>) async {
    await answer(view.place(isRight: isRight), on: view)
  }
}
