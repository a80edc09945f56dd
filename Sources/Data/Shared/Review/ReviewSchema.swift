import ArcadeDomain

/// The tables of learning progress, for both learning games.
enum ReviewSchema {
  static let script = """
    CREATE TABLE review_answers (                  -- every answer that says how well something is known
      id          ID,                              -- the order in which they count
      owner       OWNER DEFAULT '',                -- who answered
      game        TEXT NOT NULL CONSTRAINT game_is_known CHECK (game IN ('names', 'words')),  -- names or words
      card        LABEL NOT NULL,                  -- who or what was asked: an id or a name; two languages and two texts, tabs between them
      answered_at MOMENT NOT NULL,                 -- when it was answered
      day         DAY NOT NULL,                    -- the day of learning, which began at 4:00 where the person was
      question    LABEL NOT NULL,                  -- how it was asked: faces or falling in a game; choice, alike or typed where it is learnt
      rating      INTEGER NOT NULL CONSTRAINT rating_is_1_to_4 CHECK (rating BETWEEN 1 AND 4),  -- 1 again, 2 hard, 3 good, 4 easy
      duration_ms COUNT NOT NULL                   -- how long the answer took, in milliseconds
    ) STRICT;
    CREATE INDEX review_answers_of_game ON review_answers (owner, game, id);

    CREATE TABLE review_cards (                    -- what those answers come to: a copy, which they make anew
      owner      OWNER,                            -- who answered
      game       TEXT NOT NULL CONSTRAINT game_is_known CHECK (game IN ('names', 'words')),  -- as in review_answers
      card       LABEL NOT NULL,                   -- as in review_answers
      state      TEXT NOT NULL CONSTRAINT state_is_known CHECK (state IN ('learning', 'review', 'relearning')),  -- where it stands
      step       POSITION,                         -- the step of minutes it is in, from 0; NULL where days count
      stability  REAL NOT NULL CONSTRAINT stability_is_above_0 CHECK (stability > 0),  -- after how many days nine in ten still know it
      difficulty REAL NOT NULL CONSTRAINT difficulty_is_1_to_10 CHECK (difficulty BETWEEN 1 AND 10),  -- how hard it is to learn
      first_day  DAY NOT NULL,                     -- of the first answer
      last_day   DAY NOT NULL,                     -- of the last answer
      due_day    DAY NOT NULL,                     -- when it is to be asked again
      question   LABEL NOT NULL,                   -- how it was asked last, as in review_answers
      rating     INTEGER NOT NULL CONSTRAINT rating_is_1_to_4 CHECK (rating BETWEEN 1 AND 4),  -- how well it was known then, as in review_answers
      answers    COUNT NOT NULL,                   -- how many there were
      PRIMARY KEY (owner, game, card),
      CONSTRAINT only_days_have_no_step CHECK ((state = 'review') = (step IS NULL))
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX review_cards_due ON review_cards (owner, game, due_day);
    """

  /// Checks the number of answers that is stored with each card.
  static let check = SummaryTable(
    name: "review_cards",
    key: ["owner", "game", "card"],
    sums: ["answers"],
    expected: "SELECT owner, game, card, count(*) FROM review_answers GROUP BY owner, game, card"
  ).check

  static let owned = OwnedTables(tables: ["review_answers"]) { (connection, owner, scheduler) throws(RepositoryError) in
    try connection.joinReviews(of: owner, by: scheduler)
  }
}

extension Connection {
  /// Merges the answers of `.nobody` into those of an owner by time, and recomputes the histories.
  fileprivate func joinReviews(of owner: Owner, by scheduler: Scheduler) throws(RepositoryError) {
    guard try has("review_answers", of: .nobody) else { return }
    let last = try number("SELECT max(id) AS id FROM review_answers")
    let columns = "game, card, answered_at, day, question, rating, duration_ms"
    try run(
      """
      INSERT INTO review_answers (owner, \(columns)) SELECT ?, \(columns) FROM review_answers
      WHERE owner = '' OR owner = ? ORDER BY answered_at, id
      """,
      values: [owner, owner]
    )
    for table in ["review_answers WHERE id <= \(last) AND", "review_cards WHERE"] {
      try run("DELETE FROM \(table) (owner = '' OR owner = ?)", owner)
    }
    for game in ReviewGame.allCases {
      let answers = try reviewAnswers(of: game, by: owner)
      for history in CardHistory.replaying(answers, by: scheduler).values { try keep(history, of: owner) }
    }
  }
}
