/// Where pictures that somebody else's data names come from.
public protocol PictureRepository: Sendable {
  /// Returns the path of a checked file with the picture at an address of the web; nil where none could be written.
  ///
  /// Any other address is `.badAddress`: a server must not name files of this machine.
  func file(ofPictureAt address: String) async throws(RepositoryError) -> String?
}
