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

  func testAnAddressOfAnotherKindIsRefused() {
    for text in ["ftp://shop.example/a", "http:///a", "https://", "file://", "javascript://x", "://"] {
      XCTAssertThrowsError(try FeedAddress(text), text) { error in
        XCTAssertEqual((error as? RepositoryError)?.code, .badAddress)
        XCTAssertEqual((error as? RepositoryError)?.subject, text)
      }
    }
  }
}
