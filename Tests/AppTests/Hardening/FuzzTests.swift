import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// Random input, on command lines and in sessions, causes neither crashes nor hangs.
///
/// `ARCADE_FUZZ_SEED` and `ARCADE_FUZZ_ROUNDS` make other runs, and longer ones (`make fuzz`).
final class FuzzTests: XCTestCase {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seed = environment["ARCADE_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
  private static let rounds = environment["ARCADE_FUZZ_ROUNDS"].flatMap(Int.init) ?? 6

  func testRandomSessionsEndInOrder() throws {
    var typing = RandomTyping(try FuzzCorpus(TranscriptTestCase.transcripts), seed: Self.seed)
    let modules = [[], ["shop"], ["prices"], ["names"], ["words"], ["observe"]]
    for round in 0..<Self.rounds {
      let arcade = try ArcadeProcess()
      let lines = (0..<60).map { _ in typing.line().replacing("\n", with: " ") }
      let arguments = modules[round % modules.count] + ["--offline", "--seed", "\(round)"]
      let program = try arcade.start(arguments, environment: ["COLUMNS": round % 2 == 0 ? "80" : "40"])
      program.type(lines.joined(separator: "\n") + "\n")
      program.closeInput()
      try expectOrder(program, "\(arguments) typing \(lines)")
      XCTAssertTrue(program.printed.unicodeScalars.allSatisfy(isHarmless), "\(arguments) typing \(lines)")
    }
  }

  func testRandomCommandLinesEndInOrder() throws {
    var typing = RandomTyping(try FuzzCorpus(TranscriptTestCase.transcripts), seed: Self.seed)
    let arcade = try ArcadeProcess()
    for _ in 0..<Self.rounds * 8 {
      let words = ["--offline"] + typing.command().filter { !$0.utf8.contains(0) }
      let program = try arcade.start(words)
      program.type("y\nquit\n")
      program.closeInput()
      try expectOrder(program, "\(words)")
    }
  }

  override class func setUp() {
    print("Typing at random with seed \(seed), \(rounds) rounds")
  }

  private func expectOrder(_ program: RunningProgram, _ what: String) throws {
    let about = "seed \(Self.seed): \(what)"
    let ending: ProgramEnding
    do {
      ending = try program.ending()
    } catch {
      return XCTFail("it hangs; \(about)")
    }
    guard case .exit(let code) = ending else { return XCTFail("killed by a signal; \(about)") }
    XCTAssertTrue(program.complained.unicodeScalars.allSatisfy(isHarmless), about)
    XCTAssertNotNil(ExitCode(rawValue: code), "exit \(code); \(about)")
    XCTAssertNotEqual(code, ExitCode.internal.rawValue, "\(program.complained); \(about)")
  }

  /// Whether a scalar is no control character but the line end, and does not change the text direction.
  private func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || !(scalar.properties.generalCategory == .control || scalar.properties.isBidiControl)
  }
}

/// Types random lines of people, cats and attackers.
struct RandomTyping {
  private static let strange = [
    "", " ", "0", "-1", "99999999999999999999", "1e9", "0x10", "٣", "１２", "½", "\u{1B}[31mred\u{1B}[0m", "\u{9B}2J",
    "\u{202E}evil", "e\u{301}\u{301}\u{301}\u{301}", "🧑‍🚀", "=1+1", "'; DROP TABLE listings;--", "%s%n%d", "\\", "\"",
    "\u{0}", "\t", "../../etc/passwd", "~", "--", "-", "--json", "N", "tea", "がんばれ", "\u{FEFF}", "\u{2028}",
  ]

  private let corpus: FuzzCorpus
  private var random: SplitMix64

  init(_ corpus: FuzzCorpus, seed: UInt64) {
    self.corpus = corpus
    random = SplitMix64(seed: seed)
  }

  /// Returns a line of a session, mostly one that is valid somewhere.
  mutating func line() -> String {
    let line = pick(corpus.lines) ?? ""
    return switch random.integer(below: 10) {
    case 0..<6: line
    case 6: mutated(line.split(separator: " ").map(String.init)).joined(separator: " ")
    case 7: String((pick(corpus.lines) ?? "").shuffled(using: &random))
    case 8: pick(Self.strange) ?? ""
    default: String(repeating: pick(Self.strange) ?? "", count: random.integer(below: 500))
    }
  }

  /// Returns the words of a command line: a valid one with a mistake.
  mutating func command() -> [String] {
    let words = pick(corpus.commands) ?? []
    return random.integer(below: 4) == 0 ? words : mutated(words)
  }

  private mutating func mutated(_ words: [String]) -> [String] {
    var words = words
    switch random.integer(below: 5) {
    case 0: words.insert(strange(), at: random.integer(below: words.count + 1))
    case 1 where !words.isEmpty: words.remove(at: random.integer(below: words.count))
    case 2 where words.count > 1: words.swapAt(random.integer(below: words.count), random.integer(below: words.count))
    case 3 where !words.isEmpty: words[random.integer(below: words.count)] = strange()
    default: words += pick(corpus.commands)?.suffix(2) ?? []
    }
    return words
  }

  private mutating func strange() -> String { pick(Self.strange) ?? "" }

  private mutating func pick<Item>(_ items: [Item]) -> Item? {
    items.isEmpty ? nil : items[random.integer(below: items.count)]
  }
}

/// All input of the transcripts, the material of random typing.
struct FuzzCorpus {
  /// Words that would wait in real time, or write outside the data folder.
  private static let excluded = ["every", "slow", "backup", "restore", "--data-dir", "completion"]

  /// The lines that are typed in sessions.
  let lines: [String]
  /// The command lines, without the name of the program.
  let commands: [[String]]

  /// Reads all transcripts of a folder.
  init(_ folder: URL) throws {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    let transcripts = try (files ?? []).filter { $0.pathExtension == "txt" }.sorted { $0.path < $1.path }
      .map { try Transcript(String(contentsOf: $0, encoding: .utf8)) }
    let commands = transcripts.flatMap(\.commands)
    lines = Set(
      commands.flatMap(\.inputs).compactMap { if case .line(let line) = $0 { line } else { nil } }.filter(
        Self.isHarmless
      )
    ).sorted()
    self.commands = Set(commands.map(\.arguments).filter { $0.allSatisfy(Self.isHarmless) }).sorted {
      $0.joined(separator: " ") < $1.joined(separator: " ")
    }
  }

  private static func isHarmless(_ text: String) -> Bool { !excluded.contains { text.contains($0) } }
}
