import ArcadeDomain

// How it was paid is stored when the payment begins, as what was bought is.
extension Connection {
  static let saleTenders = "SELECT * FROM sale_tenders WHERE attempt_id = ? ORDER BY position"

  /// Keeps how it is paid.
  func insert(_ tenders: [Tender], payingFor attempt: PaymentAttempt.ID) throws(RepositoryError) {
    for (position, tender) in tenders.enumerated() {
      try run(
        "INSERT INTO sale_tenders (attempt_id, position, kind, amount_minor, given_minor) VALUES (?, ?, ?, ?, ?)",
        attempt.number,
        position,
        tender.kind.rawValue,
        tender.amount.minorUnits,
        tender.given.minorUnits
      )
    }
  }

  /// Reads how it was paid, from a row of the attempt with its `id` and `currency`.
  func tenders(of attempt: Row, id: String = "id") throws(RepositoryError) -> [Tender] {
    let currency = try attempt.currency("currency")
    return try rows(Self.saleTenders, try attempt.integer(id)) { row in
      let (amount, given) = (try row.integer("amount_minor"), try row.integer("given_minor"))
      guard 0 <= amount, amount <= given else { throw row.mismatch("\(given) pays \(amount)") }
      return Tender(
        try row.checked("kind", Tender.Kind.init),
        Money(minorUnits: amount, currency: currency),
        given: Money(minorUnits: given, currency: currency)
      )
    }
  }
}
