import ArcadeDomain
import ArcadeTesting
import XCTest

@testable import ArcadeData

/// What holds for every list, whatever stands in it.
final class RandomPeopleTests: XCTestCase {
  private var random = SplitMix64(seed: 7)

  func testEachElementIsUsableOrLeftOutOnceAndInOrder() throws {
    for _ in 0..<200 {
      let elements = (0..<random.next() % 12).map { _ in element() }
      let text = #"[{"name":"Ada","picture":"//h/ada"}\#(elements.map { "," + $0 }.joined())]"#
      let list = try readPeople(text)

      XCTAssertEqual(list.people.count + list.excluded.count, elements.count + 1, text)
      XCTAssertEqual(list.excluded.map(\.index), Set(list.excluded.map(\.index)).sorted(), text)
      XCTAssertEqual(list.excluded.map(\.place.entry), list.excluded.map { $0.index + 1 }, text)
      XCTAssertEqual(Set(list.people.map(\.id)).count, list.people.count, text)
      XCTAssertTrue(list.people.allSatisfy { !$0.matchKey.isEmpty && ($0.givenID ?? $0.id.key) == $0.id.key }, text)
      XCTAssertTrue(list.people.allSatisfy { $0.picture != nil || $0.likeness != .unknown }, text)
      let shared = Dictionary(grouping: list.people.compactMap(\.picture), by: \.self)
      XCTAssertTrue(shared.values.allSatisfy { $0.count < 3 }, text)
      XCTAssertEqual(try readPeople(text), list, text)
    }
  }

  private func element() -> String {
    let member = [
      any([#""id":1"#, #""id":"1""#, #""id":"2""#, #""id":null"#, #""id":[]"#, #""x":0"#]),
      any([#""firstName":"Bo""#, #""first":"Cy""#, #""name":"Di É""#, #""name":" ""#, #""name":7"#]),
      any([#""lastName":"Li""#, #""last":null"#, #""last":"Li""#]),
      any([
        #""headshot":{"url":"//h/a"}"#, #""headshot":{"alt":"Logo","url":"//h/b"}"#, #""headshot":{}"#,
        #""picture":"//h/a""#, #""picture":"//h/c""#, #""headshot":"//h/a""#, #""picture":{}"#,
      ]),
      any([#""description":"a hat""#, #""description":"photo""#, #""traits":7"#, #""y":0"#, #""team":null"#]),
    ]
    return any(["null", "7", "[]", #""Bo""#] + Array(repeating: "{\(member.joined(separator: ","))}", count: 12))
  }

  private func any(_ values: [String]) -> String { values[Int(random.next() % UInt64(values.count))] }
}
