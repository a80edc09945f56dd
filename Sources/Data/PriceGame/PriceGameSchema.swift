import ArcadeDomain

/// The tables of the price game. Amounts are whole minor units of `currency`: 4999 of USD is 49.99.
enum PriceGameSchema {
  static let first = Migration(
    """
    CREATE TABLE price_games (
      id                  INTEGER PRIMARY KEY,
      state               TEXT NOT NULL CHECK (state IN ('open', 'finished')),
      category_path       TEXT NOT NULL,         -- JSON: names, the topmost first
      rule                TEXT NOT NULL,         -- how far wrong prices may lie
      random_state        INTEGER,               -- NULL where finished, as is the question
      question_product_id TEXT,
      question_offset     INTEGER,
      finished_at         TEXT,                  -- ISO 8601, UTC
      CHECK ((state = 'open') = (finished_at IS NULL))
    ) STRICT;

    CREATE UNIQUE INDEX price_games_one_open ON price_games (state) WHERE state = 'open';

    CREATE TABLE price_products (                -- of the open game
      game_id     INTEGER NOT NULL REFERENCES price_games (id) ON DELETE CASCADE,
      product_id  TEXT NOT NULL,
      name        TEXT NOT NULL,
      maker       TEXT NOT NULL,
      price_minor INTEGER NOT NULL CHECK (price_minor > 0),
      currency    TEXT NOT NULL,
      is_in_stock INTEGER NOT NULL CHECK (is_in_stock IN (0, 1)),
      page        TEXT,
      picture     TEXT,
      PRIMARY KEY (game_id, product_id)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE price_options (                 -- of the open game's question, in the currency of its product
      game_id     INTEGER NOT NULL REFERENCES price_games (id) ON DELETE CASCADE,
      position    INTEGER NOT NULL,
      price_minor INTEGER NOT NULL CHECK (price_minor > 0),
      is_right    INTEGER NOT NULL CHECK (is_right IN (0, 1)),
      is_hidden   INTEGER NOT NULL CHECK (is_hidden IN (0, 1)),
      PRIMARY KEY (game_id, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE price_upcoming (                -- what is asked before a product repeats, the next one last
      game_id    INTEGER NOT NULL REFERENCES price_games (id) ON DELETE CASCADE,
      position   INTEGER NOT NULL,
      product_id TEXT NOT NULL,
      PRIMARY KEY (game_id, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE price_rounds (                  -- what was asked, with all that was said about the product
      game_id     INTEGER NOT NULL REFERENCES price_games (id) ON DELETE CASCADE,
      number      INTEGER NOT NULL,              -- from 1
      product_id  TEXT NOT NULL,
      name        TEXT NOT NULL,
      maker       TEXT NOT NULL,
      price_minor INTEGER NOT NULL CHECK (price_minor > 0),
      currency    TEXT NOT NULL,
      is_in_stock INTEGER NOT NULL CHECK (is_in_stock IN (0, 1)),
      page        TEXT,
      picture     TEXT,
      given_minor INTEGER CHECK (given_minor > 0),  -- NULL where skipped
      is_cheated  INTEGER NOT NULL CHECK (is_cheated IN (0, 1)),
      outcome     TEXT AS (
        CASE WHEN given_minor IS NULL THEN 'skipped' WHEN given_minor = price_minor THEN 'right' ELSE 'wrong' END
      ),
      PRIMARY KEY (game_id, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE price_notes (                   -- what the player has seen
      note TEXT PRIMARY KEY CHECK (note IN ('instructions'))
    ) STRICT, WITHOUT ROWID;
    """,
    computing: [("TEXT AS (", "TEXT GENERATED ALWAYS AS ("), ("ELSE 'wrong' END\n  )", "ELSE 'wrong' END\n  ) STORED")]
  )

  /// Which categories a game is of, by number, and those that are collected for a mix.
  static let categories = Migration(
    """
    ALTER TABLE price_games DROP COLUMN category_path;

    CREATE TABLE price_game_categories (
      game_id     INTEGER NOT NULL REFERENCES price_games (id) ON DELETE CASCADE,
      position    INTEGER NOT NULL,
      category_id INTEGER NOT NULL,
      path        TEXT NOT NULL,                 -- JSON: names, the topmost first
      PRIMARY KEY (game_id, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE price_mix (
      position    INTEGER PRIMARY KEY,
      category_id INTEGER NOT NULL UNIQUE,
      path        TEXT NOT NULL                  -- JSON: names, the topmost first
    ) STRICT;
    """
  )

  /// What tells games apart, also those in which nothing was asked, which leave no row; 1 for those from before.
  static let identity = Migration(
    "ALTER TABLE price_games ADD COLUMN began_with INTEGER NOT NULL DEFAULT 1;"
  )

  /// What is held while a new game is numbered.
  static let counter = Migration("INSERT INTO counters (name, value) VALUES ('price_games', 0);")

  /// Games and mixes belong to somebody, who has one open game at most.
  static let owners = Migration(
    """
    ALTER TABLE price_games ADD COLUMN owner TEXT NOT NULL DEFAULT '';
    DROP INDEX price_games_one_open;
    CREATE UNIQUE INDEX price_games_one_open ON price_games (owner) WHERE state = 'open';

    CREATE TABLE owned_price_mix (
      owner       TEXT NOT NULL,
      position    INTEGER NOT NULL,
      category_id INTEGER NOT NULL,
      path        TEXT NOT NULL,                 -- JSON: names, the topmost first
      PRIMARY KEY (owner, position),
      UNIQUE (owner, category_id)
    ) STRICT, WITHOUT ROWID;

    INSERT INTO owned_price_mix (owner, position, category_id, path)
      SELECT '', position, category_id, path FROM price_mix;
    DROP TABLE price_mix;
    ALTER TABLE owned_price_mix RENAME TO price_mix;

    CREATE TABLE owned_price_notes (             -- what the player has seen
      owner TEXT NOT NULL,
      note  TEXT NOT NULL CHECK (note IN ('instructions')),
      PRIMARY KEY (owner, note)
    ) STRICT, WITHOUT ROWID;

    INSERT INTO owned_price_notes (owner, note) SELECT '', note FROM price_notes;
    DROP TABLE price_notes;
    ALTER TABLE owned_price_notes RENAME TO price_notes;
    """
  )

  static let owned = OwnedTables(
    tables: ["price_games", "price_mix", "price_notes"],
    single: [(.priceGame, "price_games WHERE state = 'open'")],
    doubles: [
      "price_mix WHERE owner = '' AND category_id IN (SELECT category_id FROM price_mix WHERE owner = ?)",
      "price_notes WHERE owner = '' AND note IN (SELECT note FROM price_notes WHERE owner = ?)",
    ],
    // What was collected comes behind what the new owner has.
    changes: [
      "price_mix": "position = position + (SELECT coalesce(max(position), -1) + 1 FROM price_mix WHERE owner = ?)"
    ],
    finishedGames: "SELECT count(*) FROM price_games WHERE price_games.owner = owners.owner AND state = 'finished'"
  )
}
