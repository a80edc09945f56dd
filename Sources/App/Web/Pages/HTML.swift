import ArcadeConsole
import ArcadeData
package import ArcadePresentation

/// A page, or a part of one, as bytes in UTF-8.
///
/// Markup comes from literals alone, and whatever is only known at run time enters as a text or as the value of an
/// attribute, which are escaped here. So no text can be taken for markup.
package struct HTML: Sendable {
  /// What is sent.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// The same as one text, for tests and event streams.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds markup, which only a literal can be.
  package mutating func markup(_ literal: StaticString) { literal.withUTF8Buffer { bytes += $0 } }

  /// Adds markup with texts in it.
  package mutating func add(_ markup: Markup) { append(markup.html) }

  /// Adds another part.
  package mutating func append(_ part: HTML) { bytes += part.bytes }

  /// Adds a text, of which control characters and what would turn its direction are left out.
  package mutating func text(_ text: String) { exactly(text.sanitized) }

  /// Adds a text that has to come back as it is.
  package mutating func exactly(_ value: String) {
    var value = value
    value.withUTF8 { text in
      var start = 0
      for place in text.indices {
        guard let escaped = text[place].escaped else { continue }
        bytes += text[start..<place]
        markup(escaped)
        start = place + 1
      }
      bytes += text[start...]
    }
  }
}

/// A part of a page as it is written in the sources, with texts in it, which are escaped.
///
/// ```swift
/// html.add(#"<a href="\#(exactly: link.address)">\#(link.label)</a>"#)
/// ```
package struct Markup: ExpressibleByStringInterpolation {
  fileprivate var html = HTML()

  package init(stringLiteral value: StaticString) { html.markup(value) }

  package init(stringInterpolation: StringInterpolation) { html = stringInterpolation.html }

  /// What collects the literals, which alone are markup, and what stands between them.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var html = HTML()

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: StaticString) { html.markup(literal) }

    /// Adds what a person may come to see or hear.
    package mutating func appendInterpolation(_ text: String) { html.text(text) }

    package mutating func appendInterpolation(_ number: Int) { html.exactly(String(number)) }

    /// Adds what has to come back as it is.
    package mutating func appendInterpolation(exactly value: String) { html.exactly(value) }

    /// Adds what is markup, too.
    package mutating func appendInterpolation(literal: StaticString) { html.markup(literal) }

    package mutating func appendInterpolation(part: HTML) { html.append(part) }

    /// Adds the name of a field in a form.
    package mutating func appendInterpolation(nameOf field: Field) {
      html.markup(FormFields.prefix)
      html.exactly(field.name)
    }
  }
}

extension UInt8 {
  /// What stands for it where it could be taken for markup; nil for what stands for itself.
  fileprivate var escaped: StaticString? {
    switch self {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    // A line of an event stream ends at either.
    case UInt8(ascii: "\n"): "&#10;"
    case UInt8(ascii: "\r"): "&#13;"
    default: nil
    }
  }
}
