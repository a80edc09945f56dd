public import ArcadeDomain
import Foundation

/// A feed cache in the table `feed_documents`. Parts of an address that may be a key are not stored.
public struct SQLFeedStore: FeedStore {
  private let database: Database

  /// Creates a cache in a database.
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

  /// Writes the row of a key, replacing the one before.
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

/// The key of a stored answer: the feed's address, with a fingerprint for each part that may be secret.
enum StoredAddress {
  /// Returns a key as the table stores it; unchanged if it has nothing to hide.
  static func masked(_ key: String) -> String {
    let shown = FeedAddress.withoutSecrets(key)
    return shown.utf8.count < key.utf8.count ? "\(shown)?\(SHA256.hex(of: key.utf8).prefix(32))" : key
  }
}
