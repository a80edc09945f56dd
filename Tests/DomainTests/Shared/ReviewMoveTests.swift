import ArcadeDomain
import XCTest

final class ReviewMoveTests: XCTestCase {
  func testOfTwoMemoriesThatMeetTheOneWithMoreAnswersStays() {
    let cases: [(name: String, moves: [ReviewMove], answers: [String: Int], moved: [String: String?])] = [
      ("nothing is known", [move("a", "b")], [:], [:]),
      ("it moves", [move("a", "b")], ["a": 1], ["a": nil, "b": "a"]),
      ("it is copied", [move("a", "b", isCopy: true)], ["a": 1], ["b": "a"]),
      ("more are there", [move("a", "b")], ["a": 1, "b": 2], ["a": nil]),
      ("as many are there", [move("a", "b")], ["a": 2, "b": 2], ["a": nil]),
      ("fewer are there", [move("a", "b")], ["a": 2, "b": 1], ["a": nil, "b": "a"]),
      ("two change places", [move("a", "b"), move("b", "a")], ["a": 1, "b": 2], ["a": "b", "b": "a"]),
      ("a row moves on", [move("a", "b"), move("b", "c")], ["a": 1, "b": 2], ["a": nil, "b": "a", "c": "b"]),
      ("two become one", [move("a", "c"), move("b", "c")], ["a": 1, "b": 2], ["a": nil, "b": nil, "c": "b"]),
      ("nowhere", [move("a", "a")], ["a": 1], [:]),
    ]
    for (name, moves, answers, moved) in cases {
      let counts = Dictionary(uniqueKeysWithValues: answers.map { (card($0), $1) })
      let found = moves.moved(answers: counts).map { ($0.card.key, $0.source?.key) }
      XCTAssertEqual(Dictionary(uniqueKeysWithValues: found), moved, name)
    }
  }

  private func card(_ key: String) -> ReviewCardID { ReviewCardID(.words, key) }

  private func move(_ from: String, _ to: String, isCopy: Bool = false) -> ReviewMove {
    ReviewMove(from: card(from), to: card(to), isCopy: isCopy)
  }
}
