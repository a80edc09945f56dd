public import ArcadeData
public import ArcadeDomain

extension SettingsFile {
  /// Returns the settings that are in the file; throws for a value that a setting cannot have.
  public func values() throws(RepositoryError) -> [Setting: String] {
    let (values, mistakes) = try readings()
    if let mistake = mistakes.first { throw mistake }
    return values
  }
}
