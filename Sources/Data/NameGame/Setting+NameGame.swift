public import ArcadeDomain

extension Setting {
  /// The location of the people's profiles.
  public static let nameProfiles = Setting("names.profiles", .place)
  /// The folder of pictures whose files are named after the people.
  public static let namePictures = Setting("names.pictures", .folder)

  static let ofNameGame: [Setting] = [.nameProfiles, .namePictures]
}
