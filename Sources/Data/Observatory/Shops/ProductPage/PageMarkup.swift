import ArcadeDomain
import Foundation

/// The product data in the tags of a page, collected in one pass.
struct PageMarkup {
  /// The products and lists in JSON-LD scripts.
  private(set) var linked: (products: [SchemaItem], lists: [SchemaItem]) = ([], [])
  private(set) var microdata = Microdata()
  /// The contents of `meta` tags by property, the first of each.
  private(set) var metas: [String: String] = [:]
  /// The canonical address of the page.
  private(set) var canonical: String?
  /// The base of relative addresses.
  private(set) var base: String?

  private static let mostMetas = 200

  init(_ bytes: ByteView) {
    var scanner = HTMLScanner(bytes)
    while let tag = scanner.next() {
      microdata.take(tag, in: bytes, contentAt: scanner.position)
      guard !tag.isEnd else { continue }
      switch tag.name {
      case Self.script:
        let isLinkedData = attributes(of: tag, in: bytes)["type"]?.lowercased().contains("ld+json") ?? false
        let content = scanner.text(untilEndOf: "script")
        if isLinkedData {
          let things = LinkedData.things(in: bytes, content)
          linked.products += things.products
          linked.lists += things.lists
        }
      case Self.style: _ = scanner.text(untilEndOf: "style")
      case Self.textarea: _ = scanner.text(untilEndOf: "textarea")
      case Self.title: _ = scanner.text(untilEndOf: "title")
      case Self.meta: if metas.count < Self.mostMetas { takeMeta(attributes(of: tag, in: bytes)) }
      case Self.link:
        guard canonical == nil else { continue }
        let attributes = attributes(of: tag, in: bytes)
        let isCanonical = attributes["rel"]?.lowercased().split(separator: " ").contains("canonical") ?? false
        if isCanonical { canonical = attributes["href"] }
      case Self.baseTag: if base == nil { base = attributes(of: tag, in: bytes)["href"] }
      default: break
      }
    }
    microdata.finish()
  }

  private mutating func takeMeta(_ attributes: [String: String]) {
    guard let name = attributes["property"] ?? attributes["name"], let content = attributes["content"] else { return }
    if metas[name.lowercased()] == nil { metas[name.lowercased()] = HTMLText.plain(content) }
  }

  private func attributes(of tag: HTMLScanner.Tag, in bytes: ByteView) -> [String: String] {
    HTMLAttributes.texts(of: tag, in: bytes)
  }

  /// The OpenGraph product; nil without a price.
  var openGraph: SchemaItem? {
    func meta(_ names: String...) -> String? { names.lazy.compactMap { metas[$0] }.first { !$0.isBlank } }
    guard let price = meta("product:price:amount", "og:price:amount") else { return nil }
    var (item, offer) = (SchemaItem(types: ["Product"]), SchemaItem(types: ["Offer"]))
    let says: [(String?, SchemaProperty)] = [
      (meta("og:title"), .name), (meta("product:retailer_item_id"), .sku), (meta("og:image"), .image),
    ]
    for case (let text?, let property) in says { item.append(.text(text), as: property) }
    let offers: [(String?, SchemaProperty)] = [
      (price, .price), (meta("product:price:currency", "og:price:currency"), .priceCurrency),
      (meta("product:availability", "og:availability"), .availability),
    ]
    for case (let text?, let property) in offers { offer.append(.text(text), as: property) }
    item.append(.item(offer), as: .offers)
    return item
  }

  private static let script = HTMLName.word("script")
  private static let style = HTMLName.word("style")
  private static let textarea = HTMLName.word("textarea")
  private static let title = HTMLName.word("title")
  private static let meta = HTMLName.word("meta")
  private static let link = HTMLName.word("link")
  private static let baseTag = HTMLName.word("base")
}

extension HTMLAttributes {
  /// Returns the attributes of a tag by lower-case name, the first of each.
  static func texts(of tag: HTMLScanner.Tag, in bytes: ByteView) -> [String: String] {
    var (texts, place): ([String: String], Int) = ([:], tag.attributes.lowerBound)
    while texts.count < 20, let (name, value) = next(in: bytes, &place, to: tag.attributes.upperBound) {
      guard name.count <= 20 else { continue }
      let key = bytes[name].repairedText.lowercased()
      if texts[key] == nil { texts[key] = bytes[value].repairedText.cut(to: 4_000) }
    }
    return texts
  }
}
