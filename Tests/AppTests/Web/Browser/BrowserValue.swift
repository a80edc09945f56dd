import Foundation

/// A value of the browser's protocol, which is JSON.
indirect enum BrowserValue: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral
{
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([BrowserValue])
  case object([String: BrowserValue])

  init(stringLiteral value: String) { self = .text(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(booleanLiteral value: Bool) { self = .flag(value) }
  init(arrayLiteral elements: BrowserValue...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, BrowserValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }

  /// Parses a message.
  init(_ message: [UInt8]) throws {
    self.init(any: try JSONSerialization.jsonObject(with: Data(message), options: .fragmentsAllowed))
  }

  private init(any value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let list as [Any]: self = .list(list.map(BrowserValue.init(any:)))
    case let object as [String: Any]: self = .object(object.mapValues(BrowserValue.init(any:)))
    case let number as NSNumber: self = .number(number.doubleValue)
    default: self = .null
    }
  }

  subscript(_ name: String) -> BrowserValue {
    if case .object(let members) = self { members[name] ?? .null } else { .null }
  }

  var text: String { if case .text(let text) = self { text } else { "" } }

  var list: [BrowserValue] { if case .list(let list) = self { list } else { [] } }

  var number: Double {
    switch self {
    case .number(let number): number
    case .flag(let flag): flag ? 1 : 0
    case .null, .text, .list, .object: 0
    }
  }

  /// Whether it is true or a number other than 0.
  var isTrue: Bool { number != 0 }

  var isNull: Bool { if case .null = self { true } else { false } }

  /// The encoded message.
  var bytes: [UInt8] {
    get throws {
      Array(try JSONSerialization.data(withJSONObject: any, options: [.fragmentsAllowed, .withoutEscapingSlashes]))
    }
  }

  private var any: Any {
    switch self {
    case .null: NSNull()
    case .flag(let flag): flag
    case .number(let number): number.rounded() == number ? Int(number) as Any : number
    case .text(let text): text
    case .list(let list): list.map(\.any)
    case .object(let members): members.mapValues(\.any)
    }
  }
}
