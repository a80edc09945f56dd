/// What can be said about how a person looks, without saying who it is.
public enum Appearance: Hashable, Sendable {
  /// The traits of a drawn portrait, to be put in words.
  case portrait(PortraitTraits)
  /// A description in which every part of the name is masked already.
  case described(String)
  /// Nothing.
  case unknown
}

/// Where the picture of a person is.
public enum PictureSource: Hashable, Sendable {
  /// At an address, or in the file at a path.
  case address(String)
  /// Nowhere yet: it is drawn from traits.
  case drawn(PortraitTraits)
}
