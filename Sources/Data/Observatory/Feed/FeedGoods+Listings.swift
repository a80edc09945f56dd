public import ArcadeDomain

extension FeedGoods {
  /// Takes the result of a search, for shops and games.
  public init(_ found: SearchResult) {
    let goods = found.snapshot.listings.map { listing in
      Good(
        id: listing.id,
        name: listing.name,
        price: listing.price,
        category: listing.category,
        isAvailable: listing.isAvailable ?? true,
        page: listing.page,
        picture: listing.originalPicture ?? listing.picture
      )
    }
    self.init(goods, leftOut: found.problems.total)
  }
}
