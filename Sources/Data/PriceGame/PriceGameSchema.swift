import ArcadeDomain

/// The tables of the price game. Amounts are whole minor units of `currency`: 4999 of USD is 49.99.
enum PriceGameSchema {
  static let script = """
    CREATE TABLE price_games (                     -- every game of guessing prices
      id                  ID,                      -- its number
      owner               OWNER DEFAULT '',        -- who plays
      state               TEXT NOT NULL CONSTRAINT state_is_known CHECK (state IN ('open', 'finished')),  -- an owner has one open
      rule                LABEL NOT NULL,          -- how far wrong prices may lie
      began_with          INTEGER NOT NULL,        -- what tells games apart, also those in which nothing was asked
      random_state        INTEGER,                 -- what the next question is drawn with; NULL where finished
      question_product_id LABEL,                   -- what is asked for; NULL where finished
      question_offset     INTEGER,                 -- how the wrong prices lie; NULL where finished
      finished_at         MOMENT,                  -- when it ended; NULL where open
      CONSTRAINT a_finished_game_says_when CHECK ((state = 'open') = (finished_at IS NULL)),
      CONSTRAINT a_finished_game_asks_nothing CHECK (
        state = 'open' OR (random_state IS NULL AND question_product_id IS NULL AND question_offset IS NULL)
      )
    ) STRICT;
    CREATE UNIQUE INDEX price_games_one_open ON price_games (owner) WHERE state = 'open';
    CREATE INDEX price_games_of_owner ON price_games (owner, state, id);

    INSERT INTO counters (name, value) VALUES ('price_games', 0);

    CREATE TABLE price_game_categories (           -- the categories of each game
      game_id     INTEGER NOT NULL REFERENCES price_games (id) ON DELETE CASCADE,  -- the game
      position    POSITION NOT NULL,               -- the order in which they were chosen, from 0
      category_id INTEGER NOT NULL,                -- as the shop numbers it
      path        LIST NOT NULL,                   -- a JSON list of names, the topmost first
      PRIMARY KEY (game_id, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE price_products (                  -- what the open game asks for
      game_id     INTEGER NOT NULL REFERENCES price_games (id) ON DELETE CASCADE,  -- the game
      product_id  LABEL NOT NULL,                  -- as the shop calls it
      name        TEXT NOT NULL,                   -- of the product
      maker       TEXT NOT NULL,                   -- who makes it
      price_minor AMOUNT NOT NULL CONSTRAINT price_minor_is_above_zero CHECK (price_minor > 0),  -- what it costs
      currency    CURRENCY NOT NULL,               -- of the price
      is_in_stock BOOLEAN NOT NULL,                -- whether the shop has it
      page        LABEL,                           -- the address of its page; NULL where there is none
      picture     LABEL,                           -- the address of its picture; NULL where there is none
      PRIMARY KEY (game_id, product_id)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE price_options (                   -- the prices to choose from, in the currency of the product
      game_id     INTEGER NOT NULL REFERENCES price_games (id) ON DELETE CASCADE,  -- the open game
      position    POSITION NOT NULL,               -- the order in which they are shown, from 0
      price_minor AMOUNT NOT NULL CONSTRAINT price_minor_is_above_zero CHECK (price_minor > 0),  -- what it may cost
      is_right    BOOLEAN NOT NULL,                -- whether it costs that
      is_hidden   BOOLEAN NOT NULL,                -- whether a hint took it away
      PRIMARY KEY (game_id, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE price_upcoming (                  -- what is asked before a product repeats
      game_id    INTEGER NOT NULL REFERENCES price_games (id) ON DELETE CASCADE,  -- the open game
      position   POSITION NOT NULL,                -- from 0; the next one is the last
      product_id LABEL NOT NULL,                   -- as the shop calls it
      PRIMARY KEY (game_id, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE price_rounds (                    -- what was asked, with all that was said about the product
      game_id     INTEGER NOT NULL REFERENCES price_games (id) ON DELETE CASCADE,  -- the game
      number      POSITIVE NOT NULL,               -- the order in which it was asked, from 1
      product_id  LABEL NOT NULL,                  -- as the shop calls it
      name        TEXT NOT NULL,                   -- of the product
      maker       TEXT NOT NULL,                   -- who makes it
      price_minor AMOUNT NOT NULL CONSTRAINT price_minor_is_above_zero CHECK (price_minor > 0),  -- what it cost
      currency    CURRENCY NOT NULL,               -- of both prices
      is_in_stock BOOLEAN NOT NULL,                -- whether the shop had it
      page        LABEL,                           -- the address of its page; NULL where there is none
      picture     LABEL,                           -- the address of its picture; NULL where there is none
      given_minor AMOUNT CONSTRAINT given_minor_is_above_zero CHECK (given_minor > 0),  -- the price that was chosen; NULL where skipped
      is_cheated  BOOLEAN NOT NULL,                -- whether the price was looked at
      outcome     TEXT GENERATED ALWAYS AS (       -- what became of it: skipped, right or wrong
        CASE WHEN given_minor IS NULL THEN 'skipped' WHEN given_minor = price_minor THEN 'right' ELSE 'wrong' END
      ) STORED,
      PRIMARY KEY (game_id, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE price_totals (                    -- what the finished games come to that can be compared
      owner          OWNER,                        -- who played
      categories     TEXT NOT NULL,                -- their numbers, the lowest first, a comma between them
      rule           LABEL NOT NULL,               -- as in price_games
      games          COUNT NOT NULL,               -- how many were finished
      right_answers  COUNT NOT NULL,               -- in all of them
      wrong_answers  COUNT NOT NULL,               -- in all of them
      longest_streak COUNT NOT NULL,               -- the most of them in a row
      latest_game    INTEGER NOT NULL REFERENCES price_games (id),  -- the last one that began
      best_of_ten    COUNT,                        -- the most right answers among the first ten questions of a game; NULL where none has ten
      PRIMARY KEY (owner, categories, rule)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE price_mix (                       -- the categories that somebody collected for a mix
      owner       OWNER,                           -- who collected them
      position    POSITION NOT NULL,               -- the order in which they were collected, from 0
      category_id INTEGER NOT NULL,                -- as the shop numbers it
      path        LIST NOT NULL,                   -- a JSON list of names, the topmost first
      PRIMARY KEY (owner, position),
      UNIQUE (owner, category_id)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE price_notes (                     -- what a player has seen
      owner OWNER,                                 -- who plays
      note  TEXT NOT NULL CONSTRAINT note_is_known CHECK (note IN ('instructions')),  -- that the instructions were shown
      PRIMARY KEY (owner, note)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE price_guesses (                   -- what was guessed in dailies, which are the same for all
      owner       OWNER DEFAULT '',                -- who guessed
      day         DAY NOT NULL,                    -- the day of the daily
      version     LABEL NOT NULL,                  -- its catalogue: 1 for what ships with Arcade, else eight hexadecimal digits
      place       POSITIVE NOT NULL,               -- the product in the daily, from 1
      number      POSITIVE NOT NULL,               -- the guess among those of the product, from 1
      product_id  LABEL NOT NULL,                  -- as the catalogue calls it
      given_minor AMOUNT NOT NULL CONSTRAINT given_minor_is_above_zero CHECK (given_minor > 0),  -- what was guessed
      price_minor AMOUNT NOT NULL CONSTRAINT price_minor_is_above_zero CHECK (price_minor > 0),  -- what it costs
      currency    CURRENCY NOT NULL,               -- of both prices
      is_right    BOOLEAN NOT NULL,                -- whether it was within 5 %, or one minor unit
      is_last     BOOLEAN NOT NULL,                -- whether the product is done with it
      given_on    DAY NOT NULL,                    -- the day where the person was; a daily counts that was begun on its own
      given_at    MOMENT NOT NULL,                 -- when it was given
      PRIMARY KEY (owner, day, version, place, number)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX price_guesses_of_day ON price_guesses (day, version);
    """

