/// A listing of a watch with the last change about it.
public struct ListingSummary: Hashable, Identifiable, Sendable {
  /// The listing.
  public let watched: WatchedListing
  /// The last change of something watched; nil where nothing changed since it was first seen.
  public let lastChange: DatedChange?
  /// What it costs and cost before; nil where either is not known.
  public let priceMove: PriceMove?

  /// Joins a listing with its last change, and where its price went.
  public init(_ watched: WatchedListing, lastChange: DatedChange?, priceMove: PriceMove? = nil) {
    (self.watched, self.lastChange, self.priceMove) = (watched, lastChange, priceMove)
  }

  /// Joins a listing with what the two newest values of each of its histories say.
  public init(_ watched: WatchedListing, _ history: ListingHistory) {
    let (price, before) = (history.prices.first?.value, history.prices.dropFirst().first?.value)
    let move = price.flatMap { price in before.flatMap { PriceMove(from: $0, to: price) } }
    self.init(watched, lastChange: history.lastChange, priceMove: move)
  }

  /// What its source calls it.
  public var id: String { watched.id }
}
