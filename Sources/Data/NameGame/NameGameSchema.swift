/// The tables of the name game.
enum NameGameSchema {
  static let first = Migration(
    """
    CREATE TABLE name_games (                    -- those that were played to their end
      id            INTEGER PRIMARY KEY,
      mode          TEXT NOT NULL,               -- practice, timed 60, untimed, hint; with "reverse " in front: one face
      right_answers INTEGER NOT NULL CHECK (right_answers BETWEEN 0 AND 1000000000),
      wrong_answers INTEGER NOT NULL CHECK (wrong_answers BETWEEN 0 AND 1000000000),
      duration_ms   INTEGER NOT NULL CHECK (duration_ms >= 0),
      finished_at   TEXT NOT NULL                -- ISO 8601, UTC
    ) STRICT;

    CREATE TABLE name_answers (                  -- of all games, also those that were broken off
      id          INTEGER PRIMARY KEY,
      mode        TEXT NOT NULL,
      asked_id    TEXT NOT NULL,                 -- who was asked for
      asked_name  TEXT NOT NULL,
      chosen_id   TEXT NOT NULL,                 -- who was chosen
      chosen_name TEXT NOT NULL,
      is_first    INTEGER NOT NULL CHECK (is_first IN (0, 1)),  -- whether it was the first answer in its round
      is_right    INTEGER AS (asked_id = chosen_id),
      answered_at TEXT NOT NULL                  -- ISO 8601, UTC
    ) STRICT;

    CREATE INDEX name_answers_by_person ON name_answers (asked_id, chosen_id, is_first);
    """,
    computing: [("INTEGER AS (asked_id = chosen_id)", "BOOLEAN GENERATED ALWAYS AS (asked_id = chosen_id) STORED")]
  )

  /// Games and answers belong to somebody.
  static let owners = Migration(
    """
    ALTER TABLE name_games ADD COLUMN owner TEXT NOT NULL DEFAULT '';
    ALTER TABLE name_answers ADD COLUMN owner TEXT NOT NULL DEFAULT '';
    DROP INDEX name_answers_by_person;
    CREATE INDEX name_answers_by_person ON name_answers (owner, asked_id, chosen_id, is_first);
    """
  )

  static let owned = OwnedTables(
    tables: ["name_games", "name_answers"],
    finishedGames: "SELECT count(*) FROM name_games WHERE name_games.owner = owners.owner"
  )
}
