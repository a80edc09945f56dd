import Foundation
import Synchronization

private let terminal = Atomic<Int32>(-1)
private let before = Atomic<UInt>(0)
private let during = Atomic<UInt>(0)

/// The settings of the terminal from before lines were edited, and those while they are.
///
/// Everything but keeping them may run inside a signal: it only reads, and calls what is allowed there.
enum TerminalSettings {
  /// Makes everything that a signal may touch, before one can.
  static func prepare() {
    _ = terminal.load(ordering: .sequentiallyConsistent)
    _ = before.load(ordering: .sequentiallyConsistent)
    _ = during.load(ordering: .sequentiallyConsistent)
  }

  /// Keeps the settings of a terminal as those to come back to.
  package static func keep(of descriptor: Int32) {
    guard let settings = current(of: descriptor) else { return }
    before.store(settings, ordering: .sequentiallyConsistent)
    terminal.store(descriptor, ordering: .sequentiallyConsistent)
  }

  /// Keeps the settings of now as those under which lines are edited.
  static func keepForEditing() {
    guard let settings = current(of: terminal.load(ordering: .sequentiallyConsistent)) else { return }
    during.store(settings, ordering: .sequentiallyConsistent)
  }

  /// Gives back the settings from before; in the background the terminal is another program's, and left alone.
  package static func restore() {
    let descriptor = terminal.load(ordering: .sequentiallyConsistent)
    if descriptor >= 0, tcgetpgrp(descriptor) == getpgrp() { apply(before) }
  }

  /// Takes the settings for editing again, after the process was stopped; in the background the system stops it once more.
  package static func resume() { apply(during) }

  /// Gives back the settings from before, for good.
  package static func end() {
    restore()
    terminal.store(-1, ordering: .sequentiallyConsistent)
  }

  /// Kept for ever, as a signal may come while they are replaced; a process has one terminal.
  private static func current(of descriptor: Int32) -> UInt? {
    let settings = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    guard tcgetattr(descriptor, settings) == 0 else {
      settings.deallocate()
      return nil
    }
    return UInt(bitPattern: settings)
  }

  private static func apply(_ kept: borrowing Atomic<UInt>) {
    let descriptor = terminal.load(ordering: .sequentiallyConsistent)
    let address = kept.load(ordering: .sequentiallyConsistent)
    guard descriptor >= 0, let settings = UnsafePointer<termios>(bitPattern: address) else { return }
    _ = tcsetattr(descriptor, TCSANOW, settings)
  }
}
