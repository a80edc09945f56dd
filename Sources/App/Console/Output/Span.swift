import ArcadePresentation

/// A piece of a line in one tone.
typealias Span = Table.Cell

extension Span {
  /// The columns that its text takes.
  var columns: Int { DisplayWidth.columns(of: text) }
}
