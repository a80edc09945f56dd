import ArcadeDomain

// How it was paid is stored when the payment begins, as what was bought is.
extension Connection {
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
}
