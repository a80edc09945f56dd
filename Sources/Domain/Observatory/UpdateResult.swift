/// A watch that was just updated, or searched for the first time.
public struct UpdateResult: Equatable, Sendable {
  /// The watch as it is after the update.
  public let watch: Watch
  /// The record of the update.
  public let update: UpdateRecord
  /// When the result before was stored; nil after the first search.
  public let previous: Moment?
  /// What the update did, listing by listing.
  public let step: WatchChanges

  /// Joins a watch with its update.
  public init(watch: Watch, update: UpdateRecord, previous: Moment?, step: WatchChanges) {
    (self.watch, self.update, self.previous, self.step) = (watch, update, previous, step)
  }
}

/// One thing that an update did to one listing.
public struct WatchEvent: Hashable, Sendable {
  /// What it did.
  public enum Kind: Hashable, Sendable {
    /// It was seen for the first time.
    case new
    /// It came back from out of sight.
    case returned
    /// It was not there any more.
    case outOfSight
    /// Something watched differed.
    case changed(ListingChange)
  }

  /// The listing, as it was seen last.
  public let listing: Listing
  /// What the update did.
  public let kind: Kind

  /// Says what an update did to a listing.
  public init(_ listing: Listing, _ kind: Kind) {
    (self.listing, self.kind) = (listing, kind)
  }
}

extension UpdateResult {
  /// What the update did, one thing after another: changes first, each attribute on its own.
  public var events: [WatchEvent] {
    let changed = step.changed.flatMap { row in row.changes.map { WatchEvent(row.new, .changed($0)) } }
    return changed + step.new.map { WatchEvent($0, .new) } + step.returned.map { WatchEvent($0, .returned) }
      + step.outOfSight.map { WatchEvent($0, .outOfSight) }
  }
}
