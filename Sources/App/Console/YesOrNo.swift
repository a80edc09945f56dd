/// The words that answer a question, in every language.
enum YesOrNo {
  static let yes: Set = ["y", "yes", "s", "si", "sí", "はい"]
  static let no: Set = ["n", "no", "いいえ"]
}
