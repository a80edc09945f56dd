import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// Reads what a server says of a category, as a text.
func readCategory(_ json: String) async throws -> CategoryReading {
  let server = try LoopbackServer([CategoryDisplay.path: [.json(json)]])
  let catalog = SyncingPriceCatalog(
    server: server.priceServer(),
    store: InMemoryFeedStore(),
    time: HandDrivenTime()
  )
  return try await catalog.content(of: 1).value
}

/// Reads products as a leaf in the wrapped shape.
func readProducts(_ products: String...) async throws -> CategoryReading {
  try await readCategory(#"{"response":{"product_collection":[\#(products.joined(separator: ","))]}}"#)
}

extension CategoryReading {
  /// The products; none for a branch.
  var products: [QuizProduct] {
    if case .products(let products) = content { products } else { [] }
  }

  /// The subcategories; none for a leaf.
  var subcategories: [PriceCategory] {
    if case .subcategories(let categories) = content { categories } else { [] }
  }
}
