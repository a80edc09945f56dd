import ArcadeDomain
import Dispatch

/// Where a database is: a file, or a server.
protocol SQLEngine: Sendable {
  /// Runs `body` in a transaction, which leaves no trace when it throws. It may run twice: where a server ended the
  /// first one before anything of it was stored.
  func transaction<Value: Sendable>(
    _ mode: TransactionMode,
    _ body: @Sendable (Connection) throws -> Value
  ) async throws(RepositoryError) -> Value

  /// A number that is another one after somebody else has changed something; the same where that cannot be found out.
  func foreignChanges() async -> Int

  /// Opens one more connection, which belongs to whoever asked and blocks the thread that it is used on.
  func connect() throws(RepositoryError) -> any StoreDriver

  /// Whether what everything is kept in was deleted or overwritten while it was open.
  func isReplaced() async -> Bool

  /// Lets go of what is open; the next transaction opens it again.
  func close() async
}

/// Runs an actor that waits for disks and servers on a thread of its own. The threads that all other actors share are
/// as few as the processor has cores.
final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  init(_ label: String) { queue = DispatchQueue(label: label) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
