import ArcadeDomain

/// Collects the microdata in the tags of a page.
struct Microdata {
  private struct Scope {
    let tag: UInt64
    /// The number of open elements with its name, including itself.
    var depth = 1
    var item: SchemaItem
    /// Its property in the enclosing item; nil if it is a top-level item.
    let property: SchemaProperty?
    /// Whether it is part of an ignored item.
    let isDropped: Bool
  }

  private struct Text {
    let tag: UInt64
    var depth = 1
    let property: SchemaProperty
    let start: Int
  }

  /// The deepest nesting of items that is read.
  private static let deepest = 16
  private static let mostItems = 10_000
  private static let longestText = 2_000

  private(set) var products: [SchemaItem] = []
  private(set) var lists: [SchemaItem] = []
  private var scopes: [Scope] = []
  private var text: Text?
  private var count = 0

  /// Takes a tag whose content begins at a position.
  mutating func take(_ tag: HTMLScanner.Tag, in bytes: ByteView, contentAt content: Int) {
    if tag.isEnd { return end(tag, in: bytes) }
    guard tag.hasItem || !scopes.isEmpty else { return }
    let isVoid = Self.voids.contains(tag.name)
    if !isVoid { deepen(tag.name) }
    guard tag.hasItem else { return }
    let marks = Marks(tag, in: bytes)
    if marks.isScope, !isVoid, scopes.count < Self.deepest, count < Self.mostItems {
      count += 1
      let isPart = marks.property != nil || !marks.isPart
      let isDropped = scopes.last?.isDropped ?? false || (!isPart && scopes.last?.item.isProduct ?? false)
      scopes.append(
        Scope(tag: tag.name, item: SchemaItem(types: marks.types), property: marks.property, isDropped: isDropped)
      )
    } else if let property = marks.property, let last = scopes.indices.last {
      if let value = marks.value {
        scopes[last].item.append(.text(value), as: property)
      } else if !isVoid {
        text = Text(tag: tag.name, property: property, start: content)
      }
    }
  }

  /// Closes all open elements.
  mutating func finish() { while !scopes.isEmpty { closeScope() } }

  private mutating func deepen(_ name: UInt64) {
    if text?.tag == name { text?.depth += 1 }
    if let scope = scopes.lastIndex(where: { $0.tag == name }) { scopes[scope].depth += 1 }
  }

  private mutating func end(_ tag: HTMLScanner.Tag, in bytes: ByteView) {
    if let open = text, open.tag == tag.name {
      text?.depth -= 1
      if open.depth == 1 {
        text = nil
        let end = min(tag.start, open.start + Self.longestText)
        if let last = scopes.indices.last, open.start < end {
          scopes[last].item.append(.text(bytes[open.start, end].repairedText), as: open.property)
        }
      }
    }
    guard let scope = scopes.lastIndex(where: { $0.tag == tag.name }) else { return }
    scopes[scope].depth -= 1
    if scopes[scope].depth == 0 { while scopes.count > scope { closeScope() } }
  }

  private mutating func closeScope() {
    guard let scope = scopes.popLast(), !scope.isDropped else { return }
    text = nil
    if let property = scope.property, let last = scopes.indices.last {
      scopes[last].item.append(.item(scope.item), as: property)
    } else {
      collect(scope.item)
    }
  }

  /// Stores a top-level item, or the item that the page is about.
  private mutating func collect(_ item: SchemaItem) {
    if item.isProduct {
      products.append(item)
    } else if item.types.contains("ItemList") || item.types.contains("OfferCatalog") {
      lists.append(item)
    } else {
      for entity in item.items(.mainEntity) { collect(entity) }
    }
  }

  private static let voids = Set(
    ["meta", "link", "img", "br", "input", "hr", "area", "base", "col", "embed", "source", "track", "wbr"]
      .map(HTMLName.word(of:))
  )
}

/// The microdata attributes of a tag.
private struct Marks {
  private(set) var isScope = false
  /// Whether it belongs to an enclosing item, even an ignored one.
  private(set) var isPart = false
  private(set) var property: SchemaProperty?
  private(set) var types: [String] = []
  private(set) var value: String?

  init(_ tag: HTMLScanner.Tag, in bytes: ByteView) {
    var place = tag.attributes.lowerBound
    let end = tag.attributes.upperBound
    var values: [(rank: Int, value: Range<Int>)] = []
    while let (name, value) = HTMLAttributes.next(in: bytes, &place, to: end) {
      switch bytes.lowerWord(from: name.lowerBound, to: name.upperBound) {
      case Self.itemprop:
        isPart = true
        // It may have several names; the first known one counts.
        for word in bytes[value].repairedText.split(separator: " ").prefix(4) where property == nil {
          property = SchemaProperty(rawValue: SchemaItem.type(String(word)))
        }
      case Self.itemscope: isScope = true
      case Self.itemtype:
        types = bytes[value].repairedText.split(separator: " ").prefix(4).map { SchemaItem.type(String($0)) }
      case Self.content: values.append((0, value))
      case Self.href: values.append((1, value))
      case Self.src: values.append((2, value))
      case Self.datetime: values.append((3, value))
      case Self.value where tag.name == Self.data || tag.name == Self.meter: values.append((4, value))
      default: break
      }
    }
    guard property != nil, !isScope, let best = values.min(by: { $0.rank < $1.rank }) else { return }
    value = HTMLText.plain(bytes[best.value].repairedText.cut(to: 2_000))
  }

  private static let itemprop = HTMLName.word("itemprop")
  private static let itemscope = HTMLName.word("itemscope")
  private static let itemtype = HTMLName.word("itemtype")
  private static let content = HTMLName.word("content")
  private static let href = HTMLName.word("href")
  private static let src = HTMLName.word("src")
  private static let datetime = HTMLName.word("datetime")
  private static let value = HTMLName.word("value")
  private static let data = HTMLName.word("data")
  private static let meter = HTMLName.word("meter")
}
