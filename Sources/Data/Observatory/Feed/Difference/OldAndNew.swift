import ArcadeDomain
import Dispatch
import Synchronization

/// Something of each of two feeds that are compared.
struct OldAndNew<Value: Sendable>: Sendable {
  let old, new: Value

  /// Makes both at the same time; where neither can be made, throws what is wrong with the old one.
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
  /// Opens two files at the same time.
  init(reading old: String, _ new: String, columns: FeedColumns) throws(RepositoryError) {
    try self.init { isOld throws(RepositoryError) in try ComparedFeed(reading: isOld ? old : new, columns: columns) }
    try requireSameIdentity()
  }

  /// Throws where what tells the listings of one feed apart is not what tells those of the other one.
  private func requireSameIdentity() throws(RepositoryError) {
    guard let one = old.feed.identity, let other = new.feed.identity, one != other else { return }
    let isOldPoorer = other == .id || one == .name
    let (poorer, column) = isOldPoorer ? (old.feed, other) : (new.feed, one)
    throw FeedFile.withoutSecrets(poorer.file.missing(column: column.rawValue, among: poorer.headings))
  }
}
