/// The watches, sources and clock of the observatory.
public struct Observatory: Sendable {
  let watches: any WatchRepository
  /// The sources of listings.
  public let sources: any ListingSources
  /// The clock.
  public let time: any TimeSource
  /// Loads thumbnails after an update; nil if none are shown.
  let keepThumbnails: KeepThumbnails?
  /// The senders that deliver alerts.
  public var senders: [any AlertSender]
  let leases: HeldLeases
  /// Waits between two renewals of a lease.
  let pause: @Sendable (Duration) async throws -> Void

  /// Creates the service.
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
