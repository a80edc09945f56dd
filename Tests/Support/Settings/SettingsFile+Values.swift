public import ArcadeData
public import ArcadeDomain

extension SettingsFile {
  /// Returns the settings in the file; throws for an invalid value.
  public func values() throws(RepositoryError) -> [Setting: String] {
    let (values, mistakes) = try readings()
    if let mistake = mistakes.first { throw mistake }
    return values
  }
}
