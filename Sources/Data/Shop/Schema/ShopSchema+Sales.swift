extension ShopSchema {
  /// The tables of sales and tenders.
  static let sales = """
    CREATE TABLE payment_attempts (                -- every payment that was begun
      id                      ID AUTOINCREMENT,    -- what the tables of sales refer to
      owner                   OWNER DEFAULT '',    -- at whose till
      nonce                   INTEGER NOT NULL,    -- with the id, the key that the gateway knows
      state                   TEXT NOT NULL CONSTRAINT state_is_known CHECK (state IN ('open', 'paid', 'abandoned')),  -- an owner has one open
      started_at              MOMENT NOT NULL,     -- when it was begun
      day                     DAY NOT NULL,        -- whose discounts applied
      currency                CURRENCY NOT NULL,   -- of all amounts of the sale
      codes                   LIST NOT NULL DEFAULT '[]',  -- a JSON list of texts, as they were given
      customer_group          LABEL,               -- such as staff; NULL for none
      shipping_method         LABEL,               -- such as post; NULL where nothing is sent
      shipping_minor          AMOUNT,              -- what that costs; NULL where nothing is sent
      shipping_discount_minor AMOUNT,              -- what was taken off the shipping; NULL where nothing is sent
      shipping_tax_hundredths PERCENT,             -- of a percent, as the shipping includes it; NULL where that is not said
      at_terminal             BOOLEAN NOT NULL DEFAULT FALSE,  -- whether a person says what the card did
      CONSTRAINT a_shipping_has_a_price CHECK ((shipping_method IS NULL) = (shipping_minor IS NULL)),
      CONSTRAINT a_shipping_says_its_discount CHECK ((shipping_method IS NULL) = (shipping_discount_minor IS NULL)),
      CONSTRAINT a_discount_is_a_part_of_the_shipping CHECK (shipping_discount_minor <= shipping_minor),
      CONSTRAINT only_a_shipping_has_a_tax CHECK (shipping_tax_hundredths IS NULL OR shipping_method IS NOT NULL)
    ) STRICT;
    CREATE UNIQUE INDEX payment_attempts_one_open ON payment_attempts (owner) WHERE state = 'open';
    CREATE INDEX payment_attempts_by_day ON payment_attempts (day);
    CREATE INDEX payment_attempts_of_owner ON payment_attempts (owner);

    CREATE TABLE sale_lines (                      -- what was sold with a payment
      attempt_id       INTEGER NOT NULL REFERENCES payment_attempts (id),  -- the payment
      position         POSITION NOT NULL,          -- the order of the lines, from 0
      code             LABEL NOT NULL,             -- of the product
      name             TEXT NOT NULL,              -- of the product
      unit_price_minor AMOUNT NOT NULL,            -- what one piece or unit cost before discounts
      quantity         PIECES NOT NULL,            -- how many pieces; 1 where it was weighed
      thousandths      WEIGHT,                     -- of the unit; NULL for pieces
      unit             LABEL,                      -- such as kg; NULL for pieces
      is_listed        BOOLEAN NOT NULL DEFAULT TRUE,  -- false for what was on no price list
      discount_minor   AMOUNT NOT NULL,            -- what all discounts took off the line
      tax_hundredths   PERCENT,                    -- of a percent, as the price includes it: 2100 is 21 %; NULL for none
      list_price_minor AMOUNT,                     -- what one piece or unit cost otherwise, where the price was set by hand
      price_reason     LINE,                       -- why it was set; NULL where nobody said
      PRIMARY KEY (attempt_id, position),
      CONSTRAINT a_weighing_has_a_unit CHECK ((thousandths IS NULL) = (unit IS NULL)),
      CONSTRAINT only_listed_pieces_have_a_quantity CHECK (quantity = 1 OR (thousandths IS NULL AND is_listed = TRUE)),
      CONSTRAINT only_a_price_by_hand_has_a_reason CHECK (price_reason IS NULL OR list_price_minor IS NOT NULL),
      CONSTRAINT no_discount_counts_a_price_by_hand CHECK (list_price_minor IS NULL OR discount_minor = 0)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE sale_discounts (                  -- what each discount took off a line
      attempt_id     INTEGER NOT NULL,             -- the payment
      position       POSITION NOT NULL,            -- of the line
      number         POSITION NOT NULL,            -- the order in which they applied
      discount_id    LABEL NOT NULL,               -- as the list of discounts names it
      discount_name  TEXT NOT NULL,                -- a text, or JSON with a text per language
      discount_minor AMOUNT NOT NULL,              -- what it took off
      PRIMARY KEY (attempt_id, position, number),
      CONSTRAINT the_line_is_there FOREIGN KEY (attempt_id, position) REFERENCES sale_lines (attempt_id, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE sale_pieces (                     -- what the pieces of a line cost, dearest first
      attempt_id  INTEGER NOT NULL,                -- the payment
      position    POSITION NOT NULL,               -- of the line
      number      POSITION NOT NULL,               -- the order of the prices, from 0
      quantity    PIECES NOT NULL,                 -- how many pieces cost so much
      price_minor AMOUNT NOT NULL,                 -- what each of them cost
      PRIMARY KEY (attempt_id, position, number),
      CONSTRAINT the_line_is_there FOREIGN KEY (attempt_id, position) REFERENCES sale_lines (attempt_id, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE sale_promotions (                 -- the discounts that took something off, or added a piece
      attempt_id    INTEGER NOT NULL REFERENCES payment_attempts (id),  -- the payment
      position      POSITION NOT NULL,             -- the order in which they applied, from 0
      discount_id   LABEL NOT NULL,                -- as the list of discounts names it
      discount_name TEXT NOT NULL,                 -- a text, or JSON with a text per language
      times         COUNT NOT NULL,                -- how often it applied
      amount_minor  AMOUNT NOT NULL,               -- off lines, added pieces and shipping together
      unused_minor  AMOUNT NOT NULL,               -- what it would have taken more
      use_number    POSITIVE,                      -- which use of the discount it is, from 1; NULL where the payment was given up
      PRIMARY KEY (attempt_id, position)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX sale_promotions_by_use ON sale_promotions (discount_id, use_number);

    CREATE TABLE promotion_uses (                  -- how often each discount was used, whatever its limit is
      discount_id LABEL PRIMARY KEY,               -- as the list of discounts names it
      uses        COUNT NOT NULL                   -- how many payments use it, paid or open
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE sale_added (                      -- the pieces that were added free
      attempt_id       INTEGER NOT NULL REFERENCES payment_attempts (id),  -- the payment
      position         POSITION NOT NULL,          -- the order in which they were added, from 0
      discount_id      LABEL NOT NULL,             -- the discount that added them
      code             LABEL NOT NULL,             -- of the product
      name             TEXT NOT NULL,              -- of the product
      unit_price_minor AMOUNT NOT NULL,            -- what one costs that is not free
      quantity         POSITIVE NOT NULL,          -- how many
      PRIMARY KEY (attempt_id, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE sale_tenders (                    -- how it was paid
      attempt_id   INTEGER NOT NULL REFERENCES payment_attempts (id),  -- the payment
      position     POSITION NOT NULL,              -- the order in which it was handed over, from 0
      kind         TEXT NOT NULL CONSTRAINT kind_is_known CHECK (kind IN ('cash', 'card')),  -- cash or card
      amount_minor AMOUNT NOT NULL,                -- what it paid
      given_minor  AMOUNT NOT NULL,                -- what was handed over; what is more than the amount is change
      PRIMARY KEY (attempt_id, position),
      CONSTRAINT only_cash_has_change CHECK (given_minor = amount_minor OR (kind = 'cash' AND given_minor > amount_minor))
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE order_counts (                    -- how many orders there are at each till
      owner  OWNER PRIMARY KEY,                    -- whose till it is
      orders COUNT NOT NULL                        -- how many were paid
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE practice_charges (                -- what the practice gateway remembers
      key          LABEL PRIMARY KEY,              -- the key of the payment
      state        TEXT NOT NULL CONSTRAINT state_is_known CHECK (state IN ('completed', 'declined', 'void')),  -- what became of the charge
      amount_minor AMOUNT,                         -- NULL where the charge never arrived
      currency     CURRENCY,                       -- NULL where the charge never arrived
      CONSTRAINT an_amount_has_a_currency CHECK ((amount_minor IS NULL) = (currency IS NULL)),
      CONSTRAINT a_charge_has_an_amount CHECK (state = 'void' OR amount_minor IS NOT NULL)
    ) STRICT, WITHOUT ROWID;
    """
}
