import Foundation
import Synchronization

private let entrance = Atomic<Int32>(-1)

/// Runs inside a signal that would stop or end the process without a word: it may find the terminal as it was.
private func giveBack(_ signal: Int32) {
  let savedErrno = errno
  TerminalSettings.restore()
  Signals.raise(signal)
  // Only who was stopped comes here.
  Signals.handle(signal, by: giveBack)
  errno = savedErrno
}

/// Runs inside a signal after which the line has to be drawn anew.
private func note(_ signal: Int32) {
  let savedErrno = errno
  if signal == SIGCONT { TerminalSettings.resume() }
  var byte = UInt8(signal)
  _ = write(entrance.load(ordering: .sequentiallyConsistent), &byte, 1)
  errno = savedErrno
}

/// The signals that change the terminal under a line that is being edited.
enum TerminalSignals {
  /// Those that stop or end the process, and those after which the line is drawn anew.
  package static let all = [SIGTSTP, SIGQUIT, SIGHUP, SIGCONT, SIGWINCH]

  /// Catches them, unless the parent has them ignored; returns the descriptor that becomes readable when the line has to
  /// be drawn anew, and nil where the system has none left.
  static func install() -> Int32? {
    guard let pipe = PipeEnds() else { return nil }
    TerminalSettings.prepare()
    entrance.store(pipe.entrance, ordering: .sequentiallyConsistent)
    for signal in [SIGTSTP, SIGQUIT, SIGHUP] { Signals.handle(signal, by: giveBack) }
    for signal in [SIGCONT, SIGWINCH] { Signals.handle(signal, by: note) }
    return pipe.exit
  }

  /// Takes away what was noted; whether the process was stopped meanwhile, so that the terminal was another program's.
  static func clear(_ notices: Int32) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 64)
    var wasStopped = false
    while case let count = read(notices, &bytes, bytes.count), count > 0 {
      wasStopped = wasStopped || bytes.prefix(count).contains(UInt8(SIGCONT))
    }
    return wasStopped
  }
}
