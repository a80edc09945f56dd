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
    self.watch = watch
    self.update = update
    self.previous = previous
    self.step = step
  }
}
