/// The leases of the running updates, which must be released if the process ends early.
public actor HeldLeases {
  private var leases: [WatchLease] = []

  /// Creates an empty list.
  public init() {}

  /// Releases all leases; results of the updates that are still running are not stored.
  public func release(in watches: any WatchLeases) async { for lease in leases { try? await watches.release(lease) } }

  func add(_ lease: WatchLease) { leases.append(lease) }

  func remove(_ lease: WatchLease) { leases.removeAll { $0.holder == lease.holder } }
}
