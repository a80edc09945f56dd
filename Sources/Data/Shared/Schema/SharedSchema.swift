/// The tables that belong to no system.
enum SharedSchema {
  static let script = """
    CREATE TABLE owners (                          -- whom things belong to
      owner TEXT PRIMARY KEY,                      -- what names are compared by; empty for nobody
      name  TEXT NOT NULL                          -- as it was given
    ) STRICT, WITHOUT ROWID;

    INSERT INTO owners (owner, name) VALUES ('', '');

    CREATE TABLE counters (                        -- numbers that are given away one after the other, without a gap
      name  TEXT PRIMARY KEY,                      -- the table whose rows are numbered
      value INTEGER NOT NULL                       -- the last number that was given away
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE skipped_numbers (                 -- numbers that a database has given away that was lost, or restored over
      name  TEXT NOT NULL,                         -- the table whose rows are numbered
      first INTEGER NOT NULL,                      -- the first one that is not given again
      last  INTEGER NOT NULL,                      -- the last one
      PRIMARY KEY (name, first)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE feed_documents (                  -- the last good answer of every address
      address       TEXT PRIMARY KEY,              -- the URL, or file: and the path; a fingerprint for what may be a key
      body          BLOB NOT NULL,                 -- as it came
      fetched_at    MOMENT NOT NULL,               -- when it came, or was last said to hold
      etag          TEXT,                          -- as the server sent it; NULL where it did not
      last_modified TEXT                           -- as the server sent it; NULL where it did not
    ) STRICT, WITHOUT ROWID;
    """
}
