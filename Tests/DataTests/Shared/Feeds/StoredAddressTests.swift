import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

/// The table of feeds shows from where an answer came, and no key that its address holds.
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
