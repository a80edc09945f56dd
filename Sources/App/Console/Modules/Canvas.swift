/// What is drawn on, with what drawing needs to know.
struct Canvas {
  let output: ConsoleOutput
  let phrases: ConsolePhrases
  /// Draws pictures that are at hand; nil where there are none.
  var pictures: PictureRenderer?
}
