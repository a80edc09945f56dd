/// Decides whether output is coloured.
enum ColourRule {
  /// Returns whether to colour output.
  ///
  /// The option comes first, then the environment according to <https://no-color.org> and
  /// <https://bixense.com/clicolors>, then whether output goes to a terminal. Accessible output is never coloured.
  static func allowsColour(
    _ choice: ShowChoice,
    isTerminal: Bool,
    isAccessible: Bool = false,
    environment: [String: String]
  ) -> Bool {
    if isAccessible { return false }
    switch choice {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if !(environment["NO_COLOR"] ?? "").isEmpty { return false }
    if !["", "0"].contains(environment["CLICOLOR_FORCE"] ?? "") { return true }
    if environment["TERM"] == "dumb" || environment["CLICOLOR"] == "0" { return false }
    return isTerminal
  }
}

/// The values of `--color` and `--pictures`.
package enum ShowChoice: String, Sendable {
  /// If the terminal can show it.
  case auto
  case always
  case never
}
