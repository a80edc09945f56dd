import ArcadeData
import XCTest

/// Proofs, and how they are compared.
final class MessageAuthenticationTests: XCTestCase {
  func testAProofIsThatOfTheStandard() {
    // RFC 4231, test case 2.
    XCTAssertEqual(
      MessageAuthentication.code(of: Array("what do ya want for nothing?".utf8), key: Array("Jefe".utf8)),
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    )
  }

  func testOnlyTheSameTextIsEqual() {
    let signs = ["0", "1", "7", "a", "A", "f", "é", "\0", "\u{7F}"]
    let texts = [""] + signs + signs.flatMap { one in signs.map { one + $0 } }
    for one in texts {
      for other in texts {
        XCTAssertEqual(
          MessageAuthentication.isEqual(one, other),
          Array(one.utf8) == Array(other.utf8),
          "\(one) \(other)"
        )
      }
    }
  }

  func testADifferenceAtAnyPlaceCounts() {
    let proof = MessageAuthentication.code(of: [1, 2, 3], key: [4, 5, 6])
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
