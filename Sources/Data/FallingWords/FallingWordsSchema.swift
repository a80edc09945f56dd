/// The tables of falling words.
enum FallingWordsSchema {
  /// The tallies have no checks, because an answer that changes adds a negative number to a row.
  static let script = """
    CREATE TABLE word_decks (                      -- the decks that were imported; they belong to all
      id              ID AUTOINCREMENT,            -- a deck is called kept- and this number
      name            LABEL NOT NULL,              -- as it was given
      name_key        LABEL NOT NULL UNIQUE,       -- what names are compared by
      first_language  TEXT NOT NULL,               -- such as eng
      second_language TEXT NOT NULL                -- such as spa
    ) STRICT;

    CREATE TABLE word_pairs (                      -- the words of those decks
      deck_id  INTEGER NOT NULL REFERENCES word_decks (id) ON DELETE CASCADE,  -- the deck
      position POSITION NOT NULL,                  -- the order in the file
      first    LABEL NOT NULL,                     -- in the first language; alternatives as 'a / b'
      second   LABEL NOT NULL,                     -- in the second language, likewise
      topic    LABEL,                              -- such as food; several as 'food / fruit'; NULL for none
      guid     LABEL,                              -- what the program calls the pair that wrote the file; NULL for none
      PRIMARY KEY (deck_id, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE word_games (                      -- every game of falling words
      id           ID,                             -- the order in which they began
      owner        OWNER DEFAULT '',               -- who plays
      deck         LABEL NOT NULL,                 -- 'eng-spa', 'kept-' and the id of a deck, or an address
      direction    TEXT NOT NULL CONSTRAINT direction_is_known CHECK (direction IN ('forward', 'backward')),  -- backward: the second language is asked
      deck_name    TEXT NOT NULL,                  -- as the deck was called
      topic        LABEL,                          -- what words were about; NULL for all of them
      is_of_missed BOOLEAN NOT NULL,               -- whether only missed words fell
      began_at     MOMENT NOT NULL,                -- when it began
      finished_at  MOMENT                          -- when it ended; NULL until then
    ) STRICT;
    CREATE INDEX word_games_of_owner ON word_games (owner, id);

    CREATE TABLE word_rounds (                     -- what fell, and what was answered
      game_id INTEGER NOT NULL REFERENCES word_games (id) ON DELETE CASCADE,  -- the game
      number  POSITIVE NOT NULL,                   -- the order in which it fell, from 1
      pair    TEXT NOT NULL,                       -- what both sides are compared by, a tab between them
      prompt  TEXT NOT NULL,                       -- the word that was asked
      answer  TEXT NOT NULL,                       -- its translation
      shown   TEXT NOT NULL,                       -- what fell
      outcome TEXT NOT NULL CONSTRAINT outcome_is_known CHECK (outcome IN ('right', 'wrong', 'unanswered')),  -- how it was answered
      PRIMARY KEY (game_id, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE word_tallies (                    -- how each pair was answered: what the rounds come to
      owner         OWNER,                         -- who answered
      deck          LABEL NOT NULL,                -- as in word_games
      direction     TEXT NOT NULL CONSTRAINT direction_is_known CHECK (direction IN ('forward', 'backward')),  -- as in word_games
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
      owner         OWNER,                         -- who played
      deck          LABEL NOT NULL,                -- as in word_games
      direction     TEXT NOT NULL CONSTRAINT direction_is_known CHECK (direction IN ('forward', 'backward')),  -- as in word_games
      topic         TEXT NOT NULL,                 -- as in word_games; empty for all words
      is_of_missed  BOOLEAN NOT NULL,              -- as in word_games
      games         COUNT NOT NULL,                -- how many were finished
      right_answers COUNT NOT NULL,                -- in all of them
      wrong_answers COUNT NOT NULL,                -- in all of them
      unanswered    COUNT NOT NULL,                -- in all of them
      best_of_ten   COUNT,                         -- the most right answers among the first ten rounds of a game; NULL where none has ten
      latest_game   INTEGER NOT NULL REFERENCES word_games (id),  -- the last one that began
      PRIMARY KEY (owner, deck, direction, topic, is_of_missed)
    ) STRICT, WITHOUT ROWID;
    """

  static let owned = OwnedTables(
    tables: ["word_games"],
    summaries: [.wordTallies, .wordTotals],
    finishedGames: "SELECT sum(games) FROM word_totals WHERE word_totals.owner = owners.owner"
  )
}

extension FallingWordsSchema {
  /// The integrity checks of decks and games.
  static let integrityChecks: [IntegrityCheck] = [
    .numbered("word_pairs", "position", from: 0, within: "deck_id"),
    .numbered("word_rounds", "number", from: 1, within: "game_id"),
  ]
}
