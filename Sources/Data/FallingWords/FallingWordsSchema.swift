/// The tables of falling words.
enum FallingWordsSchema {
  static let script = """
    CREATE TABLE word_decks (                      -- the decks that were imported; they belong to all
      id              INTEGER PRIMARY KEY AUTOINCREMENT,  -- a deck is called kept- and this number
      name            TEXT NOT NULL,               -- as it was given
      name_key        TEXT NOT NULL UNIQUE,        -- what names are compared by
      first_language  TEXT NOT NULL,               -- such as eng
      second_language TEXT NOT NULL                -- such as spa
    ) STRICT;

    CREATE TABLE word_pairs (                      -- the words of those decks
      deck_id  INTEGER NOT NULL REFERENCES word_decks (id) ON DELETE CASCADE,  -- the deck
      position INTEGER NOT NULL,                   -- the order in the file
      first    TEXT NOT NULL,                      -- in the first language; alternatives as 'a / b'
      second   TEXT NOT NULL,                      -- in the second language, likewise
      topic    TEXT,                               -- such as food; NULL for none
      PRIMARY KEY (deck_id, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE word_games (                      -- every game of falling words
      id           INTEGER PRIMARY KEY,            -- the order in which they began
      owner        TEXT NOT NULL DEFAULT '',       -- who plays
      deck         TEXT NOT NULL,                  -- 'eng-spa', 'kept-' and the id of a deck, or an address
      direction    TEXT NOT NULL CHECK (direction IN ('forward', 'backward')),  -- backward: the second language is asked
      deck_name    TEXT NOT NULL,                  -- as the deck was called
      topic        TEXT,                           -- what words were about; NULL for all of them
      is_of_missed BOOLEAN NOT NULL,               -- whether only missed words fell
      began_at     MOMENT NOT NULL,                -- when it began
      finished_at  MOMENT                          -- when it ended; NULL until then
    ) STRICT;
    CREATE INDEX word_games_lesson ON word_games (owner, deck, direction);

    CREATE TABLE word_rounds (                     -- what fell, and what was answered
      game_id INTEGER NOT NULL REFERENCES word_games (id) ON DELETE CASCADE,  -- the game
      number  INTEGER NOT NULL,                    -- the order in which it fell, from 1
      pair    TEXT NOT NULL,                       -- what both sides are compared by, a tab between them
      prompt  TEXT NOT NULL,                       -- the word that was asked
      answer  TEXT NOT NULL,                       -- its translation
      shown   TEXT NOT NULL,                       -- what fell
      outcome TEXT NOT NULL CHECK (outcome IN ('right', 'wrong', 'unanswered')),  -- how it was answered
      PRIMARY KEY (game_id, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE word_missed (                     -- the pairs that were missed and not put right since
      owner     TEXT NOT NULL,                     -- who missed them
      deck      TEXT NOT NULL,                     -- as in word_games
      direction TEXT NOT NULL CHECK (direction IN ('forward', 'backward')),  -- as in word_games
      pair      TEXT NOT NULL,                     -- as in word_rounds
      PRIMARY KEY (owner, deck, direction, pair)
    ) STRICT, WITHOUT ROWID;
    """

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
