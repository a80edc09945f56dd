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
}
