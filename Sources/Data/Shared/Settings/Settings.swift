public import ArcadeDomain

/// The settings in force: those of the file, unless the environment says otherwise.
public struct Settings: Sendable {
  /// What is in the file.
  public let stored: [Setting: String]
  private var overrides: [Setting: String] = [:]

  /// Joins what a file holds with the environment; throws where a variable has an impossible value.
  public init(stored: [Setting: String], environment: [String: String]) throws(RepositoryError) {
    self.stored = stored
    for setting in Setting.all {
      guard let value = setting.value(in: environment) else { continue }
      overrides[setting] = value
      guard let allowed = setting.allowedValues ?? setting.form.map({ [$0] }), !setting.accepts(value) else { continue }
      throw RepositoryError(
        .configuration,
        subject: "\(setting.variable)=\(value)",
        detail: allowed.joined(separator: ", ")
      )
    }
  }

  /// The value in force; nil where nothing was set.
  public subscript(_ setting: Setting) -> String? { override(of: setting) ?? stored[setting] }

  /// The value that the environment gives, where it does.
  public func override(of setting: Setting) -> String? { overrides[setting] }
}
