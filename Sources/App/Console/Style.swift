/// What a piece of text means to its reader; colour is never the only sign of it.
enum Style: Hashable, CaseIterable, Sendable {
  case plain
  case strong
  case faint
  case good
  case bad
  case warning

  /// The parameter of the sequence that switches it on (ECMA-48, SGR); nil for plain text.
  var parameter: Int? {
    switch self {
    case .plain: nil
    case .strong: 1
    case .faint: 2
    case .good: 32
    case .bad: 31
    case .warning: 33
    }
  }
}
