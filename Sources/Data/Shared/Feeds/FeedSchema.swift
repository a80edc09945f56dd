/// The table of the last good answers of feeds.
enum FeedSchema {
  static let first = Migration(
    """
    CREATE TABLE feed_documents (
      address    TEXT PRIMARY KEY,  -- the URL, or file: and the path
      body       BLOB NOT NULL,     -- as it came
      fetched_at TEXT NOT NULL      -- ISO 8601, UTC
    ) STRICT, WITHOUT ROWID;
    """
  )

  static let validators = Migration(
    """
    ALTER TABLE feed_documents ADD COLUMN etag TEXT;           -- as the server sent it, NULL where it did not
    ALTER TABLE feed_documents ADD COLUMN last_modified TEXT;  -- as the server sent it, NULL where it did not
    """
  )

  /// No address holds a key any more; what was there is written over, so that none stays in the file.
  static let maskedAddresses = Migration(
    sqlite: """
      PRAGMA secure_delete = ON;
      UPDATE feed_documents SET address = masked_address(address);
      """,
    postgreSQL: ""
  )
}
