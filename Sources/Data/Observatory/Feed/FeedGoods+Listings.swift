public import ArcadeDomain

extension FeedGoods {
  /// Takes what a search found, for whoever sells or guesses it.
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
