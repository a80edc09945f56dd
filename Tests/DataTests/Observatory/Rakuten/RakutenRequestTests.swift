import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

final class RakutenRequestTests: XCTestCase {
  func testWithAnAccessKeyTheVersionOf2026IsAsked() async throws {
    let request = try await asked()
    XCTAssertEqual(request.path, "/ichibams/api/IchibaItem/Search/20260701")
    XCTAssertEqual(
      request.query,
      "keyword=tea&sort=standard&availability=0&hits=30&page=1&formatVersion=2&applicationId=5b1c-application-id"
    )
    XCTAssertEqual(request.headers["accessKey"], IchibaStand.keys.access)
    for header in ["Origin", "Referer"] { XCTAssertNil(request.headers[header], header) }
  }

  func testWithAnApplicationIDAloneTheOlderVersionIsAsked() async throws {
    let request = try await asked([.rakutenAccessKey: "", .rakutenReferer: "https://a.example/page"])
    XCTAssertEqual(request.path, "/services/api/IchibaItem/Search/20140222")
    XCTAssertTrue(request.query.hasSuffix("&applicationId=5b1c-application-id"), request.query)
    XCTAssertEqual(["accessKey", "Origin", "Referer"].map { request.headers[$0] }, [nil, nil, nil])
  }

  func testAWebApplicationSaysWhereItAsksFrom() async throws {
    let cases: [(referer: String, origin: String)] = [
      ("https://a.example/page?x=1", "https://a.example"), ("http://a.example:8080", "http://a.example:8080"),
    ]
    for (referer, origin) in cases {
      let headers = try await asked([.rakutenReferer: referer]).headers
      XCTAssertEqual([headers["Referer"], headers["Origin"]], [referer, origin])
    }
  }

  func testABaseCanHaveAPath() async throws {
    let stand = try IchibaStand()
    stand.server.answer("/proxy" + IchibaAnswer.itemPaths.keyed, with: .json(IchibaAnswer.page([], count: 0)))
    let listings = try stand.listings([.rakutenBase: stand.server.url("/proxy/").absoluteString])
    let result = try await listings.search(WatchQuery(keyword: "tea"), progress: { _ in })
    XCTAssertTrue(result.isComplete)
    XCTAssertEqual(stand.server.requests.map(\.path), ["/proxy" + IchibaAnswer.itemPaths.keyed])
  }

  func testWithoutABaseTheErrorsNameTheOfficialServers() async throws {
    for (accessKey, host) in [("key", "openapi.rakuten.co.jp"), ("", "app.rakuten.co.jp")] {
      let stand = try IchibaStand()
      let listings = try stand.listings([.rakutenBase: "", .rakutenAccessKey: accessKey], isOffline: true)

      let failures = [
        await repositoryFailure { try await listings.search(WatchQuery(keyword: "tea"), progress: { _ in }) },
        await repositoryFailure { try await listings.categories(below: nil) },
      ]

      let offline = RepositoryError(.unavailable, subject: host, detail: "offline", canRetry: false)
      XCTAssertEqual(failures, [offline, offline])
    }
  }

  func testEverythingThatIsSearchedForIsSent() async throws {
    let yen = { (amount: Int64) in Money(minorUnits: amount, currency: .jpy) }
    let genre = ListingCategory(id: "100227", name: "食品")
    let cases: [(query: WatchQuery, sent: String)] = [
      (try WatchQuery(keyword: "緑茶"), "keyword=%E7%B7%91%E8%8C%B6&sort=standard&availability=0&hits=30"),
      (try WatchQuery(keyword: "茶"), "keyword=%E8%8C%B6&sort=standard&availability=0&hits=30"),
      (try WatchQuery(keyword: "c++ & d=1"), "keyword=c%2B%2B%20d%3D1&sort=standard&availability=0&hits=30"),
      (try WatchQuery(category: genre), "genreId=100227&sort=standard&availability=0&hits=30"),
      (
        try WatchQuery(keyword: "tea", category: genre, order: .priceUp, count: 7),
        "keyword=tea&genreId=100227&sort=%2BitemPrice&availability=0&hits=7"
      ),
      (
        try WatchQuery(keyword: "tea", order: .priceDown, prices: PriceRange(from: yen(1_000), to: yen(2_000))),
        "keyword=tea&sort=-itemPrice&minPrice=1000&maxPrice=2000&availability=0&hits=30"
      ),
      (
        try WatchQuery(keyword: "tea", order: .reviews, prices: PriceRange(to: yen(0)), count: 31),
        "keyword=tea&sort=-reviewCount&maxPrice=0&availability=0&hits=30"
      ),
    ]
    for (query, sent) in cases {
      let own = "&page=1&formatVersion=2&applicationId=5b1c-application-id"
      try await expectEqual(asked([:], query).query, sent + own)
    }
  }

