public import ArcadeDomain

/// The pictures of listings: those of the demo market are drawn, others come from the web.
public struct ListingPictures: PictureRepository {
  private static let market = "demo:"

  private let loader: PictureLoader

  /// Draws into the cache of a loader, which gets the others.
  public init(loader: PictureLoader) { self.loader = loader }

  /// Returns the file of a drawing for an address such as `demo:tea-007`, else that of a picture on the web.
  public func file(ofPictureAt address: String) async throws(RepositoryError) -> String? {
    guard address.hasPrefix(Self.market) else { return try await loader.file(ofPictureAt: address) }
    let id = String(address.dropFirst(Self.market.count))
    guard let product = try StarterMarket.shelves().product(id) else {
      throw RepositoryError(.notFound, subject: address)
    }
    return await loader.picture(svg: ProductDrawing(of: product).svg).path
  }

  /// Returns what a listing names as the picture of a product.
  static func address(of product: MarketProduct) -> String { market + product.id }
}
