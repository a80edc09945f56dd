public import ArcadeDomain

extension Setting {
  /// Where the profiles of the people are.
  public static let nameProfiles = Setting("names.profiles", .place)

  /// The settings of the name game.
  static let ofNameGame: [Setting] = [.nameProfiles]
}