  func testWordsThatRakutenDoesNotTakeAreLeftOutWhileAnyOtherIsThere() async throws {
    let cases = [
      ("vitamin c", "vitamin"), ("a 茶", "茶"), ("a\u{3000}bc  d", "bc"), ("ab cd", "ab cd"), ("ｱ 茶 x yz", "茶 yz"),
    ]
    for (keyword, sent) in cases {
      let query = try await asked([:], WatchQuery(keyword: keyword)).query
      XCTAssertEqual(URLComponents(string: "?" + query)?.queryItems?.first { $0.name == "keyword" }?.value, sent)
    }
  }

  func testWhatCannotBeAskedIsRefusedWithoutAsking() async throws {
    let dollars = Money(minorUnits: 1_050, currency: .usd)
    let cases: [(query: WatchQuery, subject: String)] = [
      (try WatchQuery(keyword: "a b"), "a b"), (try WatchQuery(keyword: "a\u{3000}ｱ"), "a\u{3000}ｱ"),
      (try WatchQuery(keyword: "tea", prices: PriceRange(from: dollars)), "10.50 USD"),
      (try WatchQuery(keyword: "tea", prices: PriceRange(to: dollars)), "10.50 USD"),
    ]
    for (query, subject) in cases {
      let stand = try IchibaStand()

      await expectFailure(.configuration, subject: subject, canRetry: false) {
        try await stand.listings().search(query, progress: { _ in })
      }
      XCTAssertEqual(stand.server.requests.count, 0)
    }
  }

  func testASettingThatIsMissingOrMakesNoSenseIsNamed() async throws {
    let stand = try IchibaStand()
    let cases: [(setting: Setting, value: String)] = [
      (.rakutenApplicationID, ""), (.rakutenApplicationID, " \n"), (.rakutenApplicationID, "a b"),
      (.rakutenApplicationID, "鍵"), (.rakutenAccessKey, "key\r\nX-Header: 1"), (.rakutenAccessKey, "a\u{7F}"),
      (.rakutenReferer, "a.example"), (.rakutenReferer, "ftp://a.example"), (.rakutenBase, "/tmp"),
      (.rakutenBase, "ssh://user:password@a.example"),
    ]
    for (setting, value) in cases {
      let failure = await repositoryFailure { try stand.listings([setting: value]) }
      XCTAssertEqual(failure?.code, .configuration, value)
      XCTAssertEqual(failure?.subject, setting.name, value)
      XCTAssertEqual(failure?.detail.contains("password"), false)
    }
  }

  func testSpaceAroundAKeyIsNoPartOfIt() async throws {
    let request = try await asked([.rakutenApplicationID: " id\n", .rakutenAccessKey: "\tkey\r\n"])
    XCTAssertTrue(request.query.hasSuffix("applicationId=id"), request.query)
    XCTAssertEqual(request.headers["accessKey"], "key")
  }

  func testItsProfileSaysWhatItNeeds() throws {
    let stand = try IchibaStand()
    let settings = [try stand.settings([.rakutenAccessKey: ""]), try stand.settings([.rakutenApplicationID: ""])]

    let profiles = settings.map(RakutenListings.profile)

    XCTAssertEqual(
      profiles.map(\.needs),
      [true, false].map { [.setting("observe.rakuten.application-id", isMet: $0)] }
    )
    XCTAssertEqual(profiles.map(\.isReady), [true, false])
    XCTAssertEqual(Set(profiles.map(\.name)), ["rakuten"])
    XCTAssertEqual(Set(profiles.map(\.terms)), ["Supported by Rakuten Developers"])
    XCTAssertEqual(Set(profiles.map(\.currency)), [.jpy])
  }

  /// Returns the parameters of a search, with some other settings.
  private func asked(_ settings: [Setting: String] = [:], _ query: WatchQuery? = nil) async throws -> LoopbackRequest {
    let stand = try IchibaStand([.json(IchibaAnswer.page([], count: 0))])
    _ = try await stand.listings(settings).search(query ?? WatchQuery(keyword: "tea")) { _ in }
    XCTAssertEqual(stand.server.requests.count, 1)
    return try XCTUnwrap(stand.server.requests.first)
  }
}

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
      let expected = ["0", "100227"].map { "genreId=\($0)&formatVersion=2&applicationId=5b1c-application-id" }
      XCTAssertEqual(stand.server.requests.map(\.query), expected)
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
