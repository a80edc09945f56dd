import Foundation

/// Any JSON, with numbers kept as exact decimal texts.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(String)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  /// Reads a whole document; throws where it is not JSON.
  init(reading document: Data) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: document)
  }
}

extension JSONValue: Codable {
  // A decimal keeps 38 digits, so `7.505` arrives as it was written; a double would not.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // What occurs most comes first, as every attempt that fails makes an error, which takes long.
    if container.decodeNil() {
      self = .null
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let number = try? container.decode(Decimal.self) {
      self = .number(number.description)
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let object = try? container.decode([String: JSONValue].self) {
      self = .object(object)
    } else if let list = try? container.decode([JSONValue].self) {
      self = .list(list)
    } else {
      // The whole document is JSON by now, so this is a number beyond every
      // decimal, such as 1e200: a mistake in one place, for the reader to report.
      self = .number((try? container.decode(Double.self))?.description ?? "∞")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let bool): try container.encode(bool)
    case .number(let text):
      guard let number = Decimal(string: text), !number.isNaN else {
        throw EncodingError.invalidValue(text, .init(codingPath: encoder.codingPath, debugDescription: "No decimal."))
      }
      try container.encode(number)
    case .text(let text): try container.encode(text)
    case .list(let list): try container.encode(list)
    case .object(let object): try container.encode(object)
    }
  }
}
