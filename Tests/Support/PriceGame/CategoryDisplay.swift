public import ArcadeData
public import ArcadeDomain

/// Answers of a server of categories, as JSON texts.
public enum CategoryDisplay {
  /// The path of the category display.
  public static let path = "/v/category/display"

  /// Returns the path with the query for a page of a category.
  public static func target(_ category: PriceCategory.ID, page: Int = 1) -> String {
    "\(path)?category_id=\(category)&_format=json&itemsperpage=48&curpage=\(page)"
  }

  /// Returns a wrapped leaf with a product for each number: `SKU7` costs 17.99.
  public static func products(_ numbers: some Sequence<Int>) -> String {
    let products = numbers.map { number in
      """
      {"sku":"SKU\(number)","name":"Blender \(number)","manufacturer_name":"Fennick","list_price":\(number + 10).99}
      """
    }
    return #"{"response":{"product_collection":[\#(products.joined(separator: ","))]}}"#
  }

  /// Returns a wrapped branch.
  public static func subcategories(_ categories: [PriceCategory]) -> String {
    let texts = categories.map { #"{"display_name":"\#($0.name)","category_id":\#($0.id)}"# }
    return #"{"response":{"subcategories":[\#(texts.joined(separator: ","))]}}"#
  }
}

extension LoopbackServer {
  /// Returns a client of this server, without pauses between retries.
  public func priceServer(policy: HTTPPolicy = HTTPPolicy()) -> PriceServer {
    PriceServer(
      at: address,
      client: HTTPClient(transport: SystemTransport(), policy: policy, jitter: { 0 }, pause: { _ in })
    )
  }
}
