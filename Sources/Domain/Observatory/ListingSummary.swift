/// A listing of a watch with its last change.
public struct ListingSummary: Hashable, Identifiable, Sendable {
  /// The listing with its state.
  public let watched: WatchedListing
  /// The last change of a figure; nil if nothing has changed since it was first seen.
  public let lastChange: DatedChange?
  /// The current and previous price; nil if either is unknown.
  public let priceMove: PriceMove?

  /// Creates a summary.
  public init(_ watched: WatchedListing, lastChange: DatedChange?, priceMove: PriceMove? = nil) {
    (self.watched, self.lastChange, self.priceMove) = (watched, lastChange, priceMove)
  }

  /// Creates a summary from the two newest values of each history.
  public init(_ watched: WatchedListing, _ history: ListingHistory) {
    let (price, before) = (history.prices.first?.value, history.prices.dropFirst().first?.value)
    let move = price.flatMap { price in before.flatMap { PriceMove(from: $0, to: price) } }
    self.init(watched, lastChange: history.lastChange, priceMove: move)
  }

  /// The identifier in the source.
  public var id: String { watched.id }
}
