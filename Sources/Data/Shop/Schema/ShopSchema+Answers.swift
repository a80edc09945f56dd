extension ShopSchema {
  /// What somebody was asked once; and what was moved in a drawer can be taken back.
  static let answers = Migration(
    """
    CREATE TABLE shop_answers (                  -- what somebody was asked once, for all tills
      question TEXT PRIMARY KEY,                 -- cards: how they are taken
      answer   TEXT NOT NULL                     -- of cards: gateway, which is practice, or terminal
    ) STRICT, WITHOUT ROWID;

    ALTER TABLE drawer_moves ADD COLUMN takes_back INTEGER;  -- the row that this one takes back; NULL for what was moved
    CREATE UNIQUE INDEX drawer_moves_taken_back ON drawer_moves (takes_back);
    """
  )
}
