/// What waiting for a line of input led to.
enum LineRead: Hashable, Sendable {
  case line(String)
  case timeLimitPassed
  /// What is kept was changed, and nothing was typed.
  case storeChanged
  case endOfInput
}
