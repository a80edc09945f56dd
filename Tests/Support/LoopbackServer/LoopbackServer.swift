public import Foundation
import Synchronization

/// A server of HTTP on this machine, with real sockets, that answers as a script says.
///
/// Each path, or path with a query, has a queue of answers, the last of which
/// stays; a path without one is 404. It runs in threads of its own and ends with its last reference.
public final class LoopbackServer: Sendable {
  /// Where it listens, without a path.
  public let address: URL

  private let log: LoopbackLog
  private let threads = DispatchGroup()
  private let stopping: Pipe
  private let isStopped = Mutex(false)

  /// Starts to listen, on a port that nobody uses.
  public init(_ answers: [String: [LoopbackAnswer]] = [:]) throws {
    let log = LoopbackLog(answers)
    let stopping = Pipe()
    let port = try LoopbackPort()
    try port.open()
    let listener = LoopbackSocket(descriptor: port.descriptor, stopping: stopping.fileHandleForReading.fileDescriptor)
    address = port.address
    (self.log, self.stopping) = (log, stopping)
    let threads = threads
    threads.enter()
    Thread.detachNewThread {
      while let connection = listener.nextConnection() {
        threads.enter()
        Thread.detachNewThread {
          LoopbackConversation(socket: connection, log: log).run()
          threads.leave()
        }
      }
      port.free()
      threads.leave()
    }
  }

  deinit { stop() }

  /// Sets what a path, or a path with a query, answers from now on.
  public func answer(_ path: String, with answers: LoopbackAnswer...) { log.set(answers, for: path) }

  /// Returns the address of a path, which may have a query.
  public func url(_ path: String) -> URL { URL(string: path, relativeTo: address)?.absoluteURL ?? address }

  /// Everything that was asked, in order.
  public var requests: [LoopbackRequest] { log.requests }

  /// Returns once a path was asked for so many times.
  public func waitForRequests(_ count: Int = 1, to path: String) async {
    await log.wait(for: count, to: path)
  }

  /// Closes every connection and waits until nothing of it is left.
  public func stop() {
    let isFirst = isStopped.withLock { isStopped in
      defer { isStopped = true }
      return !isStopped
    }
    guard isFirst else { return }
    try? stopping.fileHandleForWriting.write(contentsOf: Data([0]))
    threads.wait()
  }
}
