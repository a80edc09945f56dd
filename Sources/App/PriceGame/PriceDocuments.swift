import ArcadeDomain

/// The price game's JSON documents; their keys and schemas are stable.
enum PriceDocuments {
  static func categories(_ categories: [PriceCategory], below parent: String?) -> JSONText {
    [
      "schema": "arcade.priceCategories/1",
      "parent": parent.flatMap { Int64($0) }.map(JSONText.integer) ?? .null,
      "categories": .array(categories.map { ["id": .integer(Int64($0.id)), "name": .string($0.name)] }),
    ]
  }

  static func products(_ products: [QuizProduct], of category: PriceCategory.ID) -> JSONText {
    [
      "schema": "arcade.priceProducts/1",
      "category": .integer(Int64(category)),
      "products": .array(
        products.map { product in
          [
            "id": .string(product.id),
            "name": .string(product.name),
            "maker": .string(product.maker),
            "price": .string(product.price.decimalText),
            "currency": .string(product.price.currency.code),
            "inStock": .bool(product.isInStock),
            "url": product.page.map(JSONText.string) ?? .null,
          ]
        }
      ),
    ]
  }
}
