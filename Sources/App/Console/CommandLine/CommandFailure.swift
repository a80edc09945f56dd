import ArcadeData
import ArcadeDomain

/// Why a command failed, in words and for scripts.
package struct CommandFailure: Error {
  package let exit: ExitCode
  /// The kind of failure, stable enough for scripts.
  package let code: String
  /// What happened, why, and what to do next.
  package var message: String
  /// Further members for `--json`.
  package var details: JSONText = [:]
  /// Further text for `--verbose`.
  package var log = ""

  package init(
    exit: ExitCode,
    code: String,
    message: String,
    details: JSONText = [:],
    log: String = ""
  ) {
    self.exit = exit
    self.code = code
    self.message = message
    self.details = details
    self.log = log
  }

  /// The failure for a name that does not exist.
  package static func notFound(_ message: String) -> CommandFailure {
    CommandFailure(exit: .noInput, code: RepositoryError.Code.notFound.rawValue, message: message)
  }

  /// Returns the text for standard error.
  package func text(isJSON: Bool, isVerbose: Bool) -> String {
    if isJSON {
      let logged: JSONText = isVerbose && !log.isEmpty ? ["detail": log] : [:]
      let document: JSONText = ["error": JSONText.joining(["code": code, "message": message], details, logged)]
      return document.text
    }
    return (isVerbose && !log.isEmpty ? "\(message) [\(log)]" : message).sanitized
  }
}

/// The exit code of the process; the numbers above 63 are those of `sysexits.h`.
package enum ExitCode: Int32, CaseIterable, Sendable {
  case done = 0
  /// The command worked, and the answer is no.
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
