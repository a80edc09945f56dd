/// The tables of the name game.
enum NameGameSchema {
  static let script = """
    CREATE TABLE name_games (                      -- those that were played to their end
      id            ID,                            -- the order in which they ended
      owner         OWNER DEFAULT '',              -- who played
      mode          LABEL NOT NULL,                -- practice, timed 60, untimed, hint; with "reverse " in front: one face
      right_answers INTEGER NOT NULL CONSTRAINT right_answers_is_0_to_1000000000 CHECK (right_answers BETWEEN 0 AND 1000000000),  -- how many were right
      wrong_answers INTEGER NOT NULL CONSTRAINT wrong_answers_is_0_to_1000000000 CHECK (wrong_answers BETWEEN 0 AND 1000000000),  -- how many were wrong
      duration_ms   COUNT NOT NULL,                -- how long it lasted, in milliseconds
      finished_at   MOMENT NOT NULL,               -- when it ended
      right_of_ten  COUNT                          -- how many of the first ten people were found at once; NULL where there were fewer
    ) STRICT;
    CREATE INDEX name_games_of_owner ON name_games (owner, id);

    CREATE TABLE name_answers (                    -- of all games, also those that were broken off
      id          ID,                              -- the order in which they were given
      owner       OWNER DEFAULT '',                -- who answered
      mode        LABEL NOT NULL,                  -- of the game
      asked_id    TEXT NOT NULL,                   -- who was asked for
      asked_name  TEXT NOT NULL,                   -- as that person was called
      chosen_id   TEXT NOT NULL,                   -- who was chosen
      chosen_name TEXT NOT NULL,                   -- as that person was called
      is_first    BOOLEAN NOT NULL,                -- whether it was the first answer in its round
      is_right    BOOLEAN GENERATED ALWAYS AS (asked_id = chosen_id) STORED,  -- whether who was asked for was chosen
      answered_at MOMENT NOT NULL                  -- when it was given
    ) STRICT;
    CREATE INDEX name_answers_of_owner ON name_answers (owner);

    CREATE TABLE name_tallies (                    -- how often somebody was chosen for whoever was asked for
      owner     OWNER,                             -- who answered
      asked_id  TEXT NOT NULL,                     -- who was asked for
      chosen_id TEXT NOT NULL,                     -- who was chosen
      answers   COUNT NOT NULL,                    -- how many there were
      rounds    COUNT NOT NULL,                    -- in how many rounds it was the first one
      PRIMARY KEY (owner, asked_id, chosen_id)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE name_totals (                     -- what the games of a mode come to
      owner            OWNER,                      -- who played
      mode             LABEL NOT NULL,             -- as in name_games
      games            COUNT NOT NULL,             -- how many were played to their end
      right_answers    COUNT NOT NULL,             -- in all of them
      wrong_answers    COUNT NOT NULL,             -- in all of them
      best_right       COUNT NOT NULL,             -- in the best one
      best_wrong       COUNT NOT NULL,             -- in the best one
      best_duration_ms COUNT NOT NULL,             -- how long that one lasted, in milliseconds
      best_at          MOMENT NOT NULL,            -- when it ended
      best_of_ten      COUNT,                      -- in the best one
      most_of_ten      COUNT,                      -- the most in any of them; NULL where none has ten
      PRIMARY KEY (owner, mode)
    ) STRICT, WITHOUT ROWID;
    """

  static let owned = OwnedTables(
    tables: ["name_games", "name_answers"],
    summaries: [.nameTallies, .nameTotals],
    finishedGames: "SELECT sum(games) FROM name_totals WHERE name_totals.owner = owners.owner"
  )
}
