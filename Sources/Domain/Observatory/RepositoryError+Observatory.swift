extension RepositoryError.Code {
  /// There is no watch with that number; another running copy may have deleted it.
  public static let noSuchWatch = Self(rawValue: "noSuchWatch")
  /// There is no source with that name.
  public static let noSuchSource = Self(rawValue: "noSuchSource")
}
