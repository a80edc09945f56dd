import ArcadeData
import ArcadeDomain

/// A value that can be encoded in a JSON document.
package protocol JSONConvertible: Sendable {
  var json: JSONText { get }
}

/// A JSON value to be written, with its keys in a fixed order.
///
/// Its literals take plain values: `["name": product.name, "price": product.price, "url": product.page]`.
package indirect enum JSONText: Sendable {
  case object([(String, JSONText)])
  /// The number of items, and a closure that makes each when it is written, because there may be many.
  case array(Int, @Sendable (Int) -> JSONText)
  case string(String)
  case integer(Int64)
  /// A finite number, with as many digits as identify it, at most 17.
  case number(Double)
  case bool(Bool)
  case null
  /// A value that is already encoded.
  case written(String)

  /// Returns an array whose items are encoded when they are written.
  package static func array<Item: Sendable>(
    of items: [Item],
    _ value: @escaping @Sendable (Item) -> JSONText
  ) -> JSONText {
    .array(items.count) { value(items[$0]) }
  }

  /// Returns one object with the members of several, in order.
  package static func joining(_ objects: JSONText...) -> JSONText { joining(objects) }

  package static func joining(_ objects: [JSONText]) -> JSONText { .object(objects.flatMap(\.members)) }

  private var members: [(String, JSONText)] { if case .object(let members) = self { members } else { [] } }

  /// The value on one line. Every character that could steer a terminal or confuse a parser is escaped.
  package var text: String {
    var text = ""
    write { text += $0 }
    return text
  }

  /// Passes the value on in pieces, because some values are long.
  package func write(_ pass: (String) -> Void) {
    var text = ""
    write(to: &text, pass)
    pass(text)
  }

  /// The approximate number of bytes in a piece.
  private static let piece = 1 << 16

  private func write(to text: inout String, _ pass: (String) -> Void) {
    switch self {
    case .object(let members):
      write(members, between: "{", "}", to: &text) { member, text in
        JSONLiteral.write(member.0, to: &text)
        text += ":"
        member.1.write(to: &text, pass)
      }
    case .array(let count, let value):
      write(0..<count, between: "[", "]", to: &text) { index, text in
        value(index).write(to: &text, pass)
        guard text.utf8.count > Self.piece else { return }
        pass(text)
        text = ""
      }
    case .string(let string): JSONLiteral.write(string, to: &text)
    case .integer(let number): text += String(number)
    case .number(let number): text += "\(number)"
    case .bool(let isTrue): text += isTrue ? "true" : "false"
    case .null: text += "null"
    case .written(let value): text += value
    }
  }

  private func write<Item>(
    _ items: some Sequence<Item>,
    between open: String,
    _ close: String,
    to text: inout String,
    each: (Item, inout String) -> Void
  ) {
    text += open
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      each(item, &text)
    }
    text += close
  }
}

extension JSONText: JSONConvertible, ExpressibleByDictionaryLiteral {
  package var json: JSONText { self }

  package init(dictionaryLiteral elements: (String, any JSONConvertible)...) {
    self = .object(elements.map { ($0.0, $0.1.json) })
  }
}

extension String: JSONConvertible { package var json: JSONText { .string(self) } }
extension Int: JSONConvertible { package var json: JSONText { .integer(Int64(self)) } }
extension Int64: JSONConvertible { package var json: JSONText { .integer(self) } }
extension Double: JSONConvertible { package var json: JSONText { .number(self) } }
extension Bool: JSONConvertible { package var json: JSONText { .bool(self) } }
extension Money: JSONConvertible { package var json: JSONText { .string(decimalText) } }
extension Moment: JSONConvertible { package var json: JSONText { .string(isoText) } }
extension CalendarDay: JSONConvertible { package var json: JSONText { .string(isoText) } }

extension Array: JSONConvertible where Element: JSONConvertible {
  package var json: JSONText { .array(of: self) { $0.json } }
}

extension Optional: JSONConvertible where Wrapped: JSONConvertible {
  package var json: JSONText { self?.json ?? .null }
}
