import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

final class RakutenRefusalTests: XCTestCase {
  private static let older = #"{"error":"%name","error_description":"%text"}"#
  private static let newer = #"{"errors":{"errorCode":%status,"errorMessage":"%text"}}"#

  func testEveryRowOfTheTableOfErrors() async throws {
    let (application, access) = ("observe.rakuten.application-id", "observe.rakuten.access-key")
    let cases: [(status: Int, body: String, code: RepositoryError.Code, subject: String?, tries: Int)] = [
      (400, body(name: "wrong_parameter", "page must be a number"), .badRequest, nil, 1),
      (400, body(name: "wrong_parameter", "specify valid applicationId"), .configuration, application, 1),
      (400, body(name: "wrong_parameter", "accessKey is wrong"), .configuration, access, 1),
      (400, "", .badRequest, nil, 1),
      (401, "", .configuration, application, 1),
      (403, body(403, "CLIENT_IP_NOT_ALLOWED"), .configuration, "\(application) (CLIENT_IP_NOT_ALLOWED)", 1),
      (403, body(403, "HTTP_REFERRER_NOT_ALLOWED"), .configuration, "observe.rakuten.referer", 1),
      (403, body(403, "Invalid Access Key"), .configuration, access, 1),
      (403, body(name: "forbidden", "Invalid accessKey"), .configuration, access, 1),
      (403, body(403, "surprise: refer to the documents"), .configuration, application, 1),
      (403, "<html>Access Denied</html>", .configuration, application, 1),
      (403, "", .configuration, application, 1),
      (410, "", .notFound, nil, 1),
      (429, body(name: "too_many_requests", "slow down"), .askedToWait, nil, 3),
      (500, body(name: "system_error", "api logic error"), .serverError, nil, 3),
      (503, body(name: "service_unavailable", "XXX/XXX is under maintenance"), .serverError, nil, 3),
      (503, "<html>Sorry</html>", .serverError, nil, 3),
    ]
    for test in cases {
      for accessKey in ["key", ""] {
        let stand = try IchibaStand([.json(test.body, status: test.status)])
        let listings = try stand.listings([.rakutenAccessKey: accessKey])

        let failures = [
          await repositoryFailure { try await listings.search(WatchQuery(keyword: "tea"), progress: { _ in }) },
          await repositoryFailure { try await listings.categories(below: "1") },
        ]

        for failure in failures {
          XCTAssertEqual(failure?.code, test.code, test.body)
          XCTAssertEqual(failure?.status, test.status)
          XCTAssertEqual(failure?.canRetry, test.tries > 1, test.body)
          if let subject = test.subject {
            XCTAssertEqual(failure?.subject, subject)
          } else {
            XCTAssertEqual(failure?.subject.hasPrefix("127.0.0.1:"), true, test.body)
          }
          XCTAssertEqual(failure?.detail.isEmpty, !test.body.hasPrefix("{"), test.body)
        }
        XCTAssertEqual(stand.server.requests.count, test.tries * 2, test.body)
      }
    }
  }

