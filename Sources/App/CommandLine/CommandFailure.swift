import ArcadeDomain

/// Why a command could not do what it was asked to, in words, for a script and for its caller.
struct CommandFailure: Error {
  let exit: ExitCode
  /// The kind of failure, stable enough for scripts.
  let code: String
  /// What happened, why, and what to do next.
  var message: String
  /// More for `--json`.
  var details: JSONText = [:]
  /// More for `--verbose`.
  var log = ""

  /// What was named is not there.
  static func notFound(_ message: String) -> CommandFailure {
    CommandFailure(exit: .noInput, code: RepositoryError.Code.notFound.rawValue, message: message)
  }

  /// What goes to standard error.
  func text(isJSON: Bool, isVerbose: Bool) -> String {
    if isJSON {
      let logged: JSONText = isVerbose && !log.isEmpty ? ["detail": log] : [:]
      let document: JSONText = ["error": JSONText.joining(["code": code, "message": message], details, logged)]
      return document.text
    }
    return TextSanitiser.clean(isVerbose && !log.isEmpty ? "\(message) [\(log)]" : message)
  }
}
