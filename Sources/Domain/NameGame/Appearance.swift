/// A description of how a person looks that does not give their name away.
public enum Appearance: Hashable, Sendable {
  /// The traits of a drawn portrait, to be described in words.
  case portrait(PortraitTraits)
  /// A description with every part of the name masked.
  case described(String)
  /// No description.
  case unknown
}

/// The source of a person's picture.
public enum PictureSource: Hashable, Sendable {
  /// A URL or a file path.
  case address(String)
  /// A portrait that is drawn from traits.
  case drawn(PortraitTraits)
}
