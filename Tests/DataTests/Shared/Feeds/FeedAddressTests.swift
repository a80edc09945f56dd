import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

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

/// The table of feeds shows the source of an answer, and no key in its address.
final class StoredAddressTests: XCTestCase {
  private let addresses = [
    "https://shop.example/products?key=secret-1", "https://shop.example/products?key=secret-2",
    "https://shop.example/products", "https://shop.example/products#secret-3", "file:/srv/what?/secret.json",
  ]

  func testAKeyInAnAddressIsNotStoredAndTheAnswerIsFound() async throws {
    let database = try makeArcadeDatabase()
    let store = SQLFeedStore(database: database)
    for address in addresses { try await store.keep(document(address), as: address) }
    for address in addresses { try await expectEqual(store.document(address), document(address), address) }
    try await expectNil(store.document("https://shop.example/products?key=secret"))
    try await expectMasked(database)
  }

  private func expectMasked(_ database: Database) async throws {
    let stored = try await database.read {
      try $0.rows("SELECT address FROM feed_documents") { try $0.text("address") }
    }
    XCTAssertEqual(stored.count, addresses.count)
    XCTAssertTrue(stored.contains("https://shop.example/products"))
    XCTAssertEqual(stored.filter { $0.contains("secret") }, ["file:/srv/what?/secret.json"])
    XCTAssertEqual(stored.count { $0.hasPrefix("https://shop.example/products") }, 4)
  }

  private func document(_ address: String) -> FeedDocument {
    FeedDocument(body: Data("from \(address)".utf8), fetchedAt: .november20)
  }
}
