import ArcadeDomain

/// A place in a JSON document: what stands there, and the path to it for reports.
struct JSONNode: Hashable, Sendable {
  typealias Problem = FeedProblem<FeedMistake>

  let value: JSONValue
  let path: String

  /// The root of a document.
  init(root value: JSONValue) {
    self.init(value, at: "$")
  }

  private init(_ value: JSONValue, at path: String) {
    self.value = value
    self.path = path
  }

  /// Reports a mistake here.
  func problem(_ mistake: FeedMistake) -> Problem {
    Problem(at: path, mistake)
  }

  /// The elements of a list, each with its path.
  func list() throws(Problem) -> [JSONNode] {
    guard case .list(let values) = value else { throw problem(.wrongShape(expected: .list)) }
    return values.enumerated().map { JSONNode($1, at: "\(path)[\($0)]") }
  }

  /// What stands under a key; nil where the key is missing or null.
  func optional(_ key: String) throws(Problem) -> JSONNode? {
    guard case .object(let members) = value else { throw problem(.wrongShape(expected: .object)) }
    guard let member = members[key], member != .null else { return nil }
    return JSONNode(member, at: "\(path).\(key)")
  }

  /// What stands under a key that must be there.
  func required(_ key: String) throws(Problem) -> JSONNode {
    guard let node = try optional(key) else { throw problem(.missing(key: key)) }
    return node
  }

  /// The keys of an object, in alphabetical order.
  func keys() throws(Problem) -> [String] {
    guard case .object(let members) = value else { throw problem(.wrongShape(expected: .object)) }
    return members.keys.sorted()
  }

  /// The first key that is none of those that are read, as a problem.
  func firstUnknownKey(besides known: [String]) throws(Problem) -> Problem? {
    guard let key = try keys().first(where: { !known.contains($0) }) else { return nil }
    let place = JSONNode(.null, at: "\(path).\(key.prefix(40))")
    return place.problem(.unknownKey(String(key.prefix(40)), nearest: NearestMatch.of(key, among: known)))
  }

  /// A text that is not empty.
  func text() throws(Problem) -> String {
    guard case .text(let text) = value, !text.allSatisfy(\.isWhitespace) else {
      throw problem(.wrongShape(expected: .text))
    }
    return text
  }

  /// The digits of a number, or a text that should be one; what they mean is for the reader.
  func amountText() throws(Problem) -> String {
    switch value {
    case .number(let text), .text(let text): return text
    default: throw problem(.wrongShape(expected: .amount))
    }
  }

  /// A whole number that is written as a number.
  func wholeNumber() throws(Problem) -> Int {
    guard case .number(let text) = value, let number = Int(text) else {
      throw problem(.wrongShape(expected: .wholeNumber))
    }
    return number
  }

  /// A value of a closed list of texts.
  func oneOf(_ allowed: [String]) throws(Problem) -> String {
    let text = try text()
    guard allowed.contains(text) else {
      let nearest = NearestMatch.of(text, among: allowed)
      throw problem(.unknownValue(String(text.prefix(40)), allowed: allowed, nearest: nearest))
    }
    return text
  }

  /// An amount in a currency.
  func money(in currency: Currency) throws(Problem) -> Money {
    let text = try amountText()
    do {
      return try Money(decimal: text, currency: currency)
    } catch {
      throw problem(.amount(error))
    }
  }
}
