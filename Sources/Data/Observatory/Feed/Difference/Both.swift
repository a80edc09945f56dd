import ArcadeDomain
import Dispatch
import Synchronization

/// Something of each of two feeds that are compared.
struct Both<Value: Sendable>: Sendable {
  let old: Value
  let new: Value

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
