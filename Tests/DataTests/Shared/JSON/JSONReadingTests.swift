import ArcadeDomain
import Foundation
import XCTest

@testable import ArcadeData

/// Random JSON documents: valid ones, and ones with damaged bytes.
struct RandomJSON {
  private(set) var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func document() -> String { space() + value(depth: 0) + space() }

  /// Returns a document in which bytes were inserted, removed or changed.
  mutating func broken() -> [UInt8] {
    var bytes = Array(document().utf8)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes.insert(byte(), at: place)
      case 1 where place < bytes.count: bytes.remove(at: place)
      default: if place < bytes.count { bytes[place] = byte() }
      }
    }
    return bytes
  }

  private mutating func byte() -> UInt8 {
    let likely = Array("{}[],:\"\\0123456789-+.eEtrufalsn \n\tx/é".utf8) + [0x00, 0x1F, 0x7F, 0x80, 0xC3, 0xFF]
    return pick(likely)
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  private mutating func space() -> String { pick(["", "", "", " ", "\n", "\t", "\r\n", "  "]) }

  private mutating func value(depth: Int) -> String {
    switch Int.random(in: 0..<(depth > 3 ? 6 : 9), using: &random) {
    case 0: return pick(["true", "false", "null"])
    case 1, 2: return number()
    case 3, 4, 5: return text()
    case 6: return list("[", "]", depth) { $0.value(depth: depth + 1) }
    default: return list("{", "}", depth) { "\($0.text())\($0.space()):\($0.space())\($0.value(depth: depth + 1))" }
    }
  }

  private mutating func list(
    _ open: String,
    _ close: String,
    _ depth: Int,
    _ item: (inout RandomJSON) -> String
  ) -> String {
    let items = (0..<Int.random(in: 0...4, using: &random)).map { _ in "\(space())\(item(&self))\(space())" }
    return open + (items.isEmpty ? space() : items.joined(separator: ",")) + close
  }

  private mutating func number() -> String {
    let whole = pick(["0", "7", "10", "123456789012", "-0", "-4", "99"])
    let decimals = pick(["", "", ".0", ".5", ".50", ".125", ".000"])
    return whole + decimals + pick(["", "", "", "e0", "E1", "e+2", "e-3", "e12"])
  }

  private mutating func text() -> String {
    let parts = [
      "a", "B c", "é", "🦤", "e\u{301}", "\\\"", "\\\\", "\\/", "\\b\\f\\n\\r\\t", "\\u0041", "\\u00e9",
      "\\ud83e\\udda4", "\u{7F}", "{", "]", ",", "\\u0000", "漢字",
    ]
    return "\"" + (0..<Int.random(in: 0...4, using: &random)).map { _ in pick(parts) }.joined() + "\""
  }
}

/// Arcade's JSON reader, compared with Foundation's.
final class JSONReadingTests: XCTestCase {
  func testItReadsWhatFoundationReads() throws {
    var random = RandomJSON(seed: 1)
    for _ in 0..<4_000 {
      let document = random.document()
      let read = try XCTUnwrap(Tree(reading: Data(document.utf8)), document.debugDescription)
      XCTAssertEqual(read, try Tree(foundation: Data(document.utf8)), document.debugDescription)
    }
  }

  func testItRefusesWhatFoundationRefuses() {
    var random = RandomJSON(seed: 2)
    var refused = 0
    for _ in 0..<12_000 {
      let bytes = Data(random.broken())
      let read = Tree(reading: bytes)
      // Foundation accepts a trailing comma.
      let isLenient = read == nil && slip(in: JSONDocument(bytes, from: "a"))?.mistake.isTrailingComma == true
      guard !isLenient else { continue }
      XCTAssertEqual(read, try? Tree(foundation: bytes), String(decoding: bytes, as: UTF8.self).debugDescription)
      if read == nil { refused += 1 }
    }
    XCTAssertGreaterThan(refused, 3_000)
  }

