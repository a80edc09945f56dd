public import ArcadeDomain
import Foundation

/// The pictures of listings: drawn for the demo market; others are stored with their watches or loaded from the web.
public struct ListingPictures: PictureRepository {
  private static let market = "demo:"

  private let loader: PictureLoader
  private let thumbnails: (any ThumbnailRepository)?
  private let opensAddresses: Bool

  /// Creates pictures with a loader and its cache; with `opensAddresses`, it also loads what no watch stores.
  ///
  /// A web page for others must not open addresses: a picture in a feed may be anything in their network.
  public init(loader: PictureLoader, thumbnails: (any ThumbnailRepository)? = nil, opensAddresses: Bool = true) {
    (self.loader, self.thumbnails, self.opensAddresses) = (loader, thumbnails, opensAddresses)
  }

  /// Returns the file of a drawing for an address such as `demo:tea-007`, or of a picture on the web.
  public func file(ofPictureAt address: String) async throws(RepositoryError) -> String? {
    guard address.hasPrefix(Self.market) else { return try await webFile(address) }
    let id = String(address.dropFirst(Self.market.count))
    guard let product = try StarterMarket.shelves().product(id) else {
      throw RepositoryError(.notFound, subject: address)
    }
    return await loader.picture(svg: ProductDrawing(of: product).svg).path
  }

  private func webFile(_ address: String) async throws(RepositoryError) -> String? {
    if let data = (try? await thumbnails?.thumbnail(at: address)).map({ Data($0) }), let kind = PictureKind(of: data) {
      return loader.picture(data, kind, at: address).path
    }
    guard opensAddresses else { throw RepositoryError(.notFound, subject: address) }
    return try await loader.file(ofPictureAt: address)
  }

  static func address(of product: MarketProduct) -> String { market + product.id }
}
