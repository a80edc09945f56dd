public import ArcadeDomain

/// The pictures of products: drawn for the starter catalogue, or loaded from the web.
public struct GoodsPictures: PictureRepository {
  private static let starter = "starter:"

  private let loader: PictureLoader

  /// Creates pictures with a loader and its cache.
  public init(loader: PictureLoader) { self.loader = loader }

  /// Returns the file of a drawing for an address such as `starter:KETL1090`, or of a picture on the web.
  public func file(ofPictureAt address: String) async throws(RepositoryError) -> String? {
    guard address.hasPrefix(Self.starter) else { return try await loader.file(ofPictureAt: address) }
    guard let drawing = GoodsDrawing(String(address.dropFirst(Self.starter.count))) else {
      throw RepositoryError(.notFound, subject: address)
    }
    return await loader.picture(svg: drawing.svg).path
  }

  /// Returns the picture address of a product in the starter catalogue.
  static func address(of product: QuizProduct.ID) -> String { starter + product }
}
