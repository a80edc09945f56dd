/// The exclusive right to update a watch for a while. It is renewed while the update runs, and expires if its holder is
/// gone.
public struct WatchLease: Hashable, Sendable {
  /// How long a lease lasts without renewal.
  public static let term: Duration = .seconds(60)
  static let renewal: Duration = .seconds(20)

  /// The watch to update.
  public let watch: Watch.ID
  /// The random identifier of the update.
  public let holder: String
  /// When the lease expires.
  public var end: Moment

  /// Creates a lease.
  public init(watch: Watch.ID, holder: String, end: Moment) {
    (self.watch, self.holder, self.end) = (watch, holder, end)
  }

  static func beginning(at moment: Moment, of watch: Watch.ID) -> WatchLease {
    var generator = SystemRandomNumberGenerator()
    let holder = [generator.next(), generator.next()].map { String($0, radix: 36) }.joined(separator: "-")
    return WatchLease(watch: watch, holder: holder, end: moment.advanced(by: term))
  }

  /// Returns the lease renewed at a later moment.
  func renewed(at moment: Moment) -> WatchLease {
    WatchLease(watch: watch, holder: holder, end: moment.advanced(by: Self.term))
  }
}
