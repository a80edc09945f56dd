import ArcadeDomain
import Dispatch

/// The engine of a database: a file or a server.
protocol SQLEngine: Sendable {
  /// Runs `body` in a transaction, which is rolled back if it throws. It may run twice, if a server ended the first one
  /// before anything was stored.
  func transaction<Value: Sendable>(
    _ mode: TransactionMode,
    _ body: @Sendable (Connection) throws -> Value
  ) async throws(RepositoryError) -> Value

  /// Returns a number that changes after others' changes, if that can be detected.
  func foreignChanges() async -> Int

  /// Opens another connection for the caller; it blocks the thread that uses it.
  func connect() throws(RepositoryError) -> any StoreDriver

  /// Returns whether the store was deleted or overwritten while open.
  func isReplaced() async -> Bool

  /// Closes the store; the next transaction opens it again.
  func close() async
}

/// Runs an actor that blocks on disks and servers on its own thread. The shared pool has only as many threads as there
/// are cores.
final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  init(_ label: String) { queue = DispatchQueue(label: label) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
