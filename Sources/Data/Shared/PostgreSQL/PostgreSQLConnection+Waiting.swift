import ArcadeDomain
import Foundation

// Every wait has a limit, and ends within a moment where nobody wants to know any more.
extension PostgreSQLConnection {
  /// Waits until an answer can be read without waiting; what was to be sent is sent meanwhile.
  func waitForResult(within limit: Duration? = nil) throws(RepositoryError) {
    let end = ContinuousClock.now + PostgreSQLLimits.patience(with: limit ?? limits.statement)
    while true {
      let unsent = library.flush(handle)
      guard unsent >= 0 else { try require(0); return }
      guard library.isBusy(handle) != 0 else { return }
      let ready = try wait(toRead: true, toWrite: unsent == 1, until: end)
      if ready & Int16(POLLIN | POLLHUP | POLLERR) != 0 { try require(library.consumeInput(handle)) }
    }
  }

  /// Waits until the server can be read from, or written to, and returns what can be done.
  func wait(toRead: Bool, toWrite: Bool, until end: ContinuousClock.Instant) throws(RepositoryError) -> Int16 {
    let events = (toRead ? Int16(POLLIN) : 0) | (toWrite ? Int16(POLLOUT) : 0)
    while true {
      var place = pollfd(fd: library.socket(handle), events: events, revents: 0)
      let found = poll(&place, 1, 100)
      if found > 0 { return place.revents }
      guard found == 0 || errno == EINTR else { throw broken("poll: \(errno)") }
      guard ContinuousClock.now < end else { throw broken("no answer in time", .storeSilent) }
      guard !Task.isCancelled else { throw broken("", .cancelled) }
    }
  }
}
