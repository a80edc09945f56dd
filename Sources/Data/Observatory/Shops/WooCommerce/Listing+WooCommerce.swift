import ArcadeDomain

extension Listing {
  /// Reads a product of the Store API. Watched figures must be valid or missing. A price without a currency has the
  /// default one.
  init(readingWooCommerce node: JSONNode, in usual: Currency?, rank: Int) throws(JSONNode.Problem) {
    let id = try Self.wooCommerceID(in: node)
    let image = try? node.optional("images")?.list().first
    let category = try? node.optional("categories")?.list().first
    self.init(
      id: id,
      name: HTMLText.plain(try node.required("name").text()).cut(to: 500),
      figures: try ListingFigures(readingWooCommerce: node, in: usual),
      page: node.text(under: "permalink").flatMap(WebPage.address),
      picture: (image?.text(under: "thumbnail") ?? image?.text(under: "src")).flatMap(WebPage.address),
      originalPicture: image?.text(under: "src").flatMap(WebPage.address),
      category: category?.text(under: "name").map(HTMLText.plain),
      rank: rank
    )
  }

  /// Reads the id alone.
  static func wooCommerceID(in node: JSONNode) throws(JSONNode.Problem) -> Listing.ID {
    let id = try node.required("id")
    let text = try id.amountText()
    guard !text.isBlank else { throw id.problem(.wrongShape(expected: .wholeNumber)) }
    return text
  }
}

extension ListingFigures {
  fileprivate init(readingWooCommerce node: JSONNode, in usual: Currency?) throws(JSONNode.Problem) {
    let reviewCount = try node.units("review_count", scale: 0)
    let average = try node.units("average_rating", scale: 3)
    let stock = try node.optional("is_in_stock")
    var isAvailable: Bool?
    if let stock {
      guard case .bool(let isInStock) = stock.value else { throw stock.problem(.wrongShape(expected: .flag)) }
      isAvailable = isInStock
    }
    self.init(
      price: try node.optional("prices")?.wooCommercePrice(in: usual),
      reviewCount: reviewCount.map { Int($0) },
      reviewAverage: reviewCount == 0 ? nil : average.map(ReviewAverage.init(thousandths:)),
      isAvailable: isAvailable
    )
  }
}

extension JSONNode {
  /// Returns the price, the lowest of several; it is in units with a separate exponent.
  fileprivate func wooCommercePrice(in usual: Currency?) throws(Problem) -> Money? {
    let range = try optional("price_range")
    let lowest = try range?.optional("min_amount")
    let own = try optional("price")
    guard let price = lowest ?? own else { return nil }
    let text = try price.amountText()
    guard !text.isBlank else { return nil }
    let currency = if let usual, try optional("currency_code") == nil { usual } else { try wooCommerceCurrency() }
    let exponent = try units("currency_minor_unit", scale: 0)
    let scale = exponent ?? Int64(currency.exponent)
    guard 0...6 ~= scale else { throw problem(.wrongShape(expected: .wholeNumber)) }
    guard let units = try price.units(scale: 0) else { return nil }
    do {
      return try Money(decimal: DecimalText.text(ofUnits: units, scale: Int(scale)), currency: currency)
    } catch {
      throw price.problem(.amount(error))
    }
  }

  private func wooCommerceCurrency() throws(Problem) -> Currency {
    let code = try required("currency_code")
    guard let currency = Currency(code: try code.text().uppercased()) else {
      throw code.problem(.unknownValue(code.sourceText.cut(to: 40), allowed: [], nearest: nil))
    }
    return currency
  }

  /// Returns a decimal under a key, as below; nil if it is missing.
  fileprivate func units(_ key: String, scale: Int) throws(Problem) -> Int64? {
    guard let node = try optional(key) else { return nil }
    return try node.units(scale: scale)
  }

  /// Returns a decimal in units of 10⁻ˢᶜᵃˡᵉ, not below zero; nil for an empty text.
  fileprivate func units(scale: Int) throws(Problem) -> Int64? {
    let text = try amountText()
    guard !text.isBlank else { return nil }
    let units: Int64
    do {
      units = try DecimalText.units(of: text, scale: scale)
    } catch {
      throw problem(.amount(error))
    }
    guard units >= 0 else { throw problem(.outOfRange(text.cut(to: 40), lowest: "0", highest: nil)) }
    return units
  }
}
