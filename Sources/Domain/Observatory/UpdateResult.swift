/// The result of an update or of the first search of a watch.
public struct UpdateResult: Equatable, Sendable {
  /// The watch after the update.
  public let watch: Watch
  /// The record of the update.
  public let update: UpdateRecord
  /// When the previous update was stored; nil for the first search.
  public let previous: Moment?
  /// The changes, listing by listing.
  public let step: WatchChanges
  /// The alerts that the update raised.
  public let alerts: [PriceAlert]
  /// Why some alerts could not be delivered.
  public var undelivered: [RepositoryError] = []
  /// The alerts that could not be delivered and are not retried.
  public var givenUp: [PriceAlert] = []

  /// Creates a result.
  public init(watch: Watch, update: UpdateRecord, previous: Moment?, step: WatchChanges, alerts: [PriceAlert] = []) {
    (self.watch, self.update, self.previous, self.step, self.alerts) = (watch, update, previous, step, alerts)
  }
}

extension UpdateResult {
  /// Returns a copy with alerts.
  public func alerting(_ alerts: [PriceAlert]) -> UpdateResult {
    UpdateResult(watch: watch, update: update, previous: previous, step: step, alerts: alerts)
  }

  /// The changes one by one: changed attributes first, each on its own.
  public var events: [WatchEvent] {
    let changed = step.changed.flatMap { row in row.changes.map { WatchEvent(row.new, .changed($0)) } }
    return changed + step.new.map { WatchEvent($0, .new) } + step.returned.map { WatchEvent($0, .returned) }
      + step.outOfSight.map { WatchEvent($0, .outOfSight) }
  }
}
