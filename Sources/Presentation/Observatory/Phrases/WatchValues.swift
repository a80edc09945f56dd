public import ArcadeDomain

extension WatchPhrases {
  /// A value as people read it.
  public func text(of value: ListingValue?) -> String {
    switch value {
    case nil: notSaid
    case .amount(let price): formats.money(price)
    case .currency(let currency): currency.code
    case .count(let count): formats.number(count)
    case .average(let average): formats.decimal(average.decimalText)
    case .availability(let isAvailable): stock(isAvailable)
    }
  }

  /// What an update did to a listing, on one line.
  public func line(for event: WatchEvent) -> String {
    switch event.kind {
    case .new: appeared(event.listing.name)
    case .returned: cameBack(event.listing.name)
    case .outOfSight: vanished(event.listing.name)
    case .changed(let change): line(for: change, of: event.listing.name)
    }
  }

  /// What changed about a listing, on one line.
  public func line(for change: ListingChange, of name: String) -> String {
    let what = words(for: change.attribute, change.direction)
    // In stock again, or sold out: from what to what is said already.
    if change.attribute == .availability, change.direction != nil { return about(name, what) }
    return self.change(of: name, what, from: text(of: change.from), to: text(of: change.to))
  }
}
