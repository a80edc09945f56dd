public import Foundation
import Synchronization

/// A scripted HTTP server on this machine, with real sockets.
///
/// Each path, or path with a query, has a queue of answers, in which the last one stays; other paths are 404. It runs
/// in its own threads and ends with its last reference.
public final class LoopbackServer: Sendable {
  /// Its address, without a path.
  public let address: URL

  private let log: LoopbackLog
  private let threads = DispatchGroup()
  private let stopping: Pipe
  private let isStopped = Mutex(false)

  /// Starts to listen on a free port.
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

  /// Sets the answers for a path, or a path with a query, from now on.
  public func answer(_ path: String, with answers: LoopbackAnswer...) { log.set(answers, for: path) }

  /// Returns the URL of a path, which may have a query.
  public func url(_ path: String) -> URL { URL(string: path, relativeTo: address)?.absoluteURL ?? address }

  /// All requests in order.
  public var requests: [LoopbackRequest] { log.requests }

  /// Returns after a number of requests for a path.
  public func waitForRequests(_ count: Int = 1, to path: String) async {
    await log.wait(for: count, to: path)
  }

  /// Closes every connection and waits until all threads have ended.
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