  static let owned = OwnedTables(
    tables: ["price_games", "price_mix", "price_notes", "price_guesses"],
    single: [(.priceGame, "price_games WHERE state = 'open'")],
    doubles: [
      "price_mix WHERE owner = '' AND category_id IN (SELECT category_id FROM price_mix WHERE owner = ?)",
      "price_notes WHERE owner = '' AND note IN (SELECT note FROM price_notes WHERE owner = ?)",
      // A daily challenge allows one try per owner.
      """
      price_guesses WHERE owner = '' AND EXISTS (SELECT 1 FROM price_guesses AS own
      WHERE own.owner = ? AND own.day = price_guesses.day AND own.version = price_guesses.version)
      """,
    ],
    summaries: [.priceTotals],
    // The claimed mix follows that of the new owner.
    changes: [
      "price_mix": "position = position + (SELECT coalesce(max(position), -1) + 1 FROM price_mix WHERE owner = ?)"
    ],
    finishedGames: "SELECT sum(games) FROM price_totals WHERE price_totals.owner = owners.owner"
  )
}

extension PriceGameSchema {
  /// The integrity checks of price games.
  static let integrityChecks: [IntegrityCheck] = [
    .numbered("price_rounds", "number", from: 1, within: "game_id"),
    .numbered("price_game_categories", "position", from: 0, within: "game_id"),
    .numbered("price_options", "position", from: 0, within: "game_id"),
    .numbered("price_upcoming", "position", from: 0, within: "game_id"),
    .numbered("price_mix", "position", from: 0, within: "owner"),
  ]
}

/// The queries for the rows of one game.
struct PriceGameRows {
  /// The value of the `?` in each of them.
  let key: SQLValue
  private let game: String

  var products: String { query("price_products", by: "product_id") }
  var trails: String { query("price_game_categories", by: "position") }
  var rounds: String { query("price_rounds", by: "number") }
  var options: String { query("price_options", by: "position") }
  var upcoming: String { query("price_upcoming", by: "position") }

  /// Returns the queries for a game with a known number.
  static func ofGame(_ id: Int64) -> PriceGameRows { PriceGameRows(key: .integer(id), game: "?") }

  /// Returns the queries for an owner's current game, which can be sent with it in one round trip.
  static func ofOpenGame(of owner: Owner) -> PriceGameRows {
    PriceGameRows(key: owner.sqlValue, game: "(SELECT id FROM price_games WHERE owner = ? AND state = 'open')")
  }

  private func query(_ table: String, by column: String) -> String {
    "SELECT * FROM \(table) WHERE game_id = \(game) ORDER BY \(column)"
  }
}
