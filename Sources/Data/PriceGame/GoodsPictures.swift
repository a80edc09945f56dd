public import ArcadeDomain

/// The pictures of products: those of the starter catalogue are drawn, others come from the web.
public struct GoodsPictures: PictureRepository {
  private static let starter = "starter:"

  private let loader: PictureLoader

  /// Draws into the cache of a loader, which gets the others.
  public init(loader: PictureLoader) { self.loader = loader }

  /// Returns the file of a drawing for an address such as `starter:KETL1090`, else that of a picture on the web.
  public func file(ofPictureAt address: String) async throws(RepositoryError) -> String? {
    guard address.hasPrefix(Self.starter) else { return try await loader.file(ofPictureAt: address) }
    guard let drawing = GoodsDrawing(String(address.dropFirst(Self.starter.count))) else {
      throw RepositoryError(.notFound, subject: address)
    }
    return await loader.picture(svg: drawing.svg).path
  }

  /// Returns what a product of the starter catalogue names as its picture.
  static func address(of product: QuizProduct.ID) -> String { starter + product }
}
