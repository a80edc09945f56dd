extension PriceGameSchema {
  /// The steps after the first one.
  static let migrations = [Migration(guesses), Migration(bestOfTen)]

  static let guesses = """
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

  /// Games are compared by their first ten questions, so that chance and patience lead nobody.
  static let bestOfTen = """
    ALTER TABLE price_totals ADD COLUMN            -- the most right answers among the first ten questions of a game; NULL where none has ten
      best_of_ten COUNT
    ;
    UPDATE price_totals SET best_of_ten = (
      SELECT max(tens.right_answers) FROM price_games JOIN (
        SELECT game_id, count(*) FILTER (WHERE outcome = 'right') AS right_answers FROM price_rounds
        WHERE number <= 10 GROUP BY game_id HAVING count(*) = 10
      ) AS tens ON tens.game_id = price_games.id
      WHERE price_games.owner = price_totals.owner AND price_games.rule = price_totals.rule AND state = 'finished'
        AND NOT EXISTS (
          SELECT category_id FROM price_game_categories WHERE game_id = price_games.id
          EXCEPT SELECT category_id FROM price_game_categories WHERE game_id = price_totals.latest_game
        ) AND NOT EXISTS (
          SELECT category_id FROM price_game_categories WHERE game_id = price_totals.latest_game
          EXCEPT SELECT category_id FROM price_game_categories WHERE game_id = price_games.id
        )
    );
    ALTER TABLE price_totals DROP COLUMN best_right;
    """
}
