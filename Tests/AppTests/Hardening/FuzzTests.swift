import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp

/// Random typing, at random command lines and in random sessions, neither crashes nor hangs anything.
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

  /// No control character but the line end, and nothing that turns the direction of writing.
  private func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || !(scalar.properties.generalCategory == .control || scalar.properties.isBidiControl)
  }
}
