/// The tables that no single system owns.
enum SharedSchema {
  static let script = """
    CREATE TABLE owners (                          -- whom things belong to
      owner TEXT PRIMARY KEY,                      -- what names are compared by; empty for nobody
      name  TEXT NOT NULL,                         -- as it was given
      CONSTRAINT nobody_has_no_name CHECK ((owner = '') = (name = ''))
    ) STRICT, WITHOUT ROWID;

    INSERT INTO owners (owner, name) VALUES ('', '');

    CREATE TABLE counters (                        -- numbers that are given away one after the other, without a gap
      name  LABEL PRIMARY KEY,                     -- the table whose rows are numbered
      value COUNT NOT NULL                         -- the last number that was given away
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE skipped_numbers (                 -- numbers that a database has given away that was lost, or restored over
      name  LABEL NOT NULL,                        -- the table whose rows are numbered
      first COUNT NOT NULL,                        -- the first one that is not given again
      last  COUNT NOT NULL,                        -- the last one
      PRIMARY KEY (name, first),
      CONSTRAINT the_last_is_not_below_the_first CHECK (last >= first)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE store_settings (                  -- settings that hold for all tills
      name  LABEL PRIMARY KEY,                     -- such as shop.name
      value LINE NOT NULL                          -- as receipts print it
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE feed_documents (                  -- the last good answer of every address
      address       LABEL PRIMARY KEY,             -- the URL, or file: and the path; a fingerprint for what may be a key
      body          BLOB NOT NULL,                 -- as it came
      fetched_at    MOMENT NOT NULL,               -- when it came, or was last said to hold
      etag          LABEL,                         -- as the server sent it; NULL where it did not
      last_modified LABEL                          -- as the server sent it; NULL where it did not
    ) STRICT, WITHOUT ROWID;
    """
}
