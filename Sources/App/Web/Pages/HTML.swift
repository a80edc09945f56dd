import ArcadeConsole
import ArcadeData
package import ArcadePresentation

/// A page, or a part of one, as bytes in UTF-8.
///
/// Markup comes from literals only. Any value known at run time is added as text or as the value of an attribute, and
/// is escaped here. So no text can be mistaken for markup.
package struct HTML: Sendable {
  /// The bytes to send.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// The bytes as a string, for tests and event streams.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds markup, which can only be a literal.
  package mutating func markup(_ literal: StaticString) { literal.withUTF8Buffer { bytes += $0 } }

  /// Adds markup with texts in it.
  package mutating func add(_ markup: Markup) { append(markup.html) }

  /// Adds another part.
  package mutating func append(_ part: HTML) { bytes += part.bytes }

  /// Adds a text without control characters and characters that change the text direction.
  package mutating func text(_ text: String) { exactly(text.sanitized) }

  /// Adds a text that has to come back unchanged.
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

/// A part of a page as a literal, with interpolated texts, which are escaped.
///
/// ```swift
/// html.add(#"<a href="\#(exactly: link.address)">\#(link.label)</a>"#)
/// ```
package struct Markup: ExpressibleByStringInterpolation {
  fileprivate var html = HTML()

  package init(stringLiteral value: StaticString) { html.markup(value) }

  package init(stringInterpolation: StringInterpolation) { html = stringInterpolation.html }

  /// Collects the literals, which alone are markup, and the interpolated values.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var html = HTML()

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: StaticString) { html.markup(literal) }

    /// Adds a text that a person sees or hears.
    package mutating func appendInterpolation(_ text: String) { html.text(text) }

    package mutating func appendInterpolation(_ number: Int) { html.exactly(String(number)) }

    /// Adds a text that has to come back unchanged.
    package mutating func appendInterpolation(exactly value: String) { html.exactly(value) }

    /// Adds a literal as markup.
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
  /// The escape of a byte that could be mistaken for markup; nil for any other.
  fileprivate var escaped: StaticString? {
    switch self {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    // Both characters end a line of an event stream.
    case UInt8(ascii: "\n"): "&#10;"
    case UInt8(ascii: "\r"): "&#13;"
    default: nil
    }
  }
}
