import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// An answer that repeats a key shows it to nobody, wherever it stands.
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
        let stand = try IchibaStand([.json(IchibaAnswer.page([item], count: 1))])

        let result = try await stand.search()

        var told = ""
        dump(result, to: &told)
        for key in spellings + keys { XCTAssertFalse(told.lowercased().contains(key.lowercased()), told) }
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
