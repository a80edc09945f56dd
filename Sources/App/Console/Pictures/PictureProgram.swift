/// What turns a picture file into lines for a terminal.
protocol PictureProgram: Sendable {
  /// Returns the lines of a picture within so many columns and rows; nil where it cannot be drawn.
  func draw(_ path: String, columns: Int, rows: Int, isColoured: Bool) -> [PictureLine]?
}
