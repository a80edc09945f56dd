import Foundation
import Synchronization

private let terminal = Atomic<Int32>(-1)
private let before = Atomic<UInt>(0)
private let during = Atomic<UInt>(0)

/// The settings of the terminal before lines were edited, and those during editing.
///
/// All functions but those that store settings may run in a signal handler, so they call only what is allowed there.
enum TerminalSettings {
  /// Initialises everything that a signal handler may touch, before one can run.
  static func prepare() {
    _ = terminal.load(ordering: .sequentiallyConsistent)
    _ = before.load(ordering: .sequentiallyConsistent)
    _ = during.load(ordering: .sequentiallyConsistent)
  }

  /// Stores the current settings of a terminal as those to restore.
  package static func keep(of descriptor: Int32) {
    guard let settings = current(of: descriptor) else { return }
    before.store(settings, ordering: .sequentiallyConsistent)
    terminal.store(descriptor, ordering: .sequentiallyConsistent)
  }

  /// Stores the current settings as those for editing.
  static func keepForEditing() {
    guard let settings = current(of: terminal.load(ordering: .sequentiallyConsistent)) else { return }
    during.store(settings, ordering: .sequentiallyConsistent)
  }

  /// Restores the original settings; in the background the terminal belongs to another program and is left alone.
  package static func restore() {
    let descriptor = terminal.load(ordering: .sequentiallyConsistent)
    if descriptor >= 0, tcgetpgrp(descriptor) == getpgrp() { apply(before) }
  }

  /// Applies the settings for editing again after a stop; in the background the system stops the process once more.
  package static func resume() { apply(during) }

  /// Restores the original settings for good.
  package static func end() {
    restore()
    terminal.store(-1, ordering: .sequentiallyConsistent)
  }

  /// Never freed, because a signal may come while they are replaced; a process has one terminal.
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
