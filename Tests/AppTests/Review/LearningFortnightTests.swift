import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// A person who learns on the console and the page on alternate days, and makes mistakes now and then.
final class LearningFortnightTests: XCTestCase {
  func testFortyColleaguesAreKnownAfterAFortnight() async throws {
    let names = (1...40).map { "Person\(Self.letters($0)) Family\(Self.letters(41 - $0))" }
    let rows = zip(1..., names).map { "\($0),\($1),sign \(Self.letters($0))" }
    let learner = Learner(
      knowing: Dictionary(uniqueKeysWithValues: zip(1..., names).map { ("sign \(Self.letters($0))", $1) }),
      system: "names",
      count: 40
    )
    let run = try BareRun()
    let people = try run.write(
      ["id,name,description", rows.joined(separator: "\n")].joined(separator: "\n"),
      to: "p.csv"
    )
    try await learn(learner, for: 14, in: run, ["ARCADE_NAMES_PROFILES": people])
    try await expectWhatIsKept(.names, in: run, cards: 40)
  }

  func testWordsOfADeckAreKnownAfterAMonth() async throws {
    // Three hundred cards at ten a day; a week of them in a short run.
    let (pairs, days) = (FuzzShare.of(150, usually: 30), FuzzShare.of(31, usually: 7))
    let words = (1...pairs).map { ("en\(Self.letters($0))", "es\(Self.letters(pairs + 1 - $0))") }
    let run = try BareRun()
    let deck = try run.write(
      "#columns:English\tSpanish\n" + words.map { "\($0)\t\($1)\n" }.joined(),
      to: "w.txt"
    )
    let learner = Learner(
      knowing: Dictionary(uniqueKeysWithValues: words + words.map { ($1, $0) }),
      system: "words",
      count: 2 * pairs
    )
    try await learn(learner, for: days, in: run, ["ARCADE_WORDS_DECK": deck])
    try await expectWhatIsKept(.words, in: run, cards: 2 * pairs)
  }

  func testWhoeverIsCutOffAfterEachAnswerGoesOnThere() async throws {
    let run = try BareRun()
    let deck = try run.write("#columns:English\tSpanish\nboat\tbarco\nbread\tpan\nhouse\tcasa\n", to: "w.txt")
    let settings = ["ARCADE_WORDS_DECK": deck, "ARCADE_REVIEW_NEW_PER_DAY": "1"]
    let learner = Learner(knowing: ["boat": "barco", "barco": "boat"], system: "words", count: 6)
    for (number, question) in ["choice", "alike", "typed"].enumerated() {
      let sink = RecordingSink()
      var process = run.process(environment: settings, output: sink)
      process.lines = LearnerLines(learner, reading: sink, answering: 1)
      _ = await Tool(process: process).run(["words", "--seed", "1"])
      XCTAssertEqual(try run.sql("SELECT count(*) FROM review_answers;"), "\(number + 1)")
      XCTAssertEqual(try run.sql("SELECT question FROM review_cards;"), question)
      if number == 2 { expect(sink.text, contains: "1 of 6 known, 0 due tomorrow") }
    }
  }

  private func learn(_ learner: Learner, for days: Int, in run: BareRun, _ settings: [String: String]) async throws {
    for day in 0..<days {
      if day.isMultiple(of: 2) {
        let sink = RecordingSink()
        var process = run.process(environment: settings, output: sink)
        process.lines = LearnerLines(learner, reading: sink)
        let exit = await Tool(process: process).run([learner.system, "--seed", "\(day)"])
        XCTAssertEqual(exit, .done)
        expect(String(sink.text.suffix(400)), contains: try summary(of: learner, in: run))
      } else {
        let visit = try SiteVisit(of: run, settings: settings)
        var page = await visit.get("/\(learner.system)/learn")
        while let reply = learner.reply(toPage: page) { page = await visit.send(reply.0, reply.1, from: page) }
        page.expect(try summary(of: learner, in: run))
      }
      run.time.advance(by: .seconds(86_400))
    }
  }

  /// Returns the expected summary of a day: the sum of the probabilities that follow from the stabilities of cards.
  private func summary(of learner: Learner, in run: BareRun) throws -> String {
    let today = run.time.reviewDay().isoText
    let rows = try run.sql("SELECT julianday('\(today)') - julianday(last_day), stability FROM review_cards;")
    let known = rows.split(separator: "\n").map { row in
      let numbers = row.split(separator: "|").compactMap { Double($0) }
      return pow(1 + 0.9803464944134797 * numbers[0] / numbers[1], -0.1542)
    }
    return "\(Int(known.reduce(0, +))) of \(learner.count) known"
  }

