import ArcadeTesting
import Foundation
import XCTest

/// The built program between other programs, as scripts use it.
final class PipedProcessTests: XCTestCase {
  func testAWholePurchaseIsPiped() throws {
    let arcade = try ArcadeProcess()

    let printed = try arcade.print(["shop"], typing: "MUG\nVOUCHER 2\r\npay\nlist\nquit")

    XCTAssertTrue(printed.contains("> VOUCHER 2\nAdded: 2 × Cabify Voucher."), printed)
    XCTAssertTrue(printed.contains("Payment completed: €12.50."), printed)
    XCTAssertTrue(printed.hasSuffix("> quit\nEverything is saved. Goodbye!\n"), printed)
    XCTAssertTrue(try arcade.print(["shop", "orders"]).contains("€12.50"))
  }

  func testAReaderThatGoesAwayIsNoFailure() throws {
    let program = try ArcadeProcess().session(["shop"])

    program.closeOutput()
    program.type("list\nlist\n")

    XCTAssertEqual(try program.ending(), .exit(0))
    XCTAssertEqual(program.complained, "")
  }

  func testAnOutputThatCannotBeWrittenIsAFailureInWords() throws {
    for output in [ProgramStreams.Stream.file("/dev/full"), .closed] {
      for arguments in [["shop", "products"], ["shop"], ["help"], ["--version"]] {
        let program = try ArcadeProcess().start(arguments, streams: .init(output: output))
        program.closeInput()

        XCTAssertEqual(try program.ending(), .exit(74), "\(output) \(arguments)")
        let said = "Standard output cannot be written; some of it may be missing.\n"
        XCTAssertEqual(program.complained, said, "\(output) \(arguments)")
      }
    }
  }

  func testClosedInputAndErrorsAreAsIfTheyWereEmpty() throws {
    let withoutInput = try ArcadeProcess().start(["shop"], streams: .init(input: .closed))
    XCTAssertEqual(try withoutInput.ending(), .exit(0))
    XCTAssertTrue(withoutInput.printed.hasSuffix("> \nEverything is saved. Goodbye!\n"), withoutInput.printed)

    let withoutErrors = try ArcadeProcess().start(["shpo"], streams: .init(errors: .closed))
    XCTAssertEqual(try withoutErrors.ending(), .exit(64))
    XCTAssertEqual(withoutErrors.printed, "")
  }

  func testAnInputThatCannotBeReadIsAFailureInWords() throws {
    let folder = FileManager.default.temporaryDirectory.path
    let program = try ArcadeProcess().start(["shop"], streams: .init(input: .file(folder)))

    XCTAssertEqual(try program.ending(), .exit(74))
    XCTAssertEqual(program.complained, "Standard input cannot be read.\n")
  }
}
