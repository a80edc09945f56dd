import ArcadePresentation

/// What the console knows how to draw: pages, and the rounds of games.
protocol ConsoleDrawable: Hashable, Sendable {
  /// The ids of the rows that are chosen by their number.
  var numberedRows: [String] { get }
  /// Draws it or, where it was drawn `before`, what is worth seeing again; whether more than a sentence was drawn.
  func draw(on canvas: Canvas, after before: Self?) -> Bool
}

extension ConsoleDrawable {
  var numberedRows: [String] { [] }
}

/// What is drawn on, with what drawing needs to know.
struct Canvas {
  let output: ConsoleOutput
  let phrases: any ConsolePhrases
}
