import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

final class RakutenGenreTests: XCTestCase {
  private let food = ListingCategory(id: "100227", name: "食品")
  private let drinks = ListingCategory(id: "510901", name: "日本酒・焼酎")

  func testBothVersionsAreRead() async throws {
    let bodies = [
      """
      {"parents":[],"current":{"genreId":0,"genreName":"","genreLevel":0},"brothers":[],
       "children":[{"child":{"genreId":100227,"genreName":"食品","genreLevel":1}},
                   {"child":{"genreId":510901,"genreName":"日本酒・焼酎","genreLevel":1}}]}
      """,
      """
      {"genre":{"genreId":0,"nameJa":"","level":0},"ancestors":[],"siblings":[],
       "children":[{"genreId":100227,"nameJa":"食品","level":1},{"genreId":"510901","nameJa":"日本酒・焼酎","level":1}]}
      """,
      #"{"children":[{"genreId":100227,"genreName":"食品"},{"child":{"genreId":510901,"nameJa":"日本酒・焼酎"}}]}"#,
    ]
    for body in bodies {
      try await expectEqual(IchibaStand([.json(body)]).listings().categories(below: nil), [food, drinks], body)
    }
  }

  func testTheTopIsGenreZeroAndTheVersionFollowsTheKeys() async throws {
    let cases: [(accessKey: String, path: String)] = [
      ("key", "/ichibagt/api/IchibaGenre/Search/20260701"), ("", "/services/api/IchibaGenre/Search/20140222"),
    ]
    for (accessKey, path) in cases {
      let stand = try IchibaStand([.json(#"{"children":[]}"#)])
      let listings = try stand.listings([.rakutenAccessKey: accessKey])

      _ = try await listings.categories(below: nil)
      _ = try await listings.categories(below: "100227")

      XCTAssertEqual(stand.server.requests.map(\.path), [path, path])
      XCTAssertEqual(
        stand.server.requests.map(\.query),
        ["0", "100227"].map { "genreId=\($0)&formatVersion=2&applicationId=5b1c-application-id" }
      )
      XCTAssertEqual(
        stand.server.requests.map { $0.headers["accessKey"] },
        accessKey.isEmpty ? [nil, nil] : ["key", "key"]
      )
      XCTAssertEqual(stand.pauses, [.seconds(1)])
    }
  }

  func testWhereThereIsNothingBelowThereAreNoGenres() async throws {
    let answers: [LoopbackAnswer] = [
      .json(#"{"children":[]}"#), .json(#"{"current":{"genreId":1},"children":null}"#),
      .json(#"{"genre":{"genreId":1}}"#),
    ]
    for answer in answers {
      try await expectEqual(IchibaStand([answer]).listings().categories(below: "1"), [], "\(answer)")
    }
  }

  func testAGenreThatRakutenDoesNotKnowIsNoCategory() async throws {
    let answer = LoopbackAnswer.json(#"{"error":"not_found","error_description":"not found"}"#, status: 404)
    let failure = await repositoryFailure { try await IchibaStand([answer]).listings().categories(below: "99") }
    XCTAssertEqual(failure?.code, .noSuchCategory)
    XCTAssertEqual(failure?.subject, "99")
    try await expectEqual(IchibaStand([answer]).listings().categories(below: nil), [])
  }

  func testBadGenresAreDroppedAndOfTwoWithOneNumberTheFirstStays() async throws {
    let body = """
      {"children":[null,7,{},{"genreId":1},{"nameJa":"x"},{"genreId":[],"nameJa":"x"},{"genreId":1,"nameJa":" "},
                   {"genreId":100227,"nameJa":"食品"},{"child":{"genreId":"100227","genreName":"Second"}}]}
      """
    try await expectEqual(IchibaStand([.json(body)]).listings().categories(below: nil), [food])
  }

  func testWhatHoldsNoGenresIsCorrupt() async throws {
    let bodies = [
      "", "<html></html>", "{", "{}", "[]", "7", #"{"children":{}}"#, #"{"children":[{"genreId":1}]}"#,
      #"{"count":0,"Items":[]}"#,
    ]
    for body in bodies {
      await expectFailure(.corrupt, body) { try await IchibaStand([.json(body)]).listings().categories(below: nil) }
    }
  }
}
