import ArcadeDomain

extension WatchEntry {
  /// Keeps what targets find in an update that is applied, under numbers after the last one.
  mutating func tell(
    _ step: WatchChanges,
    showing result: SearchResult,
    after number: inout Int64,
    at moment: Moment
  ) -> [Telling] {
    let (known, histories) = (tellings, self)
    let found = step.found(by: targets, in: result, at: moment) { target, id in
      known.last { $0.target == target.id && $0.telling.listing.utf8.elementsEqual(id.utf8) }
        .map { LastTelling(at: $0.telling.at, price: $0.telling.to) }
    } history: {
      histories.history(of: $0) ?? ListingHistory()
    } folding: {
      $0.folded
    }
    let told = found.map { found in
      number += 1
      return ToldEntry(telling: found.telling(Telling.ID(number: number), at: moment), target: found.target.id)
    }
    tellings += told
    return told.map(\.telling)
  }

  mutating func note(_ telling: Telling.ID, _ outcome: TellingOutcome, by channel: TellingChannel) {
    for index in tellings.indices where tellings[index].telling.id == telling {
      switch outcome {
      case .passedOn: tellings[index].channels.insert(channel)
      case .failed: tellings[index].failed.insert(channel)
      case .givenUp: tellings[index].failed.remove(channel)
      }
    }
  }
}
