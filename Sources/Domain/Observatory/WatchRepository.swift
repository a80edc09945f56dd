/// Keeps watches with all that was ever seen through them.
///
/// A watch that is not there throws `.noSuchWatch`, and a name that another watch has `.exists`.
public protocol WatchRepository: WatchLeases, WatchedListings, AlertRuleRepository {
  /// Returns all watches, in the order in which they were added.
  func watches() async throws(RepositoryError) -> [WatchSummary]
  /// Returns one watch; nil where there is none with that number.
  func watch(_ id: Watch.ID) async throws(RepositoryError) -> WatchSummary?
  /// Returns one watch; nil where none is called that.
  func watch(named name: Watch.Name) async throws(RepositoryError) -> WatchSummary?
  /// Adds a watch with its first result, in one step, by ``WatchState/beginning(with:)``.
  func add(_ watch: NewWatch, with result: SearchResult, at moment: Moment) async throws(RepositoryError)
    -> UpdateResult
  /// Moves a watch on by ``WatchState/after(_:ofFeedAt:)``, in one step.
  ///
  /// The result is compared with what is stored at that moment, whoever stored it, so that of two
  /// copies that update at once neither loses what the other found, nor finds it a second time. The
  /// state in the answer may lack listings that were out of sight before and after. Whoever has held a
  /// lease names it: where it is somebody else's by now, `.watchBusy` is thrown and nothing changes. What its targets find
  /// is told, and kept, in the same step. If the clock was set back, it counts as of the moment of the update before.
  func update(
    _ id: Watch.ID,
    with result: SearchResult,
    under lease: WatchLease?,
    at moment: Moment
  ) async throws(RepositoryError) -> UpdateResult
  /// Calls a watch something else.
  func rename(_ id: Watch.ID, to name: Watch.Name) async throws(RepositoryError)
  /// Deletes a watch with its listings, its histories and its records.
  func delete(_ id: Watch.ID) async throws(RepositoryError)
}

/// Keeps two updates of a watch from being made at once.
public protocol WatchLeases: Sendable {
  /// Keeps others from updating a watch until a lease ends.
  ///
  /// Throws `.watchBusy`, about whoever has it, while another holder's lease lasts. Where several machines
  /// share the watches, what counts is for how long a lease is wanted, by the clock of the store.
  func hold(_ lease: WatchLease, at moment: Moment) async throws(RepositoryError)
  /// Lets a lease last for longer; throws `.watchBusy` where it has been somebody else's since then.
  func renew(_ lease: WatchLease, at moment: Moment) async throws(RepositoryError)
  /// Lets go of a watch, unless it is another holder's by now.
  func release(_ lease: WatchLease) async throws(RepositoryError)
}

extension RepositoryError.Code {
  /// All that there is was seen, and nothing of it was searched for; the subject is what the watch would have been called.
  public static let nothingFound = Self(rawValue: "nothingFound")
  /// There is no watch with that number; another running copy may have deleted it.
  public static let noSuchWatch = Self(rawValue: "noSuchWatch")
  /// Somebody is updating the watch; the subject is the name, empty for nobody in particular.
  public static let watchBusy = Self(rawValue: "watchBusy")
  /// A source has no category with that id.
  public static let noSuchCategory = Self(rawValue: "noSuchCategory")
  /// There is no source with that name.
  public static let noSuchSource = Self(rawValue: "noSuchSource")
  /// A source that is a file was named from another machine.
  public static let fileFromAfar = Self(rawValue: "fileFromAfar")
  /// The `robots.txt` of a server forbids to ask; the subject is its line, and the detail what stands there.
  public static let robotsForbid = Self(rawValue: "robotsForbid")
}
