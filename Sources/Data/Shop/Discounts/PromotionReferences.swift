import ArcadeDomain

/// The products, tags and lanes that a discount may refer to.
struct PromotionReferences {
  private let catalog: Catalog?
  private let tags: Set<String>
  private let lanes: [String]
  /// The remaining number of suggestions, because comparing with all known ones is slow.
  private var suggestions = 20

  init(catalog: Catalog?, lanes: [String]) {
    (self.catalog, self.lanes) = (catalog, lanes)
    tags = Set(catalog?.products.flatMap(\.tags) ?? [])
  }

  /// Returns the unknown references of a discount, which otherwise applies.
  mutating func unknown(in discount: JSONNode) throws -> TruncatedList<ShopProblem> {
    var problems = TruncatedList<ShopProblem>()
    if catalog != nil { try look(at: discount, &problems) }
    if let place = try discount.optional("lane") {
      let lane = try place.text()
      if !lanes.contains(lane) {
        let nearest = NearestMatch.of(lane, among: lanes)
        problems.append(ShopProblem(at: place.place(), .unknownLane(lane, nearest: nearest)))
      }
    }
    return problems
  }

  private mutating func look(at node: JSONNode, _ problems: inout TruncatedList<ShopProblem>) throws {
    for (key, place) in try node.members() {
      switch key {
      case "products": for product in try place.list() { check(try product.text(), at: product, &problems) }
      case "product": check(try place.text(), at: place, &problems)
      case "pieces": for (code, count) in try place.members() { check(code, at: count, &problems) }
      case "tags": for tag in try place.list() { try checkTag(tag, &problems) }
      case "rules", "if": for part in try place.list() { try look(at: part, &problems) }
      case "rule", "get", "counted": try look(at: place, &problems)
      // A number in `nForM`.
      case "buy": if case .object = place.value { try look(at: place, &problems) }
      default: break
      }
    }
  }

  private mutating func check(_ text: String, at place: JSONNode, _ problems: inout TruncatedList<ShopProblem>) {
    guard let catalog, let code = Product.Code(text), catalog[code] == nil else { return }
    let nearest = maySuggest() ? catalog.codeNearest(to: code.text)?.text : nil
    problems.append(ShopProblem(at: place.place(), .unknownProduct(code.text, nearest: nearest)))
  }

  private mutating func checkTag(_ place: JSONNode, _ problems: inout TruncatedList<ShopProblem>) throws {
    let tag = try place.text()
    guard !tags.contains(tag) else { return }
    let nearest = maySuggest() ? NearestMatch.of(tag, among: tags.sorted()) : nil
    problems.append(ShopProblem(at: place.place(), .unknownTag(tag, nearest: nearest)))
  }

  private mutating func maySuggest() -> Bool {
    suggestions -= 1
    return suggestions >= 0
  }
}
