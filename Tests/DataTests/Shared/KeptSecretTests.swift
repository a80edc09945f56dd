import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

/// Random bytes that stay, and that nobody else can read.
final class KeptSecretTests: XCTestCase {
  func testItIsMadeOnceAndPrivate() throws {
    let folder = try TemporaryFolder()
    let secret = KeptSecret(folder: folder.path("new/data"))

    let bytes = try secret.bytes()

    XCTAssertEqual(bytes.count, 32)
    XCTAssertEqual(try secret.bytes(), bytes)
    XCTAssertNotEqual(try KeptSecret(folder: folder.path("other")).bytes(), bytes)
    XCTAssertEqual(mode(folder.path("new/data/web.secret")), 0o600)
    XCTAssertEqual(mode(folder.path("new/data")), 0o700)
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path("new/data")), ["web.secret"])
  }

  func testOneThatOthersCouldReadOrIsCutIsMadeAnew() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("web.secret")
    for (bytes, permissions) in [(32, 0o644), (32, 0o660), (31, 0o600), (33, 0o600), (0, 0o600)] {
      let old = Data(repeating: 7, count: bytes)
      XCTAssertTrue(FileManager.default.createFile(atPath: path, contents: old))
      try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)

      let made = try KeptSecret(folder: folder.url.path).bytes()

      XCTAssertEqual(made.count, 32)
      XCTAssertNotEqual(Data(made), old)
      XCTAssertEqual(try KeptSecret(folder: folder.url.path).bytes(), made)
      XCTAssertEqual(mode(path), 0o600)
    }
  }

  func testAFolderThatCannotBeWrittenIsAnError() async {
    await expectFailure(.notWritable) { try KeptSecret(folder: "/proc/none").bytes() }
  }

  private func mode(_ path: String) -> Int? {
    try? FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}
