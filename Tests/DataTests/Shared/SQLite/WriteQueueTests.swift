import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// Game steps that cannot be stored for a while.
final class WriteQueueTests: XCTestCase {
  private let full = RepositoryError(.full, subject: "/data/arcade.sqlite")

  func testTheContractsHoldWhereNothingHasToWait() async throws {
    try await NameGameRepositoryContract.check(RetryingNameGameRepository(InMemoryNameGameRepository()))
    try await WordGameRepositoryContract.check(RetryingWordGameRepository(InMemoryWordGameRepository()))
  }

  func testWhatWaitsIsStoredInItsOrderWithTheNextStep() async throws {
    let (sample, faults) = (InMemoryWordGameRepository(), Faults<WordGameCall>())
    let games = RetryingWordGameRepository(FailingWordGameRepository(sample, faults: faults))
    faults.fail(.begin, with: full)

    try await expectNil(SampleWords.play("rw", in: games))
    XCTAssertEqual(games.unsaved, full)
    faults.mend()
    try await expectEqual(games.history().map { $0.rounds.map(\.outcome) }, [[.right, .wrong]])
    XCTAssertNil(games.unsaved)
  }

  func testAGameThatBeganIsGoneOnWithInTheStoreAndInMemory() async throws {
    let (sample, faults) = (InMemoryWordGameRepository(), Faults<WordGameCall>())
    let games = RetryingWordGameRepository(FailingWordGameRepository(sample, faults: faults))
    let id = try await games.begin(WordGameStart(SampleWords.lesson, deckName: "Sample"), at: .november20)
    let round = FallingRound(SampleWords.words(1)[0], .forward)

    try await games.note(FallingResult(round, answer: .right), round: 1, of: id)
    faults.fail(.note, with: full)
    try await games.note(FallingResult(round, answer: .wrong), round: 2, of: id)
    faults.mend()
    try await games.note(FallingResult(round, answer: nil), round: 3, of: id)
    try await expectEqual(games.finish(id, at: .november20)?.rounds.map(\.outcome), [.right, .wrong, .unanswered])
  }

  func testNamesAndWordsWaitTogetherAndWhatIsGoneHoldsNothingUp() async throws {
    let waiting = WriteQueue()
    let (wordFaults, nameFaults) = (Faults<WordGameCall>(), Faults<NameGameCall>())
    let words = RetryingWordGameRepository(FailingWordGameRepository(faults: wordFaults), waiting: waiting)
    let answers = InMemoryNameGameRepository()
    let names = RetryingNameGameRepository(FailingNameGameRepository(answers, faults: nameFaults), waiting: waiting)
    wordFaults.fail(.note, with: full)
    nameFaults.fail(.record, with: full)
    let people = SamplePeople.people()

    let round = FallingRound(SampleWords.words(1)[0], .forward)
    try await words.note(FallingResult(round, answer: .right), round: 1, of: PastWordGame.ID(number: 99))
    try await names.record(NameAnswer(mode: .timed, asked: people[0], chosen: people[1]), at: .november20)
    XCTAssertEqual(waiting.reason, full)
    wordFaults.mend()
    nameFaults.mend()
    await waiting.retry()

    XCTAssertNil(waiting.reason)
    try await expectEqual(answers.records().count, 1)
  }
}
