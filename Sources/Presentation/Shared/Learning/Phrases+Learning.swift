// swift-format-ignore-file
import ArcadeDomain

extension Parameter<Int> {
  /// The number of new cards for a day.
  static func newCards(_ phrases: any Phrases) -> Parameter {
    .number("n", phrases.newCountLabel, in: Int.newCards, example: "5") { phrases.badNewCount($0) }
  }
}

extension Int {
  /// The valid numbers of new cards a day.
  fileprivate static let newCards = 0...1_000

  /// Parses the number of new cards for a day; nil if it is invalid.
  init?(newCards text: String) {
    guard let count = Int(text), Int.newCards.contains(count) else { return nil }
    self = count
  }
}

extension Phrases {
  func cardTitle(_ number: Int, left: Int) -> String { say(
    "Card \(formats.number(number)), \(formats.number(left)) to go",
    "Tarjeta \(formats.number(number)), \(left == 1 ? "queda" : "quedan") \(formats.number(left))",
    "カード \(formats.number(number))、残り \(formats.number(left)) 枚") }
  package func learningSummary(known: Int, of count: Int, dueTomorrow: Int) -> String { say(
    "\(formats.number(known)) of \(formats.number(count)) known, \(formats.number(dueTomorrow)) due tomorrow",
    "Sabes \(formats.number(known)) de \(formats.number(count)), \(formats.number(dueTomorrow)) para mañana",
    "\(formats.number(count)) 件中 \(formats.number(known)) 件を習得、明日の復習は \(formats.number(dueTomorrow)) 件") }
  var allLearnt: String { say("All done for today.", "Por hoy está todo hecho.", "今日の分は終わりです。") }
  func skippedCards(_ count: Int) -> String { say(
    "Skipped, and still to do: \(formats.number(count)).",
    "Saltadas, y aún por hacer: \(formats.number(count)).",
    "スキップ（まだ残っています）：\(formats.number(count)) 件") }
  var newCard: String { say("This is new. Enter goes on.", "Esto es nuevo. Intro para seguir.", "新しいカードです。Enter で次へ進みます。") }
  var enterGoesOn: String { say("Enter goes on.", "Intro para seguir.", "Enter で次へ進みます。") }
  func isRight(_ answer: String) -> String { say("Right: \(answer).", "Bien: \(answer).", "正解：\(answer)") }
  func isRight(but answer: String) -> String { say("Right, but: \(answer).", "Bien, pero: \(answer).", "正解、ただし：\(answer)") }
  func isAlmost(_ given: String, _ answer: String) -> String { say(
    "Almost: not \(given) but \(answer).",
    "Casi: no \(given), sino \(answer).",
    "惜しい：\(given) ではなく \(answer)") }
  var isWrong: String { say("No.", "No.", "不正解。") }
  var answerIsLabel: String { say("It is", "Es", "正解") }
  var yourAnswerLabel: String { say("Your answer", "Tu respuesta", "あなたの答え") }
  var typeAnswerAction: String { say("answer", "responde", "答える") }
  var goOnAction: String { say("go on", "sigue", "次へ進む") }
  var skipCardAction: String { say("leave it for later", "déjalo para luego", "後回しにする") }
  var newCountLabel: String { say("New today", "Nuevas hoy", "今日の新しい数") }
  func badNewCount(_ text: String) -> String { say(
    "A day brings 0 to 1000 new ones, not “\(text)”.",
    "Un día trae de 0 a 1000 nuevos, no «\(text)».",
    "新しいものは一日 0 から 1000 件です。「\(text)」は使えません。") }
}
