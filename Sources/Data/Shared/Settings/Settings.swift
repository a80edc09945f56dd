public import ArcadeDomain

/// The effective settings: those of the file, overridden by the environment.
public struct Settings: Sendable {
  /// The settings in the file.
  public let stored: [Setting: String]
  private var overrides: [Setting: String] = [:]

  /// Joins the settings of a file with the environment; throws if a variable has an impossible value.
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

  /// The effective value; nil if it is not set.
  public subscript(_ setting: Setting) -> String? { override(of: setting) ?? stored[setting] }

  /// Returns the value in the environment, if any.
  public func override(of setting: Setting) -> String? { overrides[setting] }
}
