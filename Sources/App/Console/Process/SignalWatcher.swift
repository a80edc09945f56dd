import ArcadeData
import Foundation

/// Prints a final message and ends the process after a signal, at a prompt and during a load alike.
///
/// Each step is saved when it is done. The final message retries pending changes, and names those that could not be
/// saved.
package struct SignalWatcher: Sendable {
  private let output: @Sendable () -> Int32
  private let farewell: @Sendable (Int32) -> String
  private let die: @Sendable (Int32) -> Void

  /// Begins to watch on a separate thread.
  ///
  /// The line that `farewell` returns for a signal is written directly to the current descriptor of `output`.
  package static func start(
    output: @escaping @Sendable @autoclosure () -> Int32 = 1,
    dying die: @escaping @Sendable (Int32) -> Void = { Signals.die(by: $0) },
    farewell: @escaping @Sendable (Int32) -> String
  ) {
    guard let pipe = Signals.install() else { return }
    let watcher = SignalWatcher(output: output, farewell: farewell, die: die)
    let thread = Thread { watcher.watch(pipe) }
    thread.name = "signals"
    thread.start()
  }

  private func watch(_ pipe: Int32) {
    for signal in [SIGINT, SIGTERM] + TerminalSignals.all { Signals.unblock(signal) }
    var byte: UInt8 = 0
    while read(pipe, &byte, 1) < 0 && errno == EINTR {}
    let signal = Signals.caught
    say(farewell(signal))
    die(signal)
  }

  /// Writes one line if the reader has room for it; a blocked reader must not delay the end.
  private func say(_ text: String) {
    let output = output()
    var rule = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
    guard poll(&rule, 1, 200) > 0 else { return }
    let opening = isatty(output) == 1 ? "\n" : ""
    let line = opening + text.sanitized + "\n"
    try? DescriptorSink(output).write(Array(line.utf8))
  }
}
