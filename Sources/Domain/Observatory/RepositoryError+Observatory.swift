extension RepositoryError.Code {
  /// There is no watch with that number; another running copy may have deleted it.
  public static let noSuchWatch = Self(rawValue: "noSuchWatch")
  /// Somebody is updating the watch; the subject is the name, empty for nobody in particular.
  public static let watchBusy = Self(rawValue: "watchBusy")
  /// A source has no category with that id.
  public static let noSuchCategory = Self(rawValue: "noSuchCategory")
  /// There is no source with that name.
  public static let noSuchSource = Self(rawValue: "noSuchSource")
  /// A source that is a file was named from another machine.
  public static let fileFromAfar = Self(rawValue: "fileFromAfar")
}
