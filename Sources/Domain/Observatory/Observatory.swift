/// What the observatory works with: its watches, the sources that they ask, and the time.
public struct Observatory: Sendable {
  /// Where watches are kept.
  let watches: any WatchRepository
  /// Where listings come from.
  public let sources: any ListingSources
  /// What time it is.
  public let time: any TimeSource
  /// What gets pictures after an update; nil where none are to be opened.
  let keepThumbnails: KeepThumbnails?
  /// What passes on what is told.
  public var senders: [any AlertSender]
  /// What its updates hold.
  let leases: HeldLeases
  /// Waits for a while, between two renewals of a lease.
  let pause: @Sendable (Duration) async throws -> Void

  /// Joins what the observatory works with.
  public init(
    watches: any WatchRepository,
    sources: any ListingSources,
    time: any TimeSource,
    keepThumbnails: KeepThumbnails? = nil,
    senders: [any AlertSender] = [],
    leases: HeldLeases = HeldLeases(),
    pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    (self.watches, self.sources, self.time) = (watches, sources, time)
    (self.keepThumbnails, self.senders, self.leases, self.pause) = (keepThumbnails, senders, leases, pause)
  }
}
