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
    CREATE INDEX word_games_of_owner ON word_games (owner, id);

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

    CREATE TABLE word_tallies (                    -- how each pair was answered: what the rounds come to
      owner         TEXT NOT NULL,                 -- who answered
      deck          TEXT NOT NULL,                 -- as in word_games
      direction     TEXT NOT NULL CHECK (direction IN ('forward', 'backward')),  -- as in word_games
      pair          TEXT NOT NULL,                 -- as in word_rounds
      right_answers INTEGER NOT NULL,              -- how many were right
      wrong_answers INTEGER NOT NULL,              -- how many were wrong
      unanswered    INTEGER NOT NULL,              -- how often there was none
      prompt        TEXT NOT NULL,                 -- the word that was asked, as it was last shown
      answer        TEXT NOT NULL,                 -- its translation
      is_missed     BOOLEAN NOT NULL,              -- whether it was missed and not put right since
      PRIMARY KEY (owner, deck, direction, pair)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE word_totals (                     -- what the finished games come to that can be compared
      owner         TEXT NOT NULL,                 -- who played
      deck          TEXT NOT NULL,                 -- as in word_games
      direction     TEXT NOT NULL CHECK (direction IN ('forward', 'backward')),  -- as in word_games
      topic         TEXT NOT NULL,                 -- as in word_games; empty for all words
      is_of_missed  BOOLEAN NOT NULL,              -- as in word_games
      rounds        INTEGER NOT NULL,              -- of each game
      games         INTEGER NOT NULL,              -- how many were finished
      right_answers INTEGER NOT NULL,              -- in all of them
      wrong_answers INTEGER NOT NULL,              -- in all of them
      unanswered    INTEGER NOT NULL,              -- in all of them
      best_right    INTEGER NOT NULL,              -- how many answers were right in the best one
      best_game     INTEGER NOT NULL REFERENCES word_games (id),  -- the earliest of those
      latest_game   INTEGER NOT NULL REFERENCES word_games (id),  -- the last one that began
      PRIMARY KEY (owner, deck, direction, topic, is_of_missed, rounds)
    ) STRICT, WITHOUT ROWID;
    """

  static let owned = OwnedTables(
    tables: ["word_games"],
    summaries: [.wordTallies, .wordTotals],
    finishedGames: "SELECT sum(games) FROM word_totals WHERE word_totals.owner = owners.owner"
  )
}