  func testNoBytesEndTheProcess() {
    var random = SplitMix64(seed: 3)
    let likely = Array("{}[],:\"\\u0-1.eEtn \nx".utf8)
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...12, using: &random)
      let bytes = (0..<count).map { _ in
        Bool.random(using: &random)
          ? likely[Int.random(in: 0..<likely.count, using: &random)] : UInt8.random(in: 0...255, using: &random)
      }
      _ = Tree(reading: Data(bytes))
    }
  }

  func testNumbersStayExact() throws {
    for (written, read) in [
      ("7.50", "7.5"), ("7.505", "7.505"), ("-0", "0"), ("-0.00", "0"), ("1e2", "100"), ("12.5E-1", "1.25"),
      ("1.0", "1"), ("-4.20e1", "-42"), ("0.1e1", "1"), ("100", "100"), ("5e-3", "0.005"),
      ("123456789012345678901234567890123456789012345", "123456789012345678901234567890123456789012345"),
      ("0.1234567890123456789012345678901234567891", "0.1234567890123456789012345678901234567891"),
      ("1e999", "1e999"), ("1e99999999999999999999", "1e99999999999999999999"),
    ] { XCTAssertEqual(try node(written).value, .number(read), written) }
  }

  func testOfTwoMembersWithOneKeyTheFirstCounts() throws {
    let node = try node(#"{"a":1,"\u0061":2,"b":3}"#)
    XCTAssertEqual(try node.required("a").value, .number("1"))
    XCTAssertEqual(try node.required("b").value, .number("3"))
    XCTAssertNil(try node.optional("c"))
  }

  func testAnEscapedKeyIsFoundByItsName() throws {
    XCTAssertEqual(try node(#"{"n\u0061me":1}"#).required("name").value, .number("1"))
  }

  func testAMarkBeforeTheDocumentIsNoPartOfIt() throws {
    let document = JSONDocument(Data("\u{FEFF}[tru]".utf8), from: "a.json")
    XCTAssertEqual(slip(in: document)?.path, "a.json:1:2")
    XCTAssertEqual(try node("\u{FEFF}[true]").value, .list)
  }

  func testASliceOfALargerDocumentIsReadFromItsOwnBeginning() throws {
    let slice = Data("xx[7]yy".utf8).dropFirst(2).dropLast(2)
    XCTAssertEqual(try JSONDocument(slice, from: "a").root().list().map(\.value), [.number("7")])
  }

  func testPlacesAreCountedInCharactersAndByEveryKindOfLineEnd() {
    for (text, path) in [
      ("[x]", "1:2"), ("\n\n [x]", "3:3"), ("\r\r\n[x]", "3:2"), ("[\"é🦤\",x]", "1:7"), ("\t[x]", "1:3"),
      ("[\"e\u{301}\",x]", "1:7"), ("\u{FEFF}x", "1:1"),
    ] { XCTAssertEqual(slip(in: JSONDocument(Data(text.utf8), from: "/tmp/a.json"))?.path, "a.json:\(path)", text) }
  }

  func testPlacesAreTheSameInWhateverOrderTheyAreAskedFor() {
    let bytes = Data("a\nbé\r\nc\r\r\n\nlong line 漢字\nend".utf8)
    var random = SplitMix64(seed: 4)
    bytes.lend { bytes in
      var place = TextPlace()
      for _ in 0..<500 {
        let target = Int.random(in: 0...bytes.count, using: &random)
        var anew = TextPlace()
        let (found, expected) = (place.place(of: target, in: bytes), anew.place(of: target, in: bytes))
        XCTAssertEqual("\(found)", "\(expected)", "\(target)")
      }
    }
  }

  func testNothingDeeperThanFiveHundredAndTwelveLevelsIsRead() {
    for (depth, isRead) in [(511, true), (512, true), (513, false), (100_000, false)] {
      let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      XCTAssertEqual(slip(in: JSONDocument(Data(text.utf8), from: "a")) == nil, isRead, "\(depth)")
    }
  }

  private func node(_ text: String) throws -> JSONNode { try JSONNode(reading: Data(text.utf8), subject: "a.json") }

  private func slip(in document: JSONDocument) -> FeedProblem<FeedMistake>? {
    do throws(JSONProblem) {
      _ = try document.root()
      return nil
    } catch {
      return error.located
    }
  }
}

extension FeedMistake {
  fileprivate var isTrailingComma: Bool {
    if case .syntax(let mistake) = self { mistake.code.rawValue == "trailingComma" } else { false }
  }
}

/// A document read completely, by either reader.
private indirect enum Tree: Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case text([UInt8])
  case list([Tree])
  case object([[UInt8]: Tree])

  /// Reads with Arcade's reader; nil if anything is invalid.
  init?(reading bytes: Data) {
    guard let root = try? JSONDocument(bytes, from: "a.json").root() else { return nil }
    self.init(root)
  }

  private init?(_ node: JSONNode) {
    switch node.value {
    case .null: self = .null
    case .bool(let bool): self = .bool(bool)
    case .number(let text):
      guard let number = Double(text), number.isFinite else { return nil }
      self = .number(number)
    case .text(let text): self = .text(Array(text.utf8))
    case .broken: return nil
    case .list:
      guard let nodes = try? node.list().map({ Tree($0) }), !nodes.contains(nil) else { return nil }
      self = .list(nodes.compactMap(\.self))
    case .object:
      guard var members = try? node.members().makeIterator() else { return nil }
      var object: [[UInt8]: Tree] = [:]
      while let (key, member) = members.next() {
        guard let tree = Tree(member), !members.hasBrokenKey else { return nil }
        // Foundation's serialization keeps the last one, its decoder the first.
        object[Array(key.precomposedStringWithCanonicalMapping.utf8)] = tree
      }
      self = .object(object)
    }
  }

  /// Reads with Foundation's.
  init(foundation bytes: Data) throws {
    self.init(any: try JSONSerialization.jsonObject(with: bytes, options: .fragmentsAllowed))
  }

  private init(any value: Any) {
    switch value {
    case let text as String: self = .text(Array(text.utf8))
    case let list as [Any]: self = .list(list.map(Tree.init(any:)))
    case let object as [String: Any]:
      let members = object.map { (Array($0.key.precomposedStringWithCanonicalMapping.utf8), Tree(any: $0.value)) }
      self = .object(Dictionary(members) { first, _ in first })
    case let number as NSNumber where "\(type(of: number))".contains("Bool"): self = .bool(number.boolValue)
    case let bool as Bool where "\(type(of: value))" == "Bool": self = .bool(bool)
    case let number as NSNumber: self = .number(number.doubleValue)
    default: self = .null
    }
  }
}
