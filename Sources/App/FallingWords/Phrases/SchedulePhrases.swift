// swift-format-ignore-file
import ArcadeConsole
import ArcadeDomain
import ArcadePresentation

/// The sentences of `arcade words schedule`.
struct SchedulePhrases: Phrases {
  let language: Language
  let formats: Formats
}

extension SchedulePhrases {
  var scheduleTitle: String { say("Reviews", "Repasos", "復習") }
  var ratingLabel: String { say("Rating", "Valoración", "評価") }
  var atLabel: String { say("Reviewed", "Repasado", "復習日時") }
  var stateLabel: String { say("State", "Estado", "状態") }
  var stabilityLabel: String { say("Stability", "Estabilidad", "安定度") }
  var difficultyLabel: String { say("Difficulty", "Dificultad", "難しさ") }
  var knownLabel: String { say("Recall before", "Recuerdo previo", "直前の想起率") }
  var intervalLabel: String { say("Comes back after", "Vuelve tras", "次回までの間隔") }
  var dueLabel: String { say("Due", "Toca", "次回の日時") }

  func name(of rating: ReviewRating) -> String {
    let name = switch rating {
    case .again: say("again", "otra vez", "もう一度")
    case .hard: say("hard", "difícil", "難しい")
    case .good: say("good", "bien", "正解")
    case .easy: say("easy", "fácil", "簡単")
    }
    return "\(rating.rawValue) \(name)"
  }
  func name(of state: ReviewState) -> String {
    switch state {
    case .learning(let step): say("learning, step \(step + 1)", "aprendiendo, paso \(step + 1)", "学習中・ステップ\(step + 1)")
    case .review: say("review", "repaso", "復習")
    case .relearning(let step): say("relearning, step \(step + 1)", "reaprendiendo, paso \(step + 1)", "再学習中・ステップ\(step + 1)")
    }
  }
  func number(_ number: Double) -> String {
    // Decimals are of no use in a stability of millions of years.
    guard number < 1_000_000_000 else { return "\(number)" }
    return DecimalText.text(ofUnits: Int64((number * 1_000_000).rounded()), scale: 6)
  }
  func interval(_ seconds: Int, days: Int) -> String {
    if days > 0 { return say(days == 1 ? "1 day" : "\(days) days", days == 1 ? "1 día" : "\(days) días", "\(days)日") }
    return seconds % 60 == 0 ? say("\(seconds / 60) min", "\(seconds / 60) min", "\(seconds / 60)分") : say("\(seconds) s", "\(seconds) s", "\(seconds)秒")
  }

  func noSuchRating(_ text: String, _ number: Int) -> String { say(
    "Review \(number) cannot have the rating “\(text)”: ratings go from 1 to 4, again, hard, good and easy.",
    "El repaso \(number) no puede tener la valoración «\(text)»: van del 1 al 4, otra vez, difícil, bien y fácil.",
    "\(number)番目の復習の評価を「\(text)」にはできません。評価は 1 から 4（もう一度、難しい、正解、簡単）です。") }
  func noSuchTime(_ text: String, _ number: Int) -> String { say(
    "Review \(number) cannot be at “\(text)”: a time is written like 2026-12-01T09:00:00Z.",
    "El repaso \(number) no puede ser en «\(text)»: una hora se escribe como 2026-12-01T09:00:00Z.",
    "\(number)番目の復習の日時を「\(text)」にはできません。書き方：2026-12-01T09:00:00Z") }
  func backwards(_ number: Int, _ time: Moment, before last: Moment) -> String { say(
    "Review \(number) is at \(time.isoText), before the one that it follows: it cannot be before \(last.isoText).",
    "El repaso \(number) es en \(time.isoText), antes del que sigue: no puede ser antes de \(last.isoText).",
    "\(number)番目の復習の日時 \(time.isoText) は、前の復習より前です。\(last.isoText) 以降にしてください。") }
  func sentence(for mistake: SchedulerMistake) -> String {
    switch mistake {
    case .parameterCount(let count): say(
      "--parameters needs 21 numbers, w0 to w20, with commas between them; here are \(count).",
      "--parameters necesita 21 números, de w0 a w20, separados por comas; aquí hay \(count).",
      "--parameters には w0 から w20 までの 21 個の数をコンマで区切って書きます。ここには \(count) 個あります。")
    case .parameter(let number, let value, let bounds): outOfBounds("w\(number)", "\(value)", "\(bounds.lowerBound)", "\(bounds.upperBound)")
    case .retention(let value, let bounds): outOfBounds("--retention", "\(value)", "\(bounds.lowerBound)", "\(bounds.upperBound)")
    case .longest(let days, let bounds): outOfBounds("--longest", "\(days)", "\(bounds.lowerBound)", "\(bounds.upperBound)")
    case .step(let step): outOfBounds("--steps", "\(step.components.seconds)s", "1s", "24h")
    }
  }
  private func outOfBounds(_ name: String, _ value: String, _ lower: String, _ upper: String) -> String { say(
    "\(name) cannot be \(value): it goes from \(lower) to \(upper).",
    "\(name) no puede ser \(value): va de \(lower) a \(upper).",
    "\(name) を \(value) にはできません。\(lower) から \(upper) までです。") }
}

extension Composition {
  var schedulePhrases: SchedulePhrases { SchedulePhrases(language: language, formats: formats) }
}
