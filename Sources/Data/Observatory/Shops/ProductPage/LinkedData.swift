import ArcadeDomain

/// The contents of a JSON-LD script.
struct LinkedData {
  /// The deepest level that is searched.
  private static let deepest = 12
  private static let mostItems = 10_000

  private let bytes: ByteView
  private let json: LooseJSON
  private var products: [SchemaItem] = []
  private var lists: [SchemaItem] = []

  /// Returns the products and the lists in a script, in order.
  static func things(in bytes: ByteView, _ script: Range<Int>) -> (products: [SchemaItem], lists: [SchemaItem]) {
    var data = LinkedData(bytes: bytes, json: LooseJSON(bytes, script))
    var part = 0
    while part < data.json.parts.count {
      data.visit(part, depth: 0)
      part = Int(data.json.parts[part].next)
    }
    return (data.products, data.lists)
  }

  private init(bytes: ByteView, json: LooseJSON) { (self.bytes, self.json) = (bytes, json) }

  /// Takes a product or a list, or else searches its parts.
  private mutating func visit(_ part: Int, depth: Int) {
    guard depth < Self.deepest, products.count + lists.count < Self.mostItems else { return }
    switch json.parts[part].kind {
    case .list: for child in json.children(of: part) { visit(child, depth: depth + 1) }
    case .object:
      var holders: [Int] = []
      var (types, hasOffers): ([String], Bool) = ([], false)
      for (key, value) in members(of: part) {
        switch key {
        case "@type": types = texts(in: value).map(SchemaItem.type)
        case "offers": hasOffers = true
        case "@graph", "mainEntity", "itemListElement", "item": holders.append(value)
        default: break
        }
      }
      if hasOffers || SchemaItem(types: types).isProduct {
        products.append(item(part, depth: 0))
      } else if types.contains("ItemList") || types.contains("OfferCatalog") {
        lists.append(item(part, depth: 0))
      } else if !types.contains("BreadcrumbList") {
        for holder in holders { visit(holder, depth: depth + 1) }
      }
    default: break
    }
  }

  private func item(_ part: Int, depth: Int) -> SchemaItem {
    var item = SchemaItem()
    for (key, value) in members(of: part) {
      if key == "@type" {
        item.types = texts(in: value).map(SchemaItem.type)
      } else if let property = SchemaProperty(rawValue: key) {
        append(value, to: &item, as: property, depth: depth)
      }
    }
    return item
  }

  private func append(_ part: Int, to item: inout SchemaItem, as property: SchemaProperty, depth: Int) {
    guard depth < Self.deepest else { return }
    switch json.parts[part].kind {
    case .list:
      for child in json.children(of: part) { append(child, to: &item, as: property, depth: depth + 1) }
    case .object:
      if let value = members(of: part).first(where: { $0.key == "@value" })?.value {
        append(value, to: &item, as: property, depth: depth + 1)
      } else {
        item.append(.item(self.item(part, depth: depth + 1)), as: property)
      }
    case .text: item.append(.text(json.text(of: part, in: bytes)), as: property)
    case .word:
      let word = json.text(of: part, in: bytes)
      guard word != "null" else { return }
      let number = JSONNumber.text(in: bytes, at: Int(json.parts[part].start))
      item.append((try? number.get()).map(SchemaValue.number) ?? .text(word), as: property)
    case .key: break
    }
  }

  private func texts(in part: Int) -> [String] {
    switch json.parts[part].kind {
    case .text: [json.text(of: part, in: bytes)]
    case .list: json.children(of: part).prefix(10).flatMap { json.parts[$0].kind == .text ? texts(in: $0) : [] }
    default: []
    }
  }

  /// Returns the short keys of an object with their values.
  private func members(of object: Int) -> [(key: String, value: Int)] {
    var members: [(String, Int)] = []
    var key: String?
    for child in json.children(of: object) {
      let part = json.parts[child]
      if part.kind == .key {
        key = part.end - part.start < 24 ? json.text(of: child, in: bytes) : nil
      } else if let name = key {
        members.append((name, child))
        key = nil
      }
    }
    return members
  }
}
