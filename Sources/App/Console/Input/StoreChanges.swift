import Foundation
import Synchronization

/// Notices changes to the store for a session that waits at its prompt.
package final class StoreChanges: Sendable {
  /// The descriptor that becomes readable after a change.
  package let descriptor: Int32

  private let entrance: Int32
  private let isAwaited = Mutex(false)
  private let revision: @Sendable () async -> Int

  /// Takes a closure whose number differs after each change; nil if the system has no pipes left.
  package init?(revision: @escaping @Sendable () async -> Int) {
    guard let pipe = PipeEnds() else { return nil }
    (descriptor, entrance, self.revision) = (pipe.exit, pipe.entrance, revision)
  }

  deinit {
    close(descriptor)
    close(entrance)
  }

  /// Sets whether changes are awaited.
  package func await(_ isAwaited: Bool) { self.isAwaited.withLock { $0 = isAwaited } }

  /// Checks twice a second while changes are awaited, until the task is cancelled.
  package func watch() async {
    var seen = await revision()
    while (try? await Task.sleep(for: .milliseconds(500))) != nil {
      guard isAwaited.withLock({ $0 }) else { continue }
      let now = await revision()
      guard now != seen else { continue }
      seen = now
      var byte: UInt8 = 1
      _ = write(entrance, &byte, 1)
    }
  }

  /// Clears the notices.
  func clear() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }
}
