import ArcadeDomain

extension PriceCategory {
  /// Reads a subcategory, by its present keys or by the older ones.
  init(reading node: JSONNode) throws(JSONNode.Problem) {
    let number = try node.required("category_id")
    guard let id = Int(try number.amountText()), id > 0 else {
      throw number.problem(.wrongShape(expected: .wholeNumber))
    }
    let older = try node.optional("category_name")
    let name = try node.optional("display_name") ?? older
    guard let name else { throw node.problem(.missing(key: "display_name")) }
    self.init(id: id, name: String(try name.text().prefix(500)))
  }
}
