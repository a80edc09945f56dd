import ArcadeDomain
import Foundation

/// A feed of listings as JSON: a list of objects, or an object on every line.
struct FeedList: Sendable {
  let file: FeedFile
  /// The objects, in order.
  private(set) var records: [(spot: FeedSpot, record: FeedRecord)] = []
  /// What is no object.
  private(set) var findings: [FeedFinding] = []

  private var keys: FeedKeys

  /// The key of the list where an object holds more than one.
  private static let wrapper = "items"

  /// Reads a list that is the whole document, or the only list in an object, or the one under `items`.
  init(json file: FeedFile, columns: FeedColumns) throws(RepositoryError) {
    self.init(file, columns)
    try file.requireNoMarkup()
    let nodes: [JSONNode]
    do {
      nodes = try Self.list(in: JSONNode(root: JSONValue(reading: file.content))).list()
    } catch {
      throw file.corrupt("\(error)")
    }
    for (position, node) in nodes.enumerated() {
      add(node.value, FeedSpot(element: position, path: node.path))
    }
    try requireListings(columns)
  }

  /// Reads an object on every line; lines without anything are left alone.
  init(lines file: FeedFile, columns: FeedColumns) throws(RepositoryError) {
    self.init(file, columns)
    try file.requireNoMarkup()
    let content = file.content
    for line in content.split(separator: .lineFeed) where !line.allSatisfy(FeedMark.spaces.contains) {
      let spot = FeedSpot(byte: line.startIndex - content.startIndex + file.data.count - content.count)
      // A document of its own for each keeps a large feed from filling the memory.
      if let value = try? JSONValue(reading: Data(line)) {
        add(value, spot)
      } else {
        let isText = String(validating: line, as: UTF8.self) != nil
        findings.append(FeedFinding(spot, isText ? .wrongShape(expected: .object) : .notUTF8))
      }
    }
    try requireListings(columns)
  }

  private init(_ file: FeedFile, _ columns: FeedColumns) {
    self.file = file
    keys = FeedKeys(columns)
  }

  private static func list(in root: JSONNode) throws(JSONNode.Problem) -> JSONNode {
    guard case .object(let members) = root.value else { return root }
    let lists = members.filter { if case .list = $0.value { true } else { false } }
    let key = lists.count == 1 ? lists.keys.first ?? wrapper : wrapper
    return try root.required(key)
  }

  private mutating func add(_ value: JSONValue, _ spot: FeedSpot) {
    guard case .object(let members) = value else {
      findings.append(FeedFinding(spot, .wrongShape(expected: .object)))
      return
    }
    var record = FeedRecord()
    // In the order of their names, so that of two keys for the same field always the same one counts.
    for (key, member) in members.sorted(by: { $0.key < $1.key }) where member != .null {
      guard let field = keys.field(named: key), record.cells[field] == nil else { continue }
      record.call(field, key)
      switch member {
      case .text(let text), .number(let text): record.set(field, to: text)
      case .bool(let bool): record.set(field, to: String(bool))
      case .null: break
      case .list, .object: record.trouble = record.trouble ?? FeedTrouble(field, .wrongShape(expected: .text))
      }
    }
    records.append((spot, record))
  }

  /// Throws where something stands there, but nothing of it has an id.
  private func requireListings(_ columns: FeedColumns) throws(RepositoryError) {
    guard records.isEmpty && findings.isEmpty || records.contains(where: { $0.record.cells[.id] != nil }) else {
      throw file.missing(column: columns.heading(of: .id))
    }
  }
}

extension FeedFile {
  /// The bytes without a byte order mark.
  fileprivate var content: Data { data.dropFirst(data.lend(FeedMark.end)) }
}
