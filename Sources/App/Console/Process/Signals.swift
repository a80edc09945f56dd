import Foundation
import Synchronization

private let caughtSignal = Atomic<Int32>(0)
private let pipeEntrance = Atomic<Int32>(-1)
private let dyingWithUs = Atomic<Int32>(0)

/// A signal handler, which may only store and write.
///
/// A second signal kills at once.
private func noteSignal(_ signal: Int32) {
  let savedErrno = errno
  if caughtSignal.exchange(signal, ordering: .sequentiallyConsistent) != 0 {
    Signals.die(by: signal)
  }
  var byte: UInt8 = 1
  _ = write(pipeEntrance.load(ordering: .sequentiallyConsistent), &byte, 1)
  errno = savedErrno
}

/// The signals that end the app.
package enum Signals {
  /// Catches SIGINT and SIGTERM unless the parent ignores them, as `nohup` and `trap ''` do.
  ///
  /// SIGPIPE and SIGXFSZ are ignored, so that failed writes are reported as errors. Returns the descriptor that
  /// becomes readable at the first signal. If the system has none left, it returns nil, and signals kill as usual.
  static func install() -> Int32? {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    guard let pipe = PipeEnds() else { return nil }
    // A thread that waits for a signal does nothing else, so it may block.
    _ = fcntl(pipe.exit, F_SETFL, 0)
    // A handler's globals are initialised before it can run, because the first access takes a lock.
    companion(nil)
    TerminalSettings.prepare()
    caughtSignal.store(0, ordering: .sequentiallyConsistent)
    pipeEntrance.store(pipe.entrance, ordering: .sequentiallyConsistent)
    handle(SIGINT, once: true, by: noteSignal)
    handle(SIGTERM, once: true, by: noteSignal)
    return pipe.exit
  }

  /// The last signal that was caught; 0 if there was none.
  package static var caught: Int32 { caughtSignal.load(ordering: .sequentiallyConsistent) }

  /// Sets a process, or a group if negative, that is killed with this process; nil for none.
  package static func companion(_ target: Int32?) { dyingWithUs.store(target ?? 0, ordering: .sequentiallyConsistent) }

  /// Unblocks a signal for the calling thread.
  static func unblock(_ signal: Int32) {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, signal)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// Ends the process so that its parent sees the signal as the cause.
  ///
  /// Threads that Dispatch starts block signals, so `raise` alone would return. The first process of a container
  /// survives `raise`, and exits instead.
  package static func die(by number: Int32) {
    let target = dyingWithUs.load(ordering: .sequentiallyConsistent)
    if target != 0 { kill(target, SIGKILL) }
    TerminalSettings.restore()
    raise(number)
    _exit(128 + number)
  }

  /// Does the system's default action for a signal.
  static func raise(_ number: Int32) {
    signal(number, SIG_DFL)
    unblock(number)
    _ = Foundation.raise(number)
  }

  /// Runs a handler at a signal, unless it is ignored; `once` leaves the next one to the system.
  package static func handle(_ number: Int32, once: Bool = false, by handler: @escaping @convention(c) (Int32) -> Void)
  {
    var action = sigaction()
    sigaction(number, nil, &action)
    guard unsafeBitCast(action.handler, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self) else { return }
    sigemptyset(&action.sa_mask)
    action.handler = handler
    action.sa_flags = Int32(SA_RESTART) | (once ? Int32(bitPattern: UInt32(SA_RESETHAND)) : 0)
    sigaction(number, &action, nil)
  }
}

extension sigaction {
  /// The handler of the signal, under the name that each system has for it.
  fileprivate var handler: (@convention(c) (Int32) -> Void)? {
    get {
      #if canImport(Glibc)
        __sigaction_handler.sa_handler
      #elseif canImport(Musl)
        __sa_handler.sa_handler
      #else
        __sigaction_u.__sa_handler
      #endif
    }
    set {
      #if canImport(Glibc)
        __sigaction_handler.sa_handler = newValue
      #elseif canImport(Musl)
        __sa_handler.sa_handler = newValue
      #else
        __sigaction_u.__sa_handler = newValue
      #endif
    }
  }
}
