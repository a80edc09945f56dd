/// The leases of the updates that are under way, to be given back where the process ends before they do.
public actor HeldLeases {
  private var leases: [WatchLease] = []

  /// Begins with none.
  public init() {}

  /// Lets go of all of them: whatever an update finds from now on is not stored.
  public func release(in watches: any WatchLeases) async { for lease in leases { try? await watches.release(lease) } }

  func add(_ lease: WatchLease) { leases.append(lease) }

  func remove(_ lease: WatchLease) { leases.removeAll { $0.holder == lease.holder } }
}
