public import ArcadeDomain

extension PictureLoader: PictureRepository {
  /// Loads the picture at an address of the web and returns the file that it is kept in.
  public func file(ofPictureAt address: String) async throws(RepositoryError) -> String? {
    guard case .web(let url) = try FeedAddress(address) else {
      throw RepositoryError(.badAddress, subject: address)
    }
    return try await picture(at: .web(url)).path
  }
}
