import ArcadeDomain

/// A product with its figures at one moment, for sorting.
struct MarketOffer: Sendable {
  private let product: MarketProduct
  private let figures: ListingFigures
  private let popularity: Int64

  init(_ stand: MarketProductState) {
    product = stand.product
    figures = stand.figures
    popularity = stand.popularity
  }

  func hasPrice(in range: PriceRange) -> Bool { figures.price.map(range.contains) ?? false }

  /// Whether it precedes another; ties are broken by popularity, then by ID.
  func precedes(_ other: MarketOffer, in order: ListingOrder) -> Bool {
    (key(of: order), -popularity, product.id) < (other.key(of: order), -other.popularity, other.product.id)
  }

  private func key(of order: ListingOrder) -> Int64 {
    switch order {
    case .popularity: -popularity
    case .priceUp: figures.price?.minorUnits ?? 0
    case .priceDown: -(figures.price?.minorUnits ?? 0)
    case .reviews: -Int64(figures.reviewCount ?? 0)
    }
  }

  func listing(rank: Int) -> Listing {
    Listing(
      id: product.id,
      name: product.name,
      figures: figures,
      picture: ListingPictures.address(of: product),
      category: product.shelf.category.name,
      rank: rank
    )
  }
}
