import ArcadeDomain
import Dispatch
import Synchronization

/// A pair of values for two compared feeds.
struct OldAndNew<Value: Sendable>: Sendable {
  let old, new: Value

  /// Makes both values in parallel; if both fail, throws the error of the old one.
  init(_ make: @Sendable (_ isOld: Bool) throws(RepositoryError) -> Value) throws(RepositoryError) {
    let made = Mutex<[Bool: Result<Value, RepositoryError>]>([:])
    DispatchQueue.concurrentPerform(iterations: 2) { number in
      let result: Result<Value, RepositoryError>
      do throws(RepositoryError) {
        result = .success(try make(number == 0))
      } catch {
        result = .failure(error)
      }
      made.withLock { $0[number == 0] = result }
    }
    let results = made.withLock { $0 }
    let missing = Result<Value, RepositoryError>.failure(RepositoryError(.unavailable, subject: ""))
    (old, new) = (try (results[true] ?? missing).get(), try (results[false] ?? missing).get())
  }

  init(old: Value, new: Value) { (self.old, self.new) = (old, new) }
}

extension OldAndNew<ComparedFeed> {
  /// Opens two files in parallel.
  init(reading old: String, _ new: String, columns: FeedColumns) throws(RepositoryError) {
    try self.init { isOld throws(RepositoryError) in try ComparedFeed(reading: isOld ? old : new, columns: columns) }
    try requireSameIdentity()
  }

  /// Throws if the two feeds identify their listings by different fields.
  private func requireSameIdentity() throws(RepositoryError) {
    guard let one = old.feed.identity, let other = new.feed.identity, one != other else { return }
    let isOldPoorer = other == .id || one == .name
    let (poorer, column) = isOldPoorer ? (old.feed, other) : (new.feed, one)
    throw FeedFile.withoutSecrets(poorer.file.missing(column: column.rawValue, among: poorer.headings))
  }
}
