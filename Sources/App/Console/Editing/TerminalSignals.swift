import Foundation
import Synchronization

private let entrance = Atomic<Int32>(-1)

/// A signal handler that restores the terminal before a signal stops or ends the process.
private func giveBack(_ signal: Int32) {
  let savedErrno = errno
  TerminalSettings.restore()
  Signals.raise(signal)
  // This line is reached only after a stop.
  Signals.handle(signal, by: giveBack)
  errno = savedErrno
}

/// A signal handler that requests a redraw of the line.
private func note(_ signal: Int32) {
  let savedErrno = errno
  if signal == SIGCONT { TerminalSettings.resume() }
  var byte = UInt8(signal)
  _ = write(entrance.load(ordering: .sequentiallyConsistent), &byte, 1)
  errno = savedErrno
}

/// The signals that change the terminal under a line that is being edited.
enum TerminalSignals {
  /// The signals that stop or end the process, and those after which the line is redrawn.
  package static let all = [SIGTSTP, SIGQUIT, SIGHUP, SIGCONT, SIGWINCH]

  /// Catches the signals, unless the parent ignores them.
  ///
  /// Returns the descriptor that becomes readable when the line has to be redrawn; nil if the system has none left.
  static func install() -> Int32? {
    guard let pipe = PipeEnds() else { return nil }
    TerminalSettings.prepare()
    entrance.store(pipe.entrance, ordering: .sequentiallyConsistent)
    for signal in [SIGTSTP, SIGQUIT, SIGHUP] { Signals.handle(signal, by: giveBack) }
    for signal in [SIGCONT, SIGWINCH] { Signals.handle(signal, by: note) }
    return pipe.exit
  }

  /// Clears the notices; returns whether the process was stopped in the meantime and lost the terminal.
  static func clear(_ notices: Int32) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 64)
    var wasStopped = false
    while case let count = read(notices, &bytes, bytes.count), count > 0 {
      wasStopped = wasStopped || bytes.prefix(count).contains(UInt8(SIGCONT))
    }
    return wasStopped
  }
}
