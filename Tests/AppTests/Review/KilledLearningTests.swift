import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

/// The built program, killed as soon as it writes a step: the store contains the whole step or none of it.
final class KilledLearningTests: XCTestCase {
  func testAGuessOfTheDaily() async throws {
    let arcade = try ArcadeProcess()
    try kill(try arcade.session(["prices", "--now", "2026-12-01T09:00:00Z"]), on: arcade, after: ["daily"], in: "900")

    let guesses = try await open(arcade) { try await SQLPriceGameRepository(database: $0).dailyGuesses() }
    XCTAssertTrue([[], [90_000]].contains(guesses), "\(guesses)")
  }

  func testAnAnswerThatIsLearnt() async throws {
    let arcade = try ArcadeProcess()
    let deck = try arcade.folder.write(Data("#columns:English\tSpanish\nboat\tbarco\nsun\tsol\n".utf8), to: "w.txt")
    let session = try arcade.session(["words", "--deck", deck, "--seed", "1"])
    try kill(session, on: arcade, after: ["learn", "", "", "", ""], in: "1")

    let kept = try await memories(in: arcade)
    XCTAssertTrue([[], [1]].contains(Array(kept.values)), "\(kept)")
  }

  func testAnEditWhichTakesTheMemoryAlong() async throws {
    for moment in [KillMoment.whenItWrites, .whenItIsDone] {
      let arcade = try ArcadeProcess()
      try await keepASkiff(in: arcade)
      let session = try arcade.session(["words"])
      try kill(session, on: arcade, moment, after: ["deck Sea", "words"], in: "edit 1 dinghy = bote")

      try await expectSkiff(or: "dinghy", in: arcade)
    }
  }

  func testAnImportThatChangesANote() async throws {
    let arcade = try ArcadeProcess()
    try await keepASkiff(in: arcade)
    let file = try arcade.folder.write(Data("#columns:English\tSpanish\tguid\ndinghy\tbote\tg\n".utf8), to: "w.txt")
    try kill(try arcade.start(["words", "import", file, "--name", "Sea", "--yes"]), on: arcade)

    try await expectSkiff(or: "dinghy", in: arcade)
  }

  /// Stores a deck of one unique pair, with both directions answered three times.
  private func keepASkiff(in arcade: ArcadeProcess) async throws {
    let cell = "3@2026-11-01 1@2026-11-04 3@2026-11-20"
    let text = "#columns:English\tSpanish\tguid\tprogress\nskiff\tesquife\tg\t\(cell)|\(cell)\n"
    let reading = try DeckReader(subject: "w.txt").read(Data(text.utf8))
    try await open(arcade) { _ = try await SQLDeckRepository(database: $0).keep(reading, as: "Sea", replacing: false) }
  }

  private func expectSkiff(or word: String, in arcade: ArcadeProcess) async throws {
    let deck = try await open(arcade) { try await SQLDeckRepository(database: $0).keptDeck(named: "Sea") }
    let pair = try XCTUnwrap(deck?.pairs.first)
    XCTAssertTrue(["skiff", word].contains(pair.first.text))
    try await expectEqual(memories(in: arcade), [pair.first.text: 3, pair.second.text: 3])
  }

  /// Returns how often each word was answered, and checks that the stored memories match the answers.
  private func memories(in arcade: ArcadeProcess) async throws -> [String: Int] {
    try await open(arcade) { database in
      let reviews = SQLReviewRepository(database: database)
      let (histories, answers) = (try await reviews.histories(of: .words), try await reviews.answers(of: .words))
      XCTAssertEqual(histories, CardHistory.replaying(answers, by: .usual))
      let counts = histories.map { (String($0.key.split(separator: "\t")[2]), $1.answers) }
      return Dictionary(counts, uniquingKeysWith: +)
    }
  }

  private func open<Value>(
    _ arcade: ArcadeProcess,
    _ work: (Database) async throws -> Value
  ) async throws -> Value {
    let database = Database(path: arcade.folder.path("data/arcade.sqlite"), migrations: ArcadeSchema.migrations)
    let value = try await work(database)
    await database.close()
    return value
  }

  private func kill(
    _ program: RunningProgram,
    on arcade: ArcadeProcess,
    _ moment: KillMoment = .whenItWrites,
    after lines: [String] = [],
    in line: String = ""
  ) throws {
    for line in lines { try program.enter(line, until: "\n> ") }
    let log = WrittenLog(of: arcade)
    if !line.isEmpty { program.type("\(line)\n") }
    try moment.kill(program, on: arcade, after: log, end: line.isEmpty ? "Imported" : "\n> ")
    // An import may have finished in the meantime.
    XCTAssertTrue([.signal(SIGKILL), .exit(0)].contains(try program.ending()))
  }
}

extension SQLPriceGameRepository {
  /// Returns the guesses of the first of December, in minor units.
  fileprivate func dailyGuesses() async throws -> [Int64] {
    let day = CalendarDay(daysSince1970: 20_788)
    return try await guesses(of: DailyPrices.ID(day, version: "1")).map(\.given.minorUnits)
  }
}
