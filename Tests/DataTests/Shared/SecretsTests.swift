import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

/// Random bytes that persist, readable only by their owner.
final class SecretFileTests: XCTestCase {
  func testItIsMadeOnceAndPrivate() throws {
    let folder = try TemporaryFolder()
    let secret = SecretFile(folder: folder.path("new/data"))

    let bytes = try secret.bytes()

    XCTAssertEqual(bytes.count, 32)
    XCTAssertEqual(try secret.bytes(), bytes)
    XCTAssertNotEqual(try SecretFile(folder: folder.path("other")).bytes(), bytes)
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

      let made = try SecretFile(folder: folder.url.path).bytes()

      XCTAssertEqual(made.count, 32)
      XCTAssertNotEqual(Data(made), old)
      XCTAssertEqual(try SecretFile(folder: folder.url.path).bytes(), made)
      XCTAssertEqual(mode(path), 0o600)
    }
  }

  func testAFolderThatCannotBeWrittenIsAnError() async {
    await expectFailure(.notWritable) { try SecretFile(folder: "/proc/none").bytes() }
  }

  private func mode(_ path: String) -> Int? {
    try? FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}

/// Message authentication, checked with the vectors of RFC 4231.
final class MessageAuthenticationTests: XCTestCase {
  func testTheVectorsOfTheStandard() {
    for (key, message, code) in [
      (
        [UInt8](repeating: 0x0B, count: 20), Array("Hi There".utf8),
        "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
      ),
      (
        Array("Jefe".utf8), Array("what do ya want for nothing?".utf8),
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
      ),
      (
        [UInt8](repeating: 0xAA, count: 20), [UInt8](repeating: 0xDD, count: 50),
        "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"
      ),
      (
        [UInt8](repeating: 0xAA, count: 131), Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
      ),
    ] { XCTAssertEqual(MessageAuthentication(key: key).code(of: message), code) }
  }

  func testEveryPairOfShortTextsIsEqualOnlyToItself() {
    let signs = ["0", "1", "7", "a", "A", "f", "é", "\0", "\u{7F}"]
    let texts = [""] + signs + signs.flatMap { one in signs.map { one + $0 } }
    for one in texts {
      for other in texts {
        let expected = Array(one.utf8) == Array(other.utf8)
        XCTAssertEqual(MessageAuthentication.isEqual(one, other), expected, "\(one) \(other)")
      }
    }
  }

  func testADifferenceAtAnyPlaceCounts() {
    let proof = MessageAuthentication(key: [4, 5, 6]).code(of: [1, 2, 3])
    XCTAssertTrue(MessageAuthentication.isEqual(proof, proof))
    XCTAssertFalse(MessageAuthentication.isEqual(proof, proof.uppercased()))
    for place in proof.indices {
      for sign in "0123456789abcdef" where sign != proof[place] {
        let other = proof[..<place] + String(sign) + proof[proof.index(after: place)...]
        XCTAssertFalse(MessageAuthentication.isEqual(proof, String(other)))
      }
    }
  }
}

final class SHA256Tests: XCTestCase {
  /// The examples of the standard, and the lengths around a block.
  func testTheExamplesOfTheStandard() {
    let cases = [
      "": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
      "abc": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq":
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
      String(repeating: "a", count: 55): "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318",
      String(repeating: "a", count: 64): "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb",
      String(repeating: "a", count: 1_000):
        "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3",
    ]
    for (text, digest) in cases { XCTAssertEqual(SHA256.hex(of: text.utf8), digest, String(text.prefix(60))) }
  }
}
