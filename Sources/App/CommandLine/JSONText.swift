import ArcadeData

/// A JSON value on its way out, with its keys in a fixed order.
indirect enum JSONText: Sendable {
  case object([(String, JSONText)])
  case array([JSONText])
  case string(String)
  case integer(Int64)
  case bool(Bool)
  case null

  /// The value on one line, with every character escaped that could steer a terminal or confuse a parser.
  var text: String {
    var text = ""
    write { text += $0 }
    return text
  }

  /// Passes the value on piece by piece, as some are long.
  func write(_ pass: (String) -> Void) {
    var text = ""
    write(to: &text, pass)
    pass(text)
  }

  /// So many bytes of it are passed on at once, or a little more.
  private static let piece = 1 << 16

  private func write(to text: inout String, _ pass: (String) -> Void) {
    switch self {
    case .object(let members):
      write(members, between: "{", "}", to: &text) { member, text in
        JSONLiteral.write(member.0, to: &text)
        text += ":"
        member.1.write(to: &text, pass)
      }
    case .array(let values):
      write(values, between: "[", "]", to: &text) { value, text in
        value.write(to: &text, pass)
        guard text.utf8.count > Self.piece else { return }
        pass(text)
        text = ""
      }
    case .string(let string): JSONLiteral.write(string, to: &text)
    case .integer(let number): text += String(number)
    case .bool(let isTrue): text += isTrue ? "true" : "false"
    case .null: text += "null"
    }
  }

  private func write<Item>(
    _ items: [Item],
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

extension JSONText: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self = .string(value) }
}

extension JSONText: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int64) { self = .integer(value) }
}

extension JSONText: ExpressibleByBooleanLiteral {
  init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONText: ExpressibleByNilLiteral {
  init(nilLiteral: ()) { self = .null }
}

extension JSONText: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: JSONText...) { self = .array(elements) }
}

extension JSONText: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, JSONText)...) { self = .object(elements) }
}
