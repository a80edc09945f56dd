/// What the process tells its caller; the numbers above 63 are those of `sysexits.h`.
enum ExitCode: Int32, CaseIterable, Sendable {
  case done = 0
  /// It worked, and the answer is no.
  case no = 1
  case usage = 64
  case badData = 65
  case noInput = 66
  case unavailable = 69
  case `internal` = 70
  case cannotCreate = 73
  case io = 74
  case tryAgain = 75
  case permission = 77
  case configuration = 78
}
