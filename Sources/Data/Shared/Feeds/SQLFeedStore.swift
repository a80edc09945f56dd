public import ArcadeDomain
import Foundation

/// Keeps the last good answer of every feed in the table `feed_documents`, without what may be a key in its address.
public struct SQLFeedStore: FeedStore {
  private let database: Database

  /// Keeps answers in a database.
  public init(database: Database) { self.database = database }

  public func document(_ key: String) async throws(RepositoryError) -> FeedDocument? {
    try await database.read { connection in
      try connection.row(
        "SELECT body, fetched_at, etag, last_modified FROM feed_documents WHERE address = ?",
        StoredAddress.masked(key)
      ) { row in
        FeedDocument(
          body: Data(try row.blob("body")),
          fetchedAt: try row.moment("fetched_at"),
          validator: HTTPValidator(
            etag: try row.optionalText("etag"),
            lastModified: try row.optionalText("last_modified")
          )
        )
      }
    }
  }

  /// Writes the row of a key, in place of the one before.
  public func keep(_ document: FeedDocument, as key: String) async throws(RepositoryError) {
    try await database.write(isWork: false) { connection in
      try connection.insert(
        into: "feed_documents",
        replacingBy: ["address"],
        [
          "address": StoredAddress.masked(key), "body": [UInt8](document.body), "fetched_at": document.fetchedAt,
          "etag": document.validator?.etag, "last_modified": document.validator?.lastModified,
        ]
      )
    }
  }
}

/// What the answer of a feed is stored under: its address, where a fingerprint stands in place of all that may be a key.
enum StoredAddress {
  /// Returns a key of the store as it stands in the table; the same again for one that holds nothing to hide.
  static func masked(_ key: String) -> String {
    let shown = FeedAddress.withoutSecrets(key)
    return shown.utf8.count < key.utf8.count ? "\(shown)?\(SHA256.hex(of: key.utf8).prefix(32))" : key
  }
}
