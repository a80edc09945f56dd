import ArcadePresentation

/// A part of a page as it is written in the sources, with texts in it, which are escaped.
///
/// ```swift
/// html.add(#"<a href="\#(exactly: link.address)">\#(link.label)</a>"#)
/// ```
struct Markup: ExpressibleByStringInterpolation {
  fileprivate let html: HTML

  init(stringLiteral value: StaticString) {
    var html = HTML()
    html.markup(value)
    self.html = html
  }

  init(stringInterpolation: StringInterpolation) { html = stringInterpolation.html }

  /// What collects the literals, which alone are markup, and what stands between them.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var html: HTML

    init(literalCapacity: Int, interpolationCount: Int) {
      html = HTML(reserving: literalCapacity + 32 * interpolationCount)
    }

    mutating func appendLiteral(_ literal: StaticString) { html.markup(literal) }

    /// Adds what a person may come to see or hear.
    mutating func appendInterpolation(_ text: String) { html.text(text) }

    mutating func appendInterpolation(_ number: Int) { html.number(number) }

    /// Adds what has to come back as it is.
    mutating func appendInterpolation(exactly value: String) { html.exactly(value) }

    /// Adds what is markup, too.
    mutating func appendInterpolation(literal: StaticString) { html.markup(literal) }

    mutating func appendInterpolation(part: HTML) { html.append(part) }

    /// Adds the name of a field in a form.
    mutating func appendInterpolation(nameOf field: Field) {
      html.markup(FormFields.prefix)
      html.exactly(field.name)
    }
  }
}

extension HTML {
  /// Adds markup with texts in it.
  mutating func add(_ markup: Markup) { append(markup.html) }
}
