import Synchronization

/// The leases of the updates that are under way, to be given back where the process ends before they do.
public final class HeldLeases: Sendable {
  private let leases = Mutex<[WatchLease]>([])

  /// Begins with none.
  public init() {}

  /// Lets go of all of them: whatever an update finds from now on is not stored.
  public func release(in watches: any WatchRepository) async {
    for lease in leases.withLock({ $0 }) { try? await watches.release(lease) }
  }

  func add(_ lease: WatchLease) { leases.withLock { $0.append(lease) } }

  func remove(_ lease: WatchLease) { leases.withLock { $0.removeAll { $0.holder == lease.holder } } }
}
