/// A source of pictures that are named by external data.
public protocol PictureRepository: Sendable {
  /// Returns the path of a checked file with the picture at a web URL; nil if it could not be written. Throws
  /// `.badAddress` for any other URL, since a server must not name files of this machine.
  func file(ofPictureAt address: String) async throws(RepositoryError) -> String?
}
