import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

final class FeedAddressTests: XCTestCase {
  func testAPathOrAnAddressIsReadAsAPersonWritesIt() throws {
    XCTAssertEqual(try FeedAddress("prices.json"), .file("prices.json"))
    XCTAssertEqual(try FeedAddress("/tmp/a b.json"), .file("/tmp/a b.json"))
    XCTAssertEqual(try FeedAddress("~/a.json"), .file(NSHomeDirectory() + "/a.json"))
    XCTAssertEqual(try FeedAddress("file:///tmp/a%20b.json"), .file("/tmp/a b.json"))
    let url = try XCTUnwrap(URL(string: "https://shop.example/a.json?b=c"))
    XCTAssertEqual(try FeedAddress("https://shop.example/a.json?b=c"), .web(url))
    XCTAssertEqual(try FeedAddress("HTTP://127.0.0.1:80/"), .web(try XCTUnwrap(URL(string: "HTTP://127.0.0.1:80/"))))
  }

  func testAnAddressOfAnotherKindIsRefused() async {
    for text in ["ftp://shop.example/a", "http:///a", "https://", "file://", "javascript://x", "://"] {
      await expectFailure(.badAddress, subject: text, text) { try FeedAddress(text) }
    }
  }

  func testNoPasswordAndNoKeyStandsInAMessage() {
    for text in ["ftp://user:s3cret@shop.example/a?key=TOPSECRET", "htp://user:s3cret@shop.example/a#TOPSECRET"] {
      XCTAssertThrowsError(try FeedAddress(text)) { error in
        let subject = (error as? RepositoryError)?.subject ?? ""
        XCTAssertTrue(subject.hasSuffix("://shop.example/a"), subject)
      }
    }
    XCTAssertEqual(FeedAddress.withoutSecrets("prices.json"), "prices.json")
  }

  func testNoPasswordIsKeptBesideAnAnswer() throws {
    let client = HTTPClient(transport: SystemTransport())
    let source = try FeedAddress("https://user:s3cret@shop.example/a.json").source(client: client)
    XCTAssertEqual(source.cacheKey, "https://shop.example/a.json")
  }
}
