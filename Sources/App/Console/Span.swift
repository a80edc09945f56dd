/// A piece of a line in one style.
struct Span: Hashable, Sendable, ExpressibleByStringInterpolation {
  let text: String
  let style: Style

  init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }

  init(stringLiteral text: String) { self.init(text) }

  /// The same piece with harmless text.
  var sanitised: Span { Span(TextSanitiser.clean(text), style) }

  /// The columns that its text takes.
  var columns: Int { DisplayWidth.columns(of: text) }
}