  func testWhatTheServerSaysIsKeptForLogs() async throws {
    let cases = [
      (body(name: "wrong_parameter", "page must be a number"), 400, "wrong_parameter: page must be a number"),
      (body(name: "wrong_parameter", ""), 400, "wrong_parameter"), (body(403, "surprise"), 403, "surprise"),
      (#"{"errors":[{"errorCode":"403","errorMessage":"in a list"}]}"#, 403, "in a list"),
      (body(name: "wrong_parameter", String(repeating: "x", count: 999)), 400, nil),
    ]
    for (body, status, detail) in cases {
      let failure = await failure(of: .json(body, status: status))
      XCTAssertEqual(failure?.detail, detail ?? failure?.detail)
      XCTAssertLessThanOrEqual(failure?.detail.count ?? .max, 200)
    }
  }

  func testAnErrorInABodyCountsThoughTheStatusIs200() async throws {
    let cases: [(body: String, code: RepositoryError.Code, status: Int?, canRetry: Bool)] = [
      (body(name: "wrong_parameter", "x"), .badRequest, 400, false),
      (body(name: "too_many_requests", "x"), .askedToWait, 429, true),
      (body(name: "system_error", "x"), .serverError, 500, true),
      (body(name: "service_unavailable", "x"), .serverError, 503, true),
      (body(403, "Invalid Access Key"), .configuration, 403, false), (body(429, "x"), .askedToWait, 429, true),
      (body(name: "surprise", "x"), .corrupt, nil, false), (body(7, "x"), .corrupt, nil, false),
    ]
    for (body, code, status, canRetry) in cases {
      let failure = await failure(of: .json(body))
      XCTAssertEqual(failure?.code, code, body)
      XCTAssertEqual(failure?.status, status, body)
      XCTAssertEqual(failure?.canRetry, canRetry, body)
    }
  }

  func testAfterTooManyRequestsItWaitsAsLongAsItIsAskedTo() async throws {
    let complaint = Array(body(name: "too_many_requests", "x").utf8)
    for asked in ["12", "Fri, 20 Nov 2026 09:00:12 GMT"] {
      let refusal = LoopbackAnswer.body(status: 429, headers: ["Retry-After": asked], complaint)
      let stand = try IchibaStand([refusal, .json(IchibaAnswer.page(of: 1...3, count: 3))])
      try await expectEqual(stand.search().snapshot.listings.count, 3)
      XCTAssertEqual(stand.pauses, [.seconds(12)], asked)
    }
  }

  func testNoFailureHoldsAKeyAlsoWhereTheServerRepeatsIt() async throws {
    let echoes = Self.spellings.flatMap { key in
      [
        "specify valid applicationId: \(key)", "\(key)", "a\(key)b\(key)", String(repeating: "x", count: 190) + key,
        "Invalid Access Key \(key.uppercased())",
      ]
    }
    for echo in echoes {
      for status in [200, 400, 401, 403, 404, 410, 429, 500, 503] {
        for body in [
          body(name: "wrong_parameter", echo), body(name: echo, "x"), body(status, echo), echo,
          #"{"count":1,"Items":"\#(echo)"}"#, #"{"count":1,"\#(echo)":"\#(echo)}"#,
        ] {
          let listings = try RakutenListings.answering(Array(body.utf8), status: status)
          for failure in [
            await repositoryFailure { try await listings.search(WatchQuery(keyword: "tea"), progress: { _ in }) },
            await repositoryFailure { try await listings.categories(below: nil) },
          ] { assertNoKey(in: failure) }
        }
      }
    }
  }

  func testAKeyInDisguiseIsHiddenToo() async throws {
    let disguises = [
      "5b1c\u{200B}-application-id", "\u{2060}5b1c-applica\u{AD}tion-id", "5b1c-\u{1B}[1mapplication-id",
      "5b1c%2Dapplication%2Did", "%35%62%31%63-application-id", "5b1c%252Dapplication-id",
      "5b1c%\u{200B}2Dapplication-id", "pk%5Faccess%2Bkey%2F5b1c", "pk_access\u{FEFF}%2bkey/5b1c",
      "100% 5b1c%2Dapplication-id",
    ]
    for disguise in disguises {
      let quoted = disguise.replacing("\u{1B}", with: "\\u001b")
      let failure = await failure(of: .json(body(name: "wrong_parameter", "no: \(quoted) is wrong"), status: 400))
      assertNoKey(in: failure)
      XCTAssertEqual(failure?.detail.contains("(hidden)"), true, disguise)
      XCTAssertEqual(failure?.detail.hasPrefix("wrong_parameter: no: "), true, disguise)

      let item = IchibaAnswer.item(1).replacing("Tea 1", with: "Tea \(quoted)")
      let result = try await IchibaStand([.json(IchibaAnswer.page([item], count: 1))]).search()
      let name = try XCTUnwrap(result.snapshot.listings.first?.name)
      assertNoKey(in: name)
      XCTAssertTrue(name.contains("(hidden)"), name)
    }
  }

  func testAKeyThatBeginsWithAnotherIsHiddenWhole() async throws {
    let keys: [Setting: String] = [.rakutenApplicationID: "5b1c", .rakutenAccessKey: "5b1c-and-more"]
    let stand = try IchibaStand([.json(body(400, "5b1c-and-more is not 5b1c"), status: 400)])
    await expectFailure(.badRequest, detail: "(hidden) is not (hidden)") { try await stand.search(keys) }
  }

  func testNothingThatIsPrintedOfTheSourceHoldsAKey() async throws {
    let stand = try IchibaStand()
    var dumped = ""
    dump(try stand.listings(), to: &dumped)
    XCTAssertTrue(dumped.contains("(hidden)"), dumped)
    for text in [dumped, "\(try stand.listings())", String(reflecting: try stand.listings())] { assertNoKey(in: text) }
  }

  func testAConnectionThatFailsNamesTheServerAndNoKey() async throws {
    let refusing = try RefusingAddress()
    let query = "?applicationId=\(IchibaStand.keys.application)"
    let stand = try IchibaStand([.redirect(to: refusing.url.absoluteString + query)])
    for settings in [[:], [.rakutenBase: refusing.url.absoluteString]] as [[Setting: String]] {
      let failure = await repositoryFailure { try await stand.search(settings, tries: 1) }
      XCTAssertEqual(failure?.code, .unreachable)
      XCTAssertEqual(failure?.subject.hasPrefix("127.0.0.1:"), true)
      assertNoKey(in: failure)
    }
  }

  /// The keys as they are, and as in a URL.
  private static let spellings = [
    IchibaStand.keys.application, IchibaStand.keys.access, "pk_access%2Bkey%2F5b1c", "pk_access%2bkey%2f5b1c",
  ]

  private func assertNoKey(in failure: RepositoryError?) {
    guard let failure else { return }
    assertNoKey(in: "\(failure) \(failure.subject) \(failure.detail) \(String(reflecting: failure))")
  }

  private func assertNoKey(in text: String) {
    let decoded = text.sanitized.replacing("%25", with: "%").replacing("100% ", with: "")
    for text in [text, text.sanitized, decoded.removingPercentEncoding ?? decoded] {
      for key in Self.spellings { XCTAssertFalse(text.lowercased().contains(key.lowercased()), text) }
    }
  }

  private func failure(of answer: LoopbackAnswer) async -> RepositoryError? {
    await repositoryFailure { try await IchibaStand([answer]).search() }
  }

  private func body(name: String, _ text: String) -> String {
    Self.older.replacing("%name", with: name).replacing("%text", with: text)
  }

  private func body(_ status: Int, _ text: String) -> String {
    Self.newer.replacing("%status", with: "\(status)").replacing("%text", with: text)
  }
}

/// A key that an answer repeats is never shown, in any place.
final class EchoedKeyTests: XCTestCase {
  func testAKeyInAListingOrInWhatIsWrongWithItIsMasked() async throws {
    let keys = [IchibaStand.keys.application, IchibaStand.keys.access]
    let spellings =
      keys + [keys[0].uppercased(), "pk_access%2Bkey%2F5b1c", #"pk_access+key\/5b1c"#, "pk_acces\\u0073+key/5b1c"]
    let members = [
      #""itemPrice":"%""#, #""itemPrice":"¥ % each""#, #""reviewCount":"%""#, #""reviewAverage":"%""#,
      #""availability":"%""#, #""itemName":"% sells""#, #""itemUrl":"https://h.example/?applicationId=%""#,
      #""mediumImageUrls":[{"imageUrl":"https://h.example/%.jpg"}]"#, #""genreId":"%""#, #""itemCode":"shop:%""#,
    ]
    for spelling in spellings {
      for member in members {
        let item = #"{"itemCode":"shop:1","itemName":"Tea",\#(member.replacing("%", with: spelling))}"#
        let result = try await IchibaStand([.json(IchibaAnswer.page([item], count: 1))]).search()

        var alerts = ""
        dump(result, to: &alerts)
        for key in spellings + keys { XCTAssertFalse(alerts.lowercased().contains(key.lowercased()), alerts) }
        XCTAssertEqual(result.snapshot.listings.count + result.problems.count, 1)
      }
    }
  }

  func testAKeyOfDigitsIsNoPrice() async throws {
    let key = "1012345678901234567"
    for price in [key, "\"\(key)\""] {
      let stand = try IchibaStand([
        .json(IchibaAnswer.page([IchibaAnswer.item(1).replacing("1001", with: price)], count: 1))
      ])

      let result = try await stand.listings([.rakutenApplicationID: key])
        .search(WatchQuery(keyword: "tea"), progress: { _ in })

      XCTAssertEqual(result.problems.map(\.mistake), [.amount(.notANumber(Secret.mask))])
      XCTAssertEqual(result.problems.map(\.place.key), ["itemPrice"])
    }
  }

  func testAKeyInTheNameOfAGenreIsMasked() async throws {
    let stand = try IchibaStand([
      .json(#"{"children":[{"genreId":1,"nameJa":"for \#(IchibaStand.keys.application)"}]}"#)
    ])
    try await expectEqual(stand.listings().categories(below: nil).map(\.name), ["for \(Secret.mask)"])
  }
}
