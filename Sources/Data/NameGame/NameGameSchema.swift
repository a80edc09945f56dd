/// The tables of the name game.
enum NameGameSchema {
  static let script = """
    CREATE TABLE name_games (                      -- those that were played to their end
      id            INTEGER PRIMARY KEY,           -- the order in which they ended
      owner         TEXT NOT NULL DEFAULT '',      -- who played
      mode          TEXT NOT NULL,                 -- practice, timed 60, untimed, hint; with "reverse " in front: one face
      right_answers INTEGER NOT NULL CHECK (right_answers BETWEEN 0 AND 1000000000),  -- how many were right
      wrong_answers INTEGER NOT NULL CHECK (wrong_answers BETWEEN 0 AND 1000000000),  -- how many were wrong
      duration_ms   INTEGER NOT NULL CHECK (duration_ms >= 0),  -- how long it lasted, in milliseconds
      finished_at   MOMENT NOT NULL                -- when it ended
    ) STRICT;

    CREATE TABLE name_answers (                    -- of all games, also those that were broken off
      id          INTEGER PRIMARY KEY,             -- the order in which they were given
      owner       TEXT NOT NULL DEFAULT '',        -- who answered
      mode        TEXT NOT NULL,                   -- of the game
      asked_id    TEXT NOT NULL,                   -- who was asked for
      asked_name  TEXT NOT NULL,                   -- as that person was called
      chosen_id   TEXT NOT NULL,                   -- who was chosen
      chosen_name TEXT NOT NULL,                   -- as that person was called
      is_first    BOOLEAN NOT NULL,                -- whether it was the first answer in its round
      is_right    BOOLEAN GENERATED ALWAYS AS (asked_id = chosen_id) STORED,  -- whether who was asked for was chosen
      answered_at MOMENT NOT NULL                  -- when it was given
    ) STRICT;
    CREATE INDEX name_answers_by_person ON name_answers (owner, asked_id, chosen_id, is_first);
    """

  static let owned = OwnedTables(
    tables: ["name_games", "name_answers"],
    finishedGames: "SELECT count(*) FROM name_games WHERE name_games.owner = owners.owner"
  )
}
