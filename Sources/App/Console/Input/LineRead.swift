/// What waiting for a line of input led to.
enum LineRead: Hashable, Sendable {
  case line(String)
  case timeLimitPassed
  case endOfInput
}
