import ArcadeDomain

extension WatchEntry {
  /// Adds the alerts that an update triggers, with the next numbers.
  mutating func alert(
    _ step: WatchChanges,
    showing result: SearchResult,
    after number: inout Int64,
    at moment: Moment
  ) -> [PriceAlert] {
    let (known, histories) = (alerts, self)
    let found = step.found(by: rules, in: result, at: moment) { rule, id in
      known.last { $0.rule == rule.id && $0.alert.listing.utf8.elementsEqual(id.utf8) }
        .map { LastAlert(at: $0.alert.at, price: $0.alert.to) }
    } history: {
      histories.history(of: $0) ?? ListingHistory()
    } folding: {
      $0.folded
    }
    let raised = found.map { found in
      number += 1
      return AlertEntry(alert: found.alert(PriceAlert.ID(number: number), at: moment), rule: found.rule.id)
    }
    alerts += raised
    return raised.map(\.alert)
  }

  mutating func note(_ alert: PriceAlert.ID, _ outcome: DeliveryOutcome, by channel: AlertChannel) {
    for index in alerts.indices where alerts[index].alert.id == alert {
      switch outcome {
      case .passedOn: alerts[index].channels.insert(channel)
      case .failed: alerts[index].failed.insert(channel)
      case .givenUp: alerts[index].failed.remove(channel)
      }
    }
  }
}
