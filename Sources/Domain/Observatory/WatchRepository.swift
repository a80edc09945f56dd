/// A store of watches with everything that was seen through them. Its methods throw `.noSuchWatch` if a watch does not
/// exist, and `.exists` if another watch has a name.
public protocol WatchRepository: WatchLeases, WatchedListings, AlertRuleRepository {
  /// Returns all watches in the order in which they were added.
  func watches() async throws(RepositoryError) -> [WatchSummary]
  /// Returns the watch with a number; nil if there is none.
  func watch(_ id: Watch.ID) async throws(RepositoryError) -> WatchSummary?
  /// Returns the watch with a name; nil if there is none.
  func watch(named name: Watch.Name) async throws(RepositoryError) -> WatchSummary?
  /// Adds a watch with its first result in one step, by ``WatchState/beginning(with:)``.
  func add(_ watch: NewWatch, with result: SearchResult, at moment: Moment) async throws(RepositoryError)
    -> UpdateResult
  /// Applies a result to a watch in one step, by ``WatchState/after(_:ofFeedAt:)``.
  ///
  /// The result is compared with what is stored at that moment. If two copies update at once, neither loses what the
  /// other found, nor finds it again. The returned state may lack listings that were out of sight before and after.
  ///
  /// Throws `.watchBusy` without changes if another holder has taken over the given lease. Alerts are raised and stored
  /// in the same step. If the clock was set back, the moment of the previous update is used.
  func update(
    _ id: Watch.ID,
    with result: SearchResult,
    under lease: WatchLease?,
    at moment: Moment
  ) async throws(RepositoryError) -> UpdateResult
  /// Renames a watch.
  func rename(_ id: Watch.ID, to name: Watch.Name) async throws(RepositoryError)
  /// Deletes a watch with its listings, histories and records.
  func delete(_ id: Watch.ID) async throws(RepositoryError)
}

/// A store of leases, which prevents simultaneous updates of a watch.
public protocol WatchLeases: Sendable {
  /// Prevents others from updating a watch until the lease expires.
  ///
  /// Throws `.watchBusy`, naming the holder, while another holder's lease lasts. If several machines share the watches,
  /// the length of the lease counts from the clock of the store.
  func hold(_ lease: WatchLease, at moment: Moment) async throws(RepositoryError)
  /// Extends a lease; throws `.watchBusy` if another holder has taken it over.
  func renew(_ lease: WatchLease, at moment: Moment) async throws(RepositoryError)
  /// Releases a lease, unless another holder has it.
  func release(_ lease: WatchLease) async throws(RepositoryError)
}

extension RepositoryError.Code {
  /// A complete search found nothing; the subject is the intended name of the watch.
  public static let nothingFound = Self(rawValue: "nothingFound")
  /// There is no watch with that number; another running copy may have deleted it.
  public static let noSuchWatch = Self(rawValue: "noSuchWatch")
  /// The watch is being updated; the subject is the holder's name, empty if unknown.
  public static let watchBusy = Self(rawValue: "watchBusy")
  /// The source has no category with that id.
  public static let noSuchCategory = Self(rawValue: "noSuchCategory")
  /// There is no source with that name.
  public static let noSuchSource = Self(rawValue: "noSuchSource")
  /// A source that is a local file was named from another machine.
  public static let fileFromAfar = Self(rawValue: "fileFromAfar")
  /// The server's `robots.txt` forbids the request; the subject is the place of the rule, and the detail is the rule.
  public static let robotsForbid = Self(rawValue: "robotsForbid")
}
