public import ArcadeDomain
import Foundation

/// `config.json` in the data folder: an object with a text per setting.
///
/// Keys that Arcade does not know stay in it as they are.
public struct SettingsFile: Sendable {
  /// Where the file is.
  public let path: String

  /// Names the file in a data folder; it need not exist.
  public init(folder: String) { path = folder + "/config.json" }

  /// Returns the settings that are in the file; none where there is no file.
  public func values() throws(RepositoryError) -> [Setting: String] {
    var values: [Setting: String] = [:]
    let members = try members()
    for setting in Setting.allCases {
      guard let value = members[setting.rawValue] else { continue }
      guard case .text(let text) = value else { throw senseless("\(value)", for: setting) }
      try check(text, for: setting)
      values[setting] = text
    }
    return values
  }

  /// Sets a value, or takes it out where it is nil; the file is replaced whole or not at all.
  ///
  /// Throws `.configuration` for a value that the setting cannot have.
  public func set(_ setting: Setting, to value: String?) throws(RepositoryError) {
    if let value { try check(value, for: setting) }
    var members = try members()
    members[setting.rawValue] = value.map(JSONValue.text)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try PrivateFolder.create(at: PrivateFolder.parent(of: path))
      let json = try encoder.encode(JSONValue.object(members)) + Data("\n".utf8)
      try json.write(to: URL(fileURLWithPath: path), options: .atomic)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    } catch let error as RepositoryError {
      throw error
    } catch {
      throw RepositoryError(.notWritable, subject: path, detail: "\(error)")
    }
  }

  private func check(_ value: String, for setting: Setting) throws(RepositoryError) {
    guard setting.allowedValues?.contains(value) ?? !value.isEmpty else { throw senseless(value, for: setting) }
  }

  private func senseless(_ value: String, for setting: Setting) -> RepositoryError {
    RepositoryError(.configuration, subject: "\(path): \(setting.rawValue)", detail: value)
  }

  private func members() throws(RepositoryError) -> [String: JSONValue] {
    guard FileManager.default.fileExists(atPath: path) else { return [:] }
    do {
      let document = try Data(contentsOf: URL(fileURLWithPath: path))
      guard case .object(let members) = try JSONValue(reading: document) else {
        throw RepositoryError(.configuration, subject: path, detail: "not an object")
      }
      return members
    } catch let error as RepositoryError {
      throw error
    } catch {
      throw RepositoryError(.configuration, subject: path, detail: "\(error)")
    }
  }
}
