/// What a text means to its reader; the words say it too, so that no colour is needed.
public enum Tone: Hashable, Sendable {
  /// Nothing beyond its words.
  case plain
  /// What the eye looks for.
  case strong
  /// What stands aside.
  case faint
  /// Something worked, or is to one's advantage.
  case good
  /// Something to know before going on.
  case warning
  /// Something did not work.
  case bad
}
