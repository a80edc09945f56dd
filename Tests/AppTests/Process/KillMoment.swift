import ArcadeTesting
import Foundation

/// When a test kills the program that has been told to do something: once it can be seen, never after a while.
enum KillMoment: CaseIterable {
  /// At once, mostly before the program knows.
  case atOnce
  /// As soon as anything is printed, which is the echo of the line that was typed.
  case whenItAnswers
  /// As soon as the database is written: in the middle of a transaction, or right behind it.
  case whenItWrites
  /// When it has said all there is to say.
  case whenItIsDone

  /// Waits for the moment, and kills; `end` is what the program says last.
  func kill(_ program: RunningProgram, on arcade: ArcadeProcess, after log: WrittenLog?, end: String) throws {
    switch self {
    case .atOnce: break
    case .whenItAnswers: try program.read(until: "\n")
    case .whenItWrites: try program.read(until: end) { WrittenLog(of: arcade) != log }
    case .whenItIsDone: try program.read(until: end)
    }
    program.send(SIGKILL)
  }
}

/// How far the log of a database was written.
struct WrittenLog: Equatable {
  private let size: off_t
  private let seconds: Int
  private let nanoseconds: Int

  /// Looks at the log as it is now; nil where nothing is in it.
  init?(of arcade: ArcadeProcess) {
    var status = stat()
    guard stat(arcade.folder.path("data/arcade.sqlite-wal"), &status) == 0, status.st_size > 0 else { return nil }
    (size, seconds, nanoseconds) = (status.st_size, status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  }
}
