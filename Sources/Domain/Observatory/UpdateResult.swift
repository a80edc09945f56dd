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
  /// What the targets of the watch tell of it.
  public let alerts: [PriceAlert]
  /// Why something that was told could not be passed on.
  public var undelivered: [RepositoryError] = []
  /// What was told, could not be passed on, and is not tried again.
  public var givenUp: [PriceAlert] = []

  /// Joins a watch with its update.
  public init(watch: Watch, update: UpdateRecord, previous: Moment?, step: WatchChanges, alerts: [PriceAlert] = []) {
    (self.watch, self.update, self.previous, self.step, self.alerts) = (watch, update, previous, step, alerts)
  }
}

extension UpdateResult {
  /// The same, with what its targets tell.
  public func alerting(_ alerts: [PriceAlert]) -> UpdateResult {
    UpdateResult(watch: watch, update: update, previous: previous, step: step, alerts: alerts)
  }

  /// What the update did, one thing after another: changes first, each attribute on its own.
  public var events: [WatchEvent] {
    let changed = step.changed.flatMap { row in row.changes.map { WatchEvent(row.new, .changed($0)) } }
    return changed + step.new.map { WatchEvent($0, .new) } + step.returned.map { WatchEvent($0, .returned) }
      + step.outOfSight.map { WatchEvent($0, .outOfSight) }
  }
}
