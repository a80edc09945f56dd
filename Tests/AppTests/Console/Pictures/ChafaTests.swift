import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp

final class ChafaTests: XCTestCase {
  func testItGetsTheSizeTheColoursAndThePathAsArguments() throws {
    let chafa = try makeChafa(#"printf '%s\n' "$@""#)

    let lines = chafa.draw("/tmp/a b; rm -rf \"$HOME\".png", columns: 60, rows: 20, isColoured: false)

    XCTAssertEqual(
      lines?.map(\.text),
      [
        "--format", "symbols", "--animate", "off", "--colors", "none", "--size", "60x20", "--",
        "/tmp/a b; rm -rf \"$HOME\".png",
      ]
    )
  }

  func testWhatItCannotDrawIsNoPicture() throws {
    for script in ["exit 1", "true", "printf 'much too wide'", "printf '1\\n2\\n3\\n4\\n'"] {
      XCTAssertNil(try makeChafa(script).draw("/tmp/a.png", columns: 5, rows: 3, isColoured: true), script)
    }
    XCTAssertNil(try makeChafa("echo x").draw("a.png", columns: 5, rows: 3, isColoured: true), "no whole path")
  }

  func testWithoutTheProgramThereIsNoChafa() {
    XCTAssertNil(Chafa(environment: ["PATH": "/nowhere"]))
  }

  func testPicturesAreShownOnATerminalOrWhenAskedForAndNeverToAScreenReader() throws {
    let chafa = try makeChafa("echo x")
    for (choice, isTerminal, isAccessible, isOpen) in [
      (PictureChoice.auto, true, false, true), (.auto, false, false, false), (.always, false, false, true),
      (.never, true, false, false), (.always, true, true, false), (.auto, true, true, false),
    ] {
      let desk = PictureDesk(choice, program: chafa, isTerminal: isTerminal, isAccessible: isAccessible)
      XCTAssertEqual(desk.isOpen, isOpen, "\(choice) \(isTerminal) \(isAccessible)")
      let without = PictureDesk(choice, program: nil, isTerminal: isTerminal, isAccessible: isAccessible)
      XCTAssertFalse(without.isOpen)
    }
  }

  private func makeChafa(_ script: String) throws -> Chafa {
    let folder = try TemporaryFolder()
    try folder.write(Data("#!/bin/sh\n\(script)\n".utf8), to: "chafa")
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path("chafa"))
    addTeardownBlock { withExtendedLifetime(folder) {} }
    return try XCTUnwrap(Chafa(environment: ["PATH": folder.url.path]))
  }
}
