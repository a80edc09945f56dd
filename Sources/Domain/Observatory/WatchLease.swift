/// Somebody's right to update a watch for a while, so that nobody else does the same at that time.
///
/// It is renewed as long as the update lasts. Of somebody who is gone it ends by itself.
public struct WatchLease: Hashable, Sendable {
  /// How long it lasts unless it is renewed.
  public static let term: Duration = .seconds(60)
  /// How long to wait before it is renewed.
  static let renewal: Duration = .seconds(20)

  /// What is updated meanwhile.
  public let watch: Watch.ID
  /// What tells one update from all others.
  public let holder: String
  /// When it ends.
  public var end: Moment

  /// Describes a lease.
  public init(watch: Watch.ID, holder: String, end: Moment) {
    (self.watch, self.holder, self.end) = (watch, holder, end)
  }

  /// Makes one for an update that begins at a moment.
  static func beginning(at moment: Moment, of watch: Watch.ID) -> WatchLease {
    var generator = SystemRandomNumberGenerator()
    let holder = [generator.next(), generator.next()].map { String($0, radix: 36) }.joined(separator: "-")
    return WatchLease(watch: watch, holder: holder, end: moment.advanced(by: term))
  }

  /// The same, from a later moment.
  func renewed(at moment: Moment) -> WatchLease {
    WatchLease(watch: watch, holder: holder, end: moment.advanced(by: Self.term))
  }
}
