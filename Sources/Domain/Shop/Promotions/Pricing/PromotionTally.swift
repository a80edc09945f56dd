/// The result of one promotion over all lines.
struct PromotionTally {
  /// The reduction of lines and shipping, and the value of added pieces.
  var amount: Int64 = 0
  var unused: Int64 = 0
  var groups = 0
  var parts: [AppliedPromotion.Part] = []
}

extension PromotionIndex {
  /// Returns the quote with the result of each promotion and code; `tallies` are in order of priority. `failure`
  /// returns why a promotion was not eligible, or nil. `outdone` returns why an eligible promotion reduced nothing.
  func quote(
    for request: QuoteRequest,
    _ lines: [PromotionQuote.Line],
    _ tallies: [PromotionTally],
    added: [AddedPieces] = [],
    shippingTaken: Int64 = 0,
    isExhaustive: Bool = true,
    failure: (Int) -> DeclinedPromotion.Reason?,
    outdone: (Int) -> DeclinedPromotion.Reason
  ) throws(MoneyError) -> PromotionQuote {
    func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: request.currency) }
    var applied: [AppliedPromotion] = []
    var notApplied: [DeclinedPromotion] = []
    for (plan, tally) in tallies.enumerated() {
      // Copying a promotion here would count its references, for each of a thousand.
      let (id, name) = (plans[plan].promotion.id, plans[plan].promotion.name)
      guard tally.amount > 0 else {
        let reason = failure(plan) ?? outdone(plan)
        notApplied.append(DeclinedPromotion(id: id, name: name, reason: reason))
        continue
      }
      applied.append(
        AppliedPromotion(
          id: id,
          name: name,
          times: max(1, tally.groups),
          amount: money(tally.amount),
          unused: money(tally.unused),
          parts: tally.parts,
          limit: plans[plan].promotion.limit
        )
      )
    }
    return try PromotionQuote(
      day: request.day,
      currency: request.currency,
      lines: lines,
      added: added,
      applied: applied,
      notApplied: notApplied,
      codes: request.codes.map { CodeAnswer(code: $0, refusal: refusal(of: $0, failure)) },
      shipping: request.shipping.map {
        ShippingQuote(shipping: $0, discount: money(shippingTaken), tax: request.catalog?.tax)
      },
      isExhaustive: isExhaustive
    )
  }

  private func refusal(of code: PromotionCode, _ failure: (Int) -> DeclinedPromotion.Reason?) -> CodeAnswer.Refusal? {
    let reasons = plans.indices.filter { plans[$0].promotion.code == code }.map(failure)
    guard let first = reasons.first else { return .unknown }
    return reasons.contains(nil) ? nil : first.map { .declined($0) }
  }
}
