public import ArcadeDomain

extension Setting {
  /// Where the profiles of the people are.
  public static let nameProfiles = Setting("names.profiles", .place)
  /// The folder of their pictures, in files that are called like them.
  public static let namePictures = Setting("names.pictures", .folder)

  static let ofNameGame: [Setting] = [.nameProfiles, .namePictures]
}
