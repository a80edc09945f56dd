import ArcadeDomain
import Foundation

/// A value in a JSON document, with the path to it for messages.
struct JSONNode: Sendable {
  typealias Problem = JSONProblem

  /// The byte at which it begins.
  let start: Int

  let document: JSONDocument
  /// The number of the element in the outermost list that it is part of, from 1.
  let entry: Int?
  /// The keys that lead to it, from that element or from the root.
  let key: String

  /// Reads a whole document; throws `.corrupt` with the place of the first syntax error.
  init(reading body: Data, subject: String) throws(RepositoryError) {
    self = try RepositoryError.reading(subject) { () throws(JSONProblem) in
      try JSONDocument(body.withoutUTF16, from: subject).root()
    }
  }

  init(in document: JSONDocument, at start: Int, entry: Int? = nil, key: String = "") {
    (self.document, self.start, self.entry, self.key) = (document, start, entry, key)
  }

  /// The same value as the root of its own document.
  var asRoot: JSONNode { JSONNode(in: document, at: start) }

  var value: JSONValue { document.bytes.lend { JSONValue(in: $0, at: start) } }

  var sourceText: String { document.bytes.lend { $0[start, JSONWalk.endOfValue($0, from: start)].repairedText } }

  func problem(_ mistake: FeedMistake) -> Problem { Problem(node: self, byte: start, mistake: mistake) }

  func problem(_ fault: JSONFault) -> Problem { Problem(node: self, byte: fault.place, mistake: fault.mistake) }

  func place(of byte: Int? = nil) -> SourcePlace {
    SourcePlace(document.path(of: byte ?? start), entry: entry, key: key.isEmpty ? nil : key)
  }

  /// Returns the elements of a list.
  func list() throws(Problem) -> JSONList {
    guard begins(with: .openBracket) else { throw problem(.wrongShape(expected: .list)) }
    return JSONList(of: self)
  }

  /// Returns the keys of an object with their values.
  func members() throws(Problem) -> JSONMembers {
    guard begins(with: .openBrace) else { throw problem(.wrongShape(expected: .object)) }
    return JSONMembers(of: self)
  }

  private func begins(with byte: UInt8) -> Bool { document.bytes.lend { $0[start] == byte } }

  /// Returns the value of a key; nil if it is missing or null. Of duplicate keys, the first one counts.
  func optional(_ key: String) throws(Problem) -> JSONNode? {
    var members = try members().makeIterator()
    guard let member = members.next(named: key), !member.begins(with: UInt8(ascii: "n")) else { return nil }
    return member
  }

  /// Returns the value of a required key.
  func required(_ key: String) throws(Problem) -> JSONNode {
    guard let node = try optional(key) else { throw problem(.missing(key: key)) }
    return node
  }

  /// Returns the first unknown key, as a problem.
  func firstUnknownKey(besides known: [String]) throws(Problem) -> Problem? {
    guard let (key, node) = try members().first(where: { !known.contains($0.key) }) else { return nil }
    return node.problem(.unknownKey(String(key.prefix(40)), nearest: NearestMatch.of(key, among: known)))
  }

  func text() throws(Problem) -> String {
    let value = value
    guard case .text(let text) = value, !text.allSatisfy(\.isWhitespace) else { throw wrong(value, expected: .text) }
    return text
  }

  /// Returns the digits of a number, or a text that should be one, for the reader to interpret.
  func amountText() throws(Problem) -> String {
    switch value {
    case .number(let text), .text(let text): return text
    case let value: throw wrong(value, expected: .amount)
    }
  }

  func wholeNumber() throws(Problem) -> Int {
    let value = value
    guard case .number(let text) = value, let number = Int(text) else { throw wrong(value, expected: .wholeNumber) }
    return number
  }

  /// Returns one of a fixed set of texts.
  func oneOf(_ allowed: [String]) throws(Problem) -> String {
    let text = try text()
    guard allowed.contains(text) else {
      let nearest = NearestMatch.of(text, among: allowed)
      throw problem(.unknownValue(String(text.prefix(40)), allowed: allowed, nearest: nearest))
    }
    return text
  }

  func money(in currency: Currency) throws(Problem) -> Money {
    let text = try amountText()
    do {
      return try Money(decimal: text, currency: currency)
    } catch {
      throw problem(.amount(error))
    }
  }

  private func wrong(_ value: JSONValue, expected: FeedShape) -> Problem {
    if case .broken(let fault) = value { return problem(fault) }
    return problem(.wrongShape(expected: expected))
  }
}
