import ArcadeDomain
import Foundation

/// A JSON feed of listings, read one by one: a list of objects, or an object per line.
struct FeedList: Sendable {
  let file: FeedFile

  let document: JSONDocument
  /// Whether there is an object per line.
  var isLines: Bool { list == nil }

  /// The list; nil if there is an object per line.
  let list: JSONList?
  /// The mapping of keys, if they differ from the fields' names.
  var columns: FeedColumns
  /// The decimal sign of prices in texts, if known.
  var decimalSign: DecimalSign?
  var keys: FeedKeys
  /// The keys of the first records.
  var headings: [String] = []

  /// The key of the list if an object has several.
  private static let wrapper = "items"

  /// Reads a list that is the root, or the only list in an object, or the one under `items`.
  init(json file: FeedFile, columns: FeedColumns, identities: [FeedField]) throws(RepositoryError) {
    try file.requireNoMarkup()
    let document = JSONDocument(file.data, from: file.path)
    list = try RepositoryError.reading(file.path) { () throws(JSONProblem) in try Self.list(in: document.root()) }
    (self.file, self.document, self.columns, keys) = (file, document, columns, FeedKeys(columns))
    try understand(identities)
  }

  /// Reads an object per line; empty lines are ignored.
  init(lines file: FeedFile, columns: FeedColumns, identities: [FeedField]) throws(RepositoryError) {
    try file.requireNoMarkup()
    (self.file, document, list) = (file, JSONDocument(file.data, from: file.path), nil)
    (self.columns, keys) = (columns, FeedKeys(columns))
    try understand(identities)
  }

  /// Visits all records in order, and returns the faults.
  func forEach(_ visit: (FeedPosition, FeedRecord) -> Void) -> FeedFaults {
    var faults = FeedFaults()
    file.data.lend { bytes in
      forEachElement(in: bytes) { position, fault, _ in
        let trouble = fault.map { FeedRecordError(nil, $0.mistake, at: $0.place) }
        switch trouble.map(Result.failure) ?? record(of: JSONNode(in: document, at: position.byte)) {
        case .success(let record): visit(position, record)
        case .failure(let trouble):
          faults.append(at: position.byte, FeedFault(position, trouble.mistake, byte: trouble.byte))
        }
        return nil
      }
    }
    return faults
  }

  /// Returns the record at a position found before.
  func record(at position: FeedPosition) -> FeedRecord {
    (try? record(of: JSONNode(in: document, at: position.byte)).get()) ?? FeedRecord()
  }

  /// Visits the elements in order, each with the mistake if its line is malformed.
  ///
  /// The closure may return the element's end, if known, and may set `isEnough` to stop.
  func forEachElement(in bytes: ByteView, _ visit: (FeedPosition, JSONFault?, _ isEnough: inout Bool) -> Int?) {
    var (entry, isEnough) = (0, false)
    var start = list.map { $0.start + 1 } ?? FeedMark.end(in: bytes)
    while !isEnough {
      if isLines {
        guard start < bytes.count else { return }
        let (end, next) = FeedMark.endOfLine(in: bytes, from: start)
        let line = JSONWalk.skipSpace(bytes, from: start, to: end)
        start = next
        guard line < end else { continue }
        entry += 1
        let fault = JSONSyntax.fault(in: bytes, from: line, to: end)
        _ = visit(FeedPosition(byte: line, entry: entry), fault, &isEnough)
      } else {
        start = JSONList.following(in: bytes, from: start)
        guard bytes[start] != .closeBracket else { return }
        entry += 1
        start =
          visit(FeedPosition(byte: start, entry: entry), nil, &isEnough) ?? JSONWalk.endOfValue(bytes, from: start)
      }
    }
  }

  /// Returns the numbers of the elements at some positions.
  func entries(at starts: Set<Int>) -> [Int: Int] {
    var entries: [Int: Int] = [:]
    guard !starts.isEmpty else { return entries }
    file.data.lend { bytes in
      forEachElement(in: bytes) { position, _, isEnough in
        if starts.contains(position.byte) { entries[position.byte] = position.entry }
        isEnough = entries.count == starts.count
        return nil
      }
    }
    return entries
  }

  private static func list(in root: JSONNode) throws(JSONNode.Problem) -> JSONList {
    guard case .object = root.value else { return try root.list() }
    let lists = try root.members().lazy.filter { $0.node.value == .list && $0.key != "errors" }
    var (first, isOnly): (JSONNode?, Bool) = (nil, true)
    for (_, node) in lists.prefix(2) { (first, isOnly) = (first ?? node, first == nil) }
    return if let first, isOnly { try first.list() } else { try root.required(wrapper).list() }
  }

  private func record(of node: JSONNode) -> Result<FeedRecord, FeedRecordError> {
    guard let members = try? node.members() else {
      return .failure(FeedRecordError(nil, .wrongShape(expected: .object)))
    }
    var record = FeedRecord()
    for (key, member) in members {
      guard let field = keys.field(named: key), record.cells[field] == nil else { continue }
      let value = member.value
      guard value != .null else { continue }
      record.call(field, key)
      switch value {
      case .text(let text):
        if field == .price { record.style = .written(decimalSign) }
        record.set(field, to: text)
      case .number(let text): record.set(field, to: text)
      case .bool(let bool): record.set(field, to: String(bool))
      case .broken(let fault): record.trouble = record.trouble ?? FeedRecordError(field, fault.mistake, at: fault.place)
      case .null, .list, .object:
        let mistake = field.mistake(instead: member.sourceText)
        record.trouble = record.trouble ?? FeedRecordError(field, mistake, at: member.start)
      }
    }
    return .success(record)
  }
}

extension FeedField {
  /// The mistake if a list or an object is in place of a field's value.
  fileprivate func mistake(instead text: String) -> FeedMistake {
    switch self {
    case .price, .reviewAverage: .wrongShape(expected: .amount)
    case .reviewCount: .wrongShape(expected: .wholeNumber)
    case .availability: .unknownValue(String(text.prefix(40)), allowed: ["true", "false"], nearest: nil)
    case .id, .name, .currency, .url, .image, .category: .wrongShape(expected: .text)
    }
  }
}
