import ArcadeData
import ArcadeTesting
import XCTest

/// Each kind of damage that somebody can do by hand to a file whose checks are switched off is found, and the row is named.
///
/// On a server nobody can switch them off: what is no sum is refused there, and sums are held to laws on both.
final class DamageTests: XCTestCase {
  func testEveryKindOfDamageIsFound() async throws {
    for (kind, damage) in Self.kinds {
      let database = try makeArcadeDatabase()
      try await database.makeSound()
      try database.runByHand(damage, checked: false)
      let faults = try await database.faults(against: ArcadeIntegrityChecks.all)
      XCTAssertFalse(faults.isEmpty, kind)
      XCTAssertFalse(faults.contains { $0.row == nil }, "\(kind): \(faults)")
    }
  }

  private static let kinds = [
    ("a date that is none", "UPDATE orders SET paid_at = '2026-02-30T09:00:00.000Z' WHERE id = 1"),
    ("a time without milliseconds", "UPDATE refunds SET refunded_at = '2026-11-20T17:00:00Z'"),
    ("a day that is none", "UPDATE payment_attempts SET day = '2026-02-30' WHERE id = 1"),
    ("a currency in small letters", "UPDATE refunds SET currency = 'eur'"),
    ("a currency that is none", "UPDATE drawer_moves SET currency = 'XQX'"),
    ("a tax of 200 %", "UPDATE sale_lines SET tax_hundredths = 20000 WHERE attempt_id = 1"),
    (
      "a charge of a payment that was given up",
      "INSERT INTO practice_charges (key, state, amount_minor, currency) VALUES ('4-9', 'completed', 1, 'EUR')"
    ),
    ("a charge without an amount", "UPDATE practice_charges SET amount_minor = NULL"),
    ("a charge of another amount", "UPDATE practice_charges SET amount_minor = 2901"),
    ("a state that is none", "UPDATE payment_attempts SET state = 'lost' WHERE id = 4"),
    ("an order that nobody paid", "UPDATE payment_attempts SET state = 'abandoned' WHERE id = 2"),
    ("an order whose payment is gone", "DELETE FROM payment_attempts WHERE id = 2"),
    ("a payment whose order is gone", "DELETE FROM orders WHERE id = 2"),
    ("a payment for nothing", "DELETE FROM sale_lines WHERE attempt_id = 3"),
    ("no pieces", "UPDATE sale_lines SET quantity = 0 WHERE attempt_id = 2"),
    ("a price below zero", "UPDATE sale_pieces SET price_minor = -1 WHERE attempt_id = 4"),
    ("the largest amount", "UPDATE sale_tenders SET given_minor = 9223372036854775807 WHERE attempt_id = 2"),
    ("change of a card", "UPDATE sale_tenders SET given_minor = 2901 WHERE attempt_id = 1 AND kind = 'card'"),
    ("a weighing without a unit", "UPDATE sale_lines SET thousandths = 1000 WHERE attempt_id = 2"),
    ("a discount of nothing", "UPDATE sale_lines SET discount_minor = 1 WHERE attempt_id = 2"),
    ("a place that is skipped", "UPDATE sale_tenders SET position = 2 WHERE position = 1"),
    ("a flag of 2", "UPDATE sale_lines SET is_listed = 2 WHERE attempt_id = 2"),
    ("codes that are no list", "UPDATE payment_attempts SET codes = '{}' WHERE id = 1"),
    (
      "terms that are no terms",
      """
      INSERT INTO cart_steps (owner, number, step, first_line, line_count, lines, terms)
        VALUES ('ann', 1, 'clear', 0, 0, '[]', '[]')
      """
    ),
    ("a receipt's number that is skipped", "UPDATE orders SET id = 7 WHERE id = 2"),
    ("a counter that lags", "UPDATE counters SET value = 1 WHERE name = 'orders'"),
    ("a stranger", "UPDATE refunds SET owner = 'stranger'"),
    ("a use that was given back", "UPDATE sale_promotions SET use_number = NULL WHERE attempt_id = 1"),
    ("a use that nobody had", "UPDATE promotion_uses SET uses = 3"),
    ("more pieces back than were sold", "UPDATE refund_pieces SET quantity = 3"),
    ("more cash back than was paid", "UPDATE refunds SET cash_minor = 1001, card_minor = 899"),
    ("a drawer that does not add up", "UPDATE drawers SET sales_minor = 751 WHERE id = 2"),
    ("a sale in the drawer of another till", "UPDATE orders SET drawer_id = 1 WHERE id = 2"),
    ("a drawer in the closing of another till", "UPDATE drawers SET closing_id = 1 WHERE id = 2"),
    ("a closing that does not add up", "UPDATE closings SET expected_minor = 5001"),
    ("how many orders a till has", "UPDATE order_counts SET orders = 7 WHERE owner = 'ann'"),
    ("what a player answered", "UPDATE word_tallies SET right_answers = 9"),
    (
      "a price that was seen before an older one",
      "UPDATE price_history SET observed_at = '2026-11-19T10:00:00.000Z' WHERE id = 2"
    ),
    ("a listing without a price", "DELETE FROM price_history"),
    ("the largest number", "UPDATE watch_updates SET id = 9223372036854775807 WHERE id = 2"),
  ]
}
