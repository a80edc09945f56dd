/// The elements of a list in a JSON document, read one by one.
struct JSONList: Sequence, Sendable {
  private let node: JSONNode

  init(of node: JSONNode) { self.node = node }

  /// The position of its opening bracket.
  var start: Int { node.start }

  var isEmpty: Bool { first == nil }

  var first: JSONNode? {
    var iterator = makeIterator()
    return iterator.next()
  }

  func makeIterator() -> Iterator { Iterator(list: node, position: start + 1) }

  struct Iterator: IteratorProtocol {
    fileprivate let list: JSONNode
    fileprivate var position: Int
    fileprivate var count = 0

    mutating func next() -> JSONNode? {
      let (start, end) = list.document.bytes.lend { bytes in JSONList.next(in: bytes, from: position, .closeBracket) }
      guard let start else { return nil }
      position = end
      count += 1
      // For a list inside an element, line and column are enough.
      let isOutermost = list.entry == nil
      return JSONNode(in: list.document, at: start, entry: list.entry ?? count, key: isOutermost ? "" : list.key)
    }
  }

  /// Finds the start and the end of the next element or member; nil at the closing bracket.
  @inline(__always)
  fileprivate static func next(in bytes: ByteView, from position: Int, _ close: UInt8) -> (start: Int?, end: Int) {
    let start = following(in: bytes, from: position)
    guard bytes[start] != close else { return (nil, start) }
    return (start, JSONWalk.endOfValue(bytes, from: start))
  }

  /// Skips spaces and a comma.
  @inline(__always)
  static func following(in bytes: ByteView, from position: Int) -> Int {
    let place = JSONWalk.skipSpace(bytes, from: position, to: bytes.count)
    return bytes[place] == .comma ? JSONWalk.skipSpace(bytes, from: place + 1, to: bytes.count) : place
  }
}

/// The members of an object in a JSON document, read one by one.
struct JSONMembers: Sequence, Sendable {
  private let node: JSONNode

  init(of node: JSONNode) { self.node = node }

  func makeIterator() -> Iterator { Iterator(object: node, position: node.start + 1) }

  struct Iterator: IteratorProtocol {
    private(set) var hasBrokenKey = false

    fileprivate let object: JSONNode
    fileprivate var position: Int

    fileprivate init(object: JSONNode, position: Int) { (self.object, self.position) = (object, position) }

    /// Returns the next member; a malformed key is read as far as possible.
    mutating func next() -> (key: String, node: JSONNode)? {
      object.document.bytes.lend { bytes in
        guard let (start, value) = advance(in: bytes) else { return nil }
        let key: String
        if case .text(let text) = JSONValue(in: bytes, at: start) {
          key = text
        } else {
          hasBrokenKey = true
          key =
            bytes[start + 1, (JSONWalk.endOfText(bytes, from: start, to: bytes.count) ?? bytes.count) - 1].repairedText
        }
        return (key, node(at: value, key))
      }
    }

    /// Returns the next member of a name; nil if none is left.
    mutating func next(named name: String) -> JSONNode? {
      object.document.bytes.lend { bytes in
        while let (start, value) = advance(in: bytes) {
          if Self.isKey(name, in: bytes, at: start) { return node(at: value, name) }
        }
        return nil
      }
    }

    private mutating func advance(in bytes: ByteView) -> (key: Int, value: Int)? {
      let (key, behind) = JSONList.next(in: bytes, from: position, .closeBrace)
      guard let key else { return nil }
      let colon = JSONWalk.skipSpace(bytes, from: behind, to: bytes.count)
      let value = JSONWalk.skipSpace(bytes, from: colon + 1, to: bytes.count)
      position = JSONWalk.endOfValue(bytes, from: value)
      return (key, value)
    }

    /// Whether a key has a name; keys without escapes are compared by bytes.
    @inline(__always)
    private static func isKey(_ name: String, in bytes: ByteView, at start: Int) -> Bool {
      var place = start + 1
      for letter in name.utf8 {
        guard bytes[place] == letter else {
          guard bytes[place] == .backslash else { return false }
          return JSONValue(in: bytes, at: start) == .text(name)
        }
        place += 1
      }
      return bytes[place] == .quote
    }

    private func node(at value: Int, _ name: String) -> JSONNode {
      let key = object.key.isEmpty ? name.cut(to: 40) : "\(object.key).\(name.cut(to: 40))"
      return JSONNode(in: object.document, at: value, entry: object.entry, key: key)
    }
  }
}
