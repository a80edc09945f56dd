import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp

final class AddressOpenerTests: XCTestCase {
  func testTheOpenedProgramGetsNothingOfArcadesSettings() throws {
    let folder = try TemporaryFolder()
    let seen = folder.path("seen")
    XCTAssertEqual(mkfifo(seen, 0o600), 0)
    for name in ["open", "xdg-open"] {
      try folder.write(Data("#!/bin/sh\n/usr/bin/env > '\(seen)'\n".utf8), to: name)
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path(name))
    }
    let opener = SystemOpener(environment: [
      "PATH": folder.url.path, "DISPLAY": ":7", "ARCADE_OBSERVE_RAKUTEN_ACCESS_KEY": "planted",
      "ARCADE_WORDS_DECK": "https://h.example/?token=planted",
    ])

    XCTAssertTrue(opener.open("https://h.example/page"))

    // Waits for whoever writes, and until it is done.
    let bytes = try XCTUnwrap(FileHandle(forReadingAtPath: seen)).readToEnd()
    let environment = String(decoding: bytes ?? Data(), as: UTF8.self)
    XCTAssertTrue(environment.contains("DISPLAY=:7"), environment)
    XCTAssertFalse(environment.contains("planted"), environment)
  }
}
