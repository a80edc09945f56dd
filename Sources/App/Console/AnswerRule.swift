/// What happens where a screen asks for yes or no.
enum AnswerRule: Hashable, Sendable {
  /// The person is asked.
  case ask
  /// The answer is yes (`--yes`).
  case yes
  /// Nothing may be asked (`--no-input`), so the answer is no.
  case refuse
}
