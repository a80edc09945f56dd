/// The tables of falling words.
enum FallingWordsSchema {
  static let first = Migration(
    """
    CREATE TABLE word_decks (                    -- that were imported
      id              INTEGER PRIMARY KEY AUTOINCREMENT,
      name            TEXT NOT NULL,
      name_key        TEXT NOT NULL UNIQUE,      -- what names are compared by
      first_language  TEXT NOT NULL,
      second_language TEXT NOT NULL
    ) STRICT;

    CREATE TABLE word_pairs (
      deck_id  INTEGER NOT NULL REFERENCES word_decks (id) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      first    TEXT NOT NULL,                    -- alternatives as 'a / b'
      second   TEXT NOT NULL,
      topic    TEXT,
      PRIMARY KEY (deck_id, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE word_games (
      id           INTEGER PRIMARY KEY,
      deck         TEXT NOT NULL,                -- 'eng-spa', 'kept-' and the id of a deck, or an address
      direction    TEXT NOT NULL CHECK (direction IN ('forward', 'backward')),
      deck_name    TEXT NOT NULL,
      topic        TEXT,                         -- NULL for all of them
      is_of_missed INTEGER NOT NULL CHECK (is_of_missed IN (0, 1)),
      began_at     TEXT NOT NULL,                -- ISO 8601, UTC
      finished_at  TEXT                          -- NULL until then
    ) STRICT;

    CREATE INDEX word_games_lesson ON word_games (deck, direction);

    CREATE TABLE word_rounds (
      game_id INTEGER NOT NULL REFERENCES word_games (id) ON DELETE CASCADE,
      number  INTEGER NOT NULL,                  -- from 1
      pair    TEXT NOT NULL,                     -- what both sides are compared by, a tab between them
      prompt  TEXT NOT NULL,
      answer  TEXT NOT NULL,
      shown   TEXT NOT NULL,                     -- what fell
      outcome TEXT NOT NULL CHECK (outcome IN ('right', 'wrong', 'unanswered')),
      PRIMARY KEY (game_id, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE word_missed (                   -- and not put right since
      deck      TEXT NOT NULL,
      direction TEXT NOT NULL CHECK (direction IN ('forward', 'backward')),
      pair      TEXT NOT NULL,
      PRIMARY KEY (deck, direction, pair)
    ) STRICT, WITHOUT ROWID;
    """
  )

  /// Games and what is missed belong to somebody; decks belong to all.
  static let owners = Migration(
    """
    ALTER TABLE word_games ADD COLUMN owner TEXT NOT NULL DEFAULT '';
    DROP INDEX word_games_lesson;
    CREATE INDEX word_games_lesson ON word_games (owner, deck, direction);

    CREATE TABLE owned_word_missed (             -- and not put right since
      owner     TEXT NOT NULL,
      deck      TEXT NOT NULL,
      direction TEXT NOT NULL CHECK (direction IN ('forward', 'backward')),
      pair      TEXT NOT NULL,
      PRIMARY KEY (owner, deck, direction, pair)
    ) STRICT, WITHOUT ROWID;

    INSERT INTO owned_word_missed (owner, deck, direction, pair) SELECT '', deck, direction, pair FROM word_missed;
    DROP TABLE word_missed;
    ALTER TABLE owned_word_missed RENAME TO word_missed;
    """
  )

  static let owned = OwnedTables(
    tables: ["word_games", "word_missed"],
    doubles: [
      """
      word_missed WHERE owner = '' AND EXISTS (
        SELECT 1 FROM word_missed AS own WHERE own.owner = ? AND own.deck = word_missed.deck
          AND own.direction = word_missed.direction AND own.pair = word_missed.pair
      )
      """
    ],
    finishedGames: """
      SELECT count(*) FROM word_games WHERE word_games.owner = owners.owner AND finished_at IS NOT NULL
      """
  )
}
