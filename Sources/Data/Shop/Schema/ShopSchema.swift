import ArcadeDomain

/// The tables of the shop. Amounts are whole minor units of `currency`: 750 of EUR is 7.50.
enum ShopSchema {
  static let script = [cart, sales, till].joined(separator: "\n\n")

  /// Payments come first, because settling locks a payment before its cart.
  static let owned = OwnedTables(
    tables: [
      "payment_attempts", "cart_terms", "cart_steps", "cart_lines", "refunds", "drawer_moves", "drawers",
      "closings",
    ],
    single: [(.cart, "cart_lines"), (.payment, "payment_attempts WHERE state = 'open'")],
    doubles: [
      // The terms and steps move with the cart.
      "cart_terms WHERE owner = '' AND NOT EXISTS (SELECT 1 FROM cart_lines WHERE owner = '')",
      "cart_terms WHERE owner = ? AND NOT EXISTS (SELECT 1 FROM cart_lines WHERE owner = ?)",
      "cart_steps WHERE owner = '' AND NOT EXISTS (SELECT 1 FROM cart_lines WHERE owner = '')",
      "cart_steps WHERE owner = ? AND NOT EXISTS (SELECT 1 FROM cart_lines WHERE owner = ?)",
    ],
    summaries: [.orderCounts],
    orders: "SELECT sum(orders) FROM order_counts WHERE order_counts.owner = owners.owner"
  )

  /// The price of a line without discounts: a weighing is rounded half up.
  static let soldAmount = """
    (CASE WHEN thousandths IS NULL THEN CAST(unit_price_minor AS NUMERIC) * quantity
    ELSE (CAST(unit_price_minor AS NUMERIC) * thousandths + 500
    - (CAST(unit_price_minor AS NUMERIC) * thousandths + 500) % 1000) / 1000 END)
    """
}

extension ShopSchema {
  /// The second migration: undoable steps are stored with the whole cart before each.
  static let steps = """
    DROP TABLE IF EXISTS cart_steps;
    CREATE TABLE cart_steps (                      -- the last 50 steps in a cart, which can be taken back
      owner  OWNER,                                -- whose cart it is
      number POSITIVE NOT NULL,                    -- the order in which they were taken
      step   TEXT NOT NULL CONSTRAINT step_is_known CHECK (  -- what was done, such as scan
        step IN ('scan', 'unlisted', 'remove', 'price', 'clear', 'code', 'customer', 'shipping')
      ),
      cart   OBJECT,                               -- JSON: the cart before, with what had been given and chosen; NULL for an empty one
      PRIMARY KEY (owner, number)
    ) STRICT, WITHOUT ROWID;
    """

  /// The tables of carts, and of the shop's own price list.
  static let cart = """
    CREATE TABLE cart_lines (                      -- what stands in the cart of each owner
      owner            OWNER,                        -- whose cart it is; empty for nobody, as in all tables
      position         POSITION NOT NULL,            -- the order in which lines were first added
      code             LABEL NOT NULL,               -- of the product
      name             TEXT NOT NULL,                -- of the product when it was added
      price_minor      AMOUNT NOT NULL,              -- what one piece or unit cost when it was added
      currency         CURRENCY NOT NULL,            -- of the price
      quantity         PIECES NOT NULL,              -- how many pieces; 1 where it was weighed
      thousandths      WEIGHT,                       -- of the unit; NULL for pieces
      unit             LABEL,                        -- such as kg; NULL for pieces
      is_listed        BOOLEAN NOT NULL DEFAULT TRUE,  -- false for what is on no price list
      list_price_minor AMOUNT,                       -- what one piece or unit costs otherwise, where the price was set by hand
      price_reason     LINE,                         -- why it was set; NULL where nobody said
      PRIMARY KEY (owner, position),
      CONSTRAINT a_weighing_has_a_unit CHECK ((thousandths IS NULL) = (unit IS NULL)),
      CONSTRAINT only_listed_pieces_have_a_quantity CHECK (quantity = 1 OR (thousandths IS NULL AND is_listed = TRUE)),
      CONSTRAINT only_a_price_by_hand_has_a_reason CHECK (price_reason IS NULL OR list_price_minor IS NOT NULL)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX cart_lines_once ON cart_lines (owner, code)
      WHERE thousandths IS NULL AND is_listed = TRUE AND list_price_minor IS NULL;

    CREATE TABLE cart_terms (                      -- what a customer gave or chose besides products
      owner           OWNER PRIMARY KEY,           -- whose cart it is
      codes           LIST NOT NULL,               -- a JSON list of texts, as they were given
      customer_group  LABEL,                       -- such as staff; NULL for none
      shipping_method LABEL,                       -- such as post; NULL where nothing is sent
      shipping_minor  AMOUNT,                      -- what that costs; NULL where nothing is sent
      currency        CURRENCY NOT NULL,           -- of the shipping
      CONSTRAINT a_shipping_has_a_price CHECK ((shipping_method IS NULL) = (shipping_minor IS NULL))
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE own_products (                    -- the shop's own price list, which all its tills share
      code               LABEL PRIMARY KEY,        -- what is scanned
      position           POSITION NOT NULL,        -- the order in which products were added
      name               TEXT NOT NULL,            -- as receipts call it
      price_minor        AMOUNT NOT NULL,          -- of one piece or unit
      currency           CURRENCY NOT NULL,        -- the same in every row
      unit               LABEL,                    -- such as kg; NULL where it is sold by the piece
      tags               LIST NOT NULL,            -- a JSON list of texts
      reduced_from_minor AMOUNT,                   -- what it cost before; NULL where it is not reduced
      lowest_minor       AMOUNT,                   -- the lowest price of late; NULL where that is not said
      tax_hundredths     PERCENT                   -- of a percent, as the price includes it: 2100 is 21 %
    ) STRICT, WITHOUT ROWID;

    INSERT INTO counters (name, value) VALUES ('own_products', 0);

    CREATE TABLE shop_answers (                    -- what somebody was asked once, for all tills
      question TEXT PRIMARY KEY CONSTRAINT question_is_known CHECK (question = 'cards'),  -- cards: how they are taken
      answer   TEXT NOT NULL CONSTRAINT answer_is_known CHECK (answer IN ('gateway', 'terminal'))  -- of cards: gateway, which is practice, or terminal
    ) STRICT, WITHOUT ROWID;
    """
}
