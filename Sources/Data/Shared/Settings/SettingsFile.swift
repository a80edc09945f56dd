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
  ///
  /// Throws `.configuration` for a value that a setting cannot have.
  public func values() throws(RepositoryError) -> [Setting: String] {
    let (values, mistakes) = try readings()
    if let mistake = mistakes.first { throw mistake }
    return values
  }

  /// Returns the settings that make sense, and an error for each that does not.
  public func readings() throws(RepositoryError) -> (values: [Setting: String], mistakes: [RepositoryError]) {
    var values: [Setting: String] = [:]
    var mistakes: [RepositoryError] = []
    let members = try members()
    for setting in Setting.all {
      guard let value = members[setting.name] else { continue }
      do throws(RepositoryError) {
        guard case .text(let text) = value.value else { throw senseless(value.sourceText, for: setting) }
        try check(text, for: setting)
        values[setting] = text
      } catch {
        mistakes.append(error)
      }
    }
    return (values, mistakes)
  }

  /// Returns the same, and the error where the file as a whole cannot be read.
  public func lenientReadings() -> (values: [Setting: String], mistakes: [RepositoryError]) {
    do throws(RepositoryError) {
      return try readings()
    } catch {
      return ([:], [error])
    }
  }

  /// Sets a value, or takes it out where it is nil; the file is replaced whole or not at all.
  ///
  /// Throws `.configuration` for a value that the setting cannot have.
  public func set(_ setting: Setting, to value: String?) throws(RepositoryError) {
    if let value { try check(value, for: setting) }
    var members = try members().mapValues(\.sourceText)
    members[setting.name] = value.map(JSONLiteral.text)
    try write(members)
  }

  /// Takes every setting of Arcade out and returns whether nothing else is in the file.
  func removeAll() throws(RepositoryError) -> Bool {
    let members = try members().mapValues(\.sourceText)
    let others = members.filter { name, _ in !Setting.all.contains { $0.name == name } }
    if !others.isEmpty, others.count < members.count { try write(others) }
    return others.isEmpty
  }

  private func write(_ members: [String: String]) throws(RepositoryError) {
    let lines = members.sorted { $0.key < $1.key }.map { "  \(JSONLiteral.text($0)) : \($1)" }
    do {
      try PrivateFolder.create(at: PrivateFolder.parent(of: path))
      let json = Data("{\n\(lines.joined(separator: ",\n"))\n}\n".utf8)
      try json.write(to: URL(fileURLWithPath: path), options: .atomic)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    } catch let error as RepositoryError {
      throw error
    } catch {
      throw RepositoryError(.notWritable, subject: path, detail: error.localizedDescription)
    }
  }

  private func check(_ value: String, for setting: Setting) throws(RepositoryError) {
    guard setting.allowedValues?.contains(value) ?? !value.isEmpty else { throw senseless(value, for: setting) }
    if setting.isFeed { _ = try FeedAddress(value) }
  }

  private func senseless(_ value: String, for setting: Setting) -> RepositoryError {
    RepositoryError(.configuration, subject: "\(path): \(setting.name)", detail: setting.isSecret ? Secret.mask : value)
  }

  private func members() throws(RepositoryError) -> [String: JSONNode] {
    guard FileKind(at: path) != .absent else { return [:] }
    let document = JSONDocument(try FileBytes.whole(path, atMost: Self.mostBytes), from: path)
    do throws(JSONProblem) {
      return Dictionary(try document.root().members().map { ($0.key, $0.node) }) { first, _ in first }
    } catch {
      let known = Setting.all.flatMap { [$0.name] + ($0.allowedValues ?? []) }
      let problem = error.located.withoutText(besides: known)
      throw RepositoryError(.configuration, subject: path, detail: problem.path, problem: problem)
    }
  }

  private static let mostBytes = 1_000_000
}
