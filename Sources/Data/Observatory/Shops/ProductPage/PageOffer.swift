import ArcadeDomain

/// One offer on a page, before its price is parsed.
struct PageOffer {
  let name: String?
  /// The address of its own page, if different.
  let address: String?
  /// A product number of the shop or the manufacturer, which distinguishes it on the page.
  let mark: String?
  let picture, category: String?
  /// The prices, each with its currency, if given.
  let prices: [(price: SchemaValue, currency: String?)]
  /// The availability, if given; one available offer is enough.
  let isAvailable: Bool?
  let reviewCount: Int?
  let reviewAverage: ReviewAverage?

  /// Returns the offers of a product: one for each variant, and for each offer with its own number.
  static func all(of product: SchemaItem, at address: String?) -> [PageOffer] {
    let variants = product.items(.hasVariant)
    guard variants.isEmpty else { return variants.map { PageOffer($0, $0.items(.offers), of: product, at: address) } }
    let offers = product.items(.offers)
    let marks = offers.compactMap { $0.text(.sku) }
    guard offers.count > 1, Set(marks).count == offers.count else {
      return [PageOffer(product, offers, of: product, at: address)]
    }
    return offers.map { PageOffer($0, [$0], of: product, at: address) }
  }

  private init(_ item: SchemaItem, _ offers: [SchemaItem], of product: SchemaItem, at address: String?) {
    name = item.text(.name) ?? product.text(.name)
    self.address = address
    mark =
      item.text(.sku, .productID, .gtin13, .gtin, .gtin14, .gtin12, .gtin8, .mpn)
      ?? (offers.count == 1 ? offers[0].text(.sku) : nil)
    picture = Self.picture(of: item) ?? Self.picture(of: product)
    category = product.text(.category)?.cut(to: 200)
    prices = offers.flatMap { Self.prices(of: $0) }
    let says = offers.flatMap { [$0] + $0.items(.offers) }
      .compactMap { $0.text(.availability).flatMap(AvailabilityText.meaning) }
    isAvailable = says.isEmpty ? nil : says.contains(true)
    let rating = item.items(.aggregateRating).first ?? product.items(.aggregateRating).first
    let count = rating?.text(.reviewCount, .ratingCount).flatMap { Int($0.filter { !",. ".contains($0) }) }
    reviewCount = count.flatMap { $0 >= 0 ? $0 : nil }
    reviewAverage = rating?.text(.ratingValue).flatMap(Self.average)
  }

  /// Returns the prices of an offer, or of an aggregate offer; of a range, the lowest.
  private static func prices(of offer: SchemaItem) -> [(SchemaValue, String?)] {
    let currency = offer.text(.priceCurrency)
    let own = [SchemaProperty.lowPrice, .price].lazy.flatMap { offer[$0] }.first { $0.text?.isBlank == false }
    if let own { return [(own, currency ?? offer.items(.priceSpecification).first?.text(.priceCurrency))] }
    return (offer.items(.priceSpecification) + offer.items(.offers)).prefix(100).flatMap { part in
      let price = part[.price].first { $0.text?.isBlank == false }
      return price.map { [($0, part.text(.priceCurrency) ?? currency)] } ?? []
    }
  }

  private static func picture(of item: SchemaItem) -> String? {
    item.text(.image) ?? item.items(.image).lazy.compactMap { $0.text(.url, .contentUrl) }.first
  }

  /// Returns an average rating, rounded to three decimals.
  private static func average(_ text: String) -> ReviewAverage? {
    let parts = text.replacing(",", with: ".").split(separator: ".", omittingEmptySubsequences: false)
    let exact = parts.count == 2 ? "\(parts[0]).\(parts[1].prefix(3))" : text
    guard let average = try? ReviewAverage(decimal: exact), average.thousandths >= 0 else { return nil }
    return average
  }
}
