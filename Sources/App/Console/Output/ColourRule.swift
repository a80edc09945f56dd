/// Decides whether output is coloured.
enum ColourRule {
  /// Whether to colour: what was asked for first, then the environment as
  /// <https://no-color.org> and <https://bixense.com/clicolors> have it, then
  /// whether output goes to a terminal. Accessible output is never coloured.
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

/// What a person asked for with `--color` and `--pictures`.
package enum ShowChoice: String, Sendable {
  /// Where it can be seen.
  case auto
  case always
  case never
}
