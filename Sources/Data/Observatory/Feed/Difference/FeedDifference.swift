public import ArcadeDomain
import Dispatch
import Synchronization

/// What changed from one feed of listings to another, by the rule of `DiffSnapshot`.
///
/// A row takes part by its id alone, and what is watched is read only where the
/// two feeds do not say the same. A row that cannot be read there is a problem,
/// and neither changed nor unchanged; one that is new or gone is so whatever
/// else it says. Of rows with the same id the first one counts, and the others
/// are problems. Where a listing stands in its feed is not compared.
public struct FeedDifference: Hashable, Sendable {
  /// The ids that only the new feed has, by their bytes.
  public let new: [String]
  /// The ids that only the old feed has, by their bytes.
  public let outOfSight: [String]
  /// What changed in listings of both, by the bytes of their ids.
  public let changed: [FeedChange]
  /// How many listings of both are the same in all that is watched.
  public let unchanged: Int
  /// What was left out of the old feed.
  public let oldProblems: CappedList<ListingProblem>
  /// What was left out of the new feed.
  public let newProblems: CappedList<ListingProblem>

  /// Compares two files, each a CSV, TSV, JSON or JSON-lines feed.
  ///
  /// Both are read at the same time, and tables are compared by their bytes,
  /// on all cores; it blocks until that is done.
  public init(from old: String, to new: String, columns: FeedColumns = .usual) throws(RepositoryError) {
    let paths = [old, new]
    let unread = Result<ListingFeed, RepositoryError>.failure(RepositoryError(.unavailable, subject: old))
    let feeds = Mutex([unread, unread])
    DispatchQueue.concurrentPerform(iterations: paths.count) { number in
      let feed = Self.feed(at: paths[number], columns)
      feeds.withLock { $0[number] = feed }
    }
    let read = feeds.withLock { $0 }
    self.init(from: try read[0].get(), to: try read[1].get())
  }

  private static func feed(at path: String, _ columns: FeedColumns) -> Result<ListingFeed, RepositoryError> {
    do throws(RepositoryError) {
      return .success(try ListingFeed(FeedFile(reading: path), columns: columns))
    } catch {
      return .failure(error)
    }
  }

  init(from old: ListingFeed, to new: ListingFeed) {
    self.init(Self.tableStep(from: old, to: new) ?? Self.recordStep(from: old, to: new), old.file, new.file)
  }

  init(_ step: FeedStep, _ old: FeedFile, _ new: FeedFile) {
    self.new = step.new
    outOfSight = step.outOfSight
    changed = step.changed
    unchanged = step.unchanged
    oldProblems = old.problems(step.oldFaults)
    newProblems = new.problems(step.newFaults)
  }

  /// Compares two tables by their bytes; nil where that cannot be done.
  static func tableStep(from old: ListingFeed, to new: ListingFeed) -> FeedStep? {
    guard case (.table(let old), .table(let new)) = (old, new) else { return nil }
    // Where the rows stand is forgotten before the parts become one.
    return FeedTableStep(from: old, to: new).map { $0.parts() }.map(FeedStep.init(joining:))
  }

  /// Compares feeds of any kind.
  static func recordStep(from old: ListingFeed, to new: ListingFeed) -> FeedStep {
    let (before, after) = (FeedRecordRow.rows(of: old, isOld: true), FeedRecordRow.rows(of: new, isOld: false))
    var step = FeedStep(from: before.rows, to: after.rows)
    step.oldFaults.append(contentsOf: before.faults)
    step.newFaults.append(contentsOf: after.faults)
    return step
  }
}

/// A listing of two feeds in which something watched is not what it was.
public struct FeedChange: Hashable, Identifiable, Sendable {
  /// What both feeds call it.
  public let id: String
  /// What differs, in the order of the attributes; never empty.
  public let changes: [ListingChange]
}