  /// Checks that the stored memory of each card matches its answers, and that no day began more than ten.
  private func expectWhatIsKept(_ game: ReviewGame, in run: BareRun, cards: Int) async throws {
    let database = Database(path: run.folder.path("data/arcade.sqlite"), migrations: ArcadeSchema.migrations)
    let reviews = SQLReviewRepository(database: database)
    let (histories, answers) = (try await reviews.histories(of: game), try await reviews.answers(of: game))
    await database.close()
    XCTAssertEqual(histories.count, cards)
    XCTAssertEqual(histories, CardHistory.replaying(answers, by: .usual))
    XCTAssertLessThanOrEqual(Dictionary(grouping: histories.values, by: \.firstDay).values.map(\.count).max() ?? 0, 10)
    XCTAssertTrue(answers.contains { $0.rating == .again } && answers.contains { $0.question == .alike })
  }

  /// Returns a number in letters, so that no two are one typo apart.
  private static func letters(_ number: Int) -> String {
    let signs = Array("abcdefghij")
    return String(
      number.description.flatMap { digit in
        let sign = signs[digit.wholeNumberValue ?? 0]
        return [sign, sign, sign]
      }
    )
  }
}

/// A learner who makes a mistake at every ninth answer.
private final class Learner {
  let system: String
  let count: Int
  private let answers: [String: String]
  private var asked = 0

  init(knowing answers: [String: String], system: String, count: Int) {
    (self.answers, self.system, self.count) = (answers, system, count)
  }

  /// Returns the line for the console's text after the last title; nil if nothing is asked.
  func reply(to text: String) -> String? {
    guard !text.contains("All done for today.") else { return nil }
    guard let title = text.range(of: "Card ", options: .backwards) else {
      // A mistake is shown under the previous title.
      return text.contains("It is: ") ? "" : "learn"
    }
    let lines = text[title.upperBound...].split(separator: "\n").map(String.init)
    if lines.contains(where: { $0.hasPrefix("It is: ") }) { return "" }
    let choices = lines.compactMap { line in line.wholeMatch(of: /(\d)  (.*)/).map { ("\($0.1)", "\($0.2)") } }
    return answer(to: lines, choices)
  }

  /// Returns the action for a page, with its texts; nil if nothing is asked.
  func reply(toPage page: SitePage) -> (String, [String: String])? {
    guard page.title.hasPrefix("Card ") else { return nil }
    guard page.form(of: "next") == nil else { return ("next", [:]) }
    let choices = page.html.matches(of: /value="(\d)">.*?<span>(.*?)<\/span>/).map { ("\($0.1)", "\($0.2)") }
    let lines = PageMarkup(page.html).all("p").map(\.text)
    return ("answer", [choices.isEmpty ? "text" : "n": answer(to: lines, choices)])
  }

  private func answer(to lines: [String], _ choices: [(number: String, label: String)]) -> String {
    asked += 1
    let isWrong = asked.isMultiple(of: 9)
    let who = lines.lazy.compactMap { $0.firstMatch(of: /Who is (.+)\?/).map { "\($0.1)" } }.first
    let prompt = lines.first { answers[$0] != nil }
    let right = prompt.flatMap { answers[$0] } ?? who.flatMap { who in answers.first { $1 == who }?.key } ?? "?"
    guard !choices.isEmpty else { return isWrong ? "nothing like it" : right }
    return choices.first { ($0.label == right) != isWrong }?.number ?? "1"
  }
}

/// The lines of a person who reads the output before typing the next one.
private final class LearnerLines: LineSource {
  let isTerminal = false
  private let learner: Learner
  private let sink: RecordingSink
  private var read = 0
  private var left: Int

  /// Leaves after the given number of answers.
  init(_ learner: Learner, reading sink: RecordingSink, answering most: Int = .max) {
    (self.learner, self.sink, left) = (learner, sink, most)
  }

  func nextLine(within limit: Duration?) async throws(InputFailure) -> LineRead {
    let text = String(sink.text.dropFirst(read))
    read += text.count
    guard left > 0, let reply = learner.reply(to: text) else { return .endOfInput }
    if !["", "learn"].contains(reply) { left -= 1 }
    return .line(reply)
  }

  func dropBegunLine() {}
  func dropTypedAhead() {}
}
