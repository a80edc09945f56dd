public import ArcadeDomain
import Foundation

/// `config.json` in the data folder: an object with a text per setting.
///
/// Unknown keys are preserved. Copies of Arcade change it one at a time, and a symbolic link is preserved.
public struct SettingsFile: Sendable {
  /// The path of the file.
  public let path: String

  /// Creates a reference to the file in a data folder; it need not exist.
  public init(folder: String) { path = folder + "/config.json" }

  /// Returns the valid settings in the file, none if there is no file, and a `.configuration` error for each other
  /// value.
  public func readings() throws(RepositoryError) -> (values: [Setting: String], mistakes: [RepositoryError]) {
    var values: [Setting: String] = [:]
    var mistakes: [RepositoryError] = []
    let members = try members()
    for setting in Setting.inFile {
      guard let value = members[setting.name] else { continue }
      do throws(RepositoryError) {
        values[setting] = try text(of: value, for: setting)
      } catch {
        mistakes.append(error)
      }
    }
    return (values, mistakes)
  }

  /// The unknown keys, each with its place and the nearest known one; they are preserved.
  public var unreadKeys: [FeedProblem<FeedMistake>] {
    let known = Setting.inFile.map(\.name)
    guard let members = try? members() else { return [] }
    let unread = members.filter { !known.contains($0.key) }.sorted { $0.value.start < $1.value.start }
    return unread.map { key, node in
      node.problem(.unknownKey(String(key.prefix(40)), nearest: NearestMatch.of(key, among: known))).located
    }
  }

  /// Returns the same, or the error if the file cannot be read at all.
  public func lenientReadings() -> (values: [Setting: String], mistakes: [RepositoryError]) {
    do throws(RepositoryError) {
      return try readings()
    } catch {
      return ([:], [error])
    }
  }

  /// Sets a value, or removes it if it is nil, and returns whether there was one; the file is replaced whole or not at
  /// all.
  ///
  /// Throws `.configuration` for an impossible value.
  @discardableResult
  public func set(_ setting: Setting, to value: String?) throws(RepositoryError) -> Bool {
    if let value { try check(value, for: setting) }
    return try change { members throws(RepositoryError) in
      defer { members[setting.name] = value.map(JSONLiteral.text) }
      return members[setting.name] != nil
    }
  }

  /// Replaces the settings by those of a backup, and returns the ones that are then missing. Keys, and settings that
  /// the backup left out, are unchanged.
  func restore(_ backup: BackupSettings) throws(RepositoryError) -> [Setting] {
    try change { members throws(RepositoryError) in
      for setting in Setting.inFile {
        if let value = backup.values[setting] {
          members[setting.name] = JSONLiteral.text(value)
        } else if !setting.isSecret, !backup.leftOut.contains(setting) {
          members[setting.name] = nil
        }
      }
      return backup.leftOut.filter { members[$0.name] == nil }
    }
  }

  /// The empty file that marks that a backup's settings may be waiting in the database.
  var markPath: String { path + ".restoring" }

  /// Creates the mark, while no copy of Arcade clears unfinished work.
  func mark() throws(RepositoryError) {
    try FolderLock.holding(PrivateFolder.parent(of: markPath)) { () throws(RepositoryError) in
      try WholeFile.create(at: markPath) { _ in }
    }
  }

  /// Removes leftovers of a killed change or restore, which may contain keys; the next change does so, too.
  func clear() {
    for target in [FileLink.end(of: path), markPath] where !WholeFile.unfinished(of: target).isEmpty {
      try? FolderLock.holding(PrivateFolder.parent(of: target)) { WholeFile.clear(besides: target) }
    }
  }

  /// Removes all of Arcade's settings and returns whether the file may be deleted: it is otherwise empty, and not a
  /// link.
  func removeAll() throws(RepositoryError) -> Bool {
    guard FileManager.default.fileExists(atPath: path) else {
      clear()
      return true
    }
    let others = try change { members throws(RepositoryError) in
      members = members.filter { name, _ in !Setting.inFile.contains { $0.name == name } }
      return members
    }
    return others.isEmpty && FileLink.end(of: path) == path
  }

  /// Reads, changes and writes the members while holding the lock.
  private func change<Outcome>(
    _ body: (inout [String: String]) throws(RepositoryError) -> Outcome
  ) throws(RepositoryError) -> Outcome {
    let target = FileLink.end(of: path)
    let folder = PrivateFolder.parent(of: target)
    try PrivateFolder.create(at: folder)
    return try FolderLock.holding(folder) { () throws(RepositoryError) in
      WholeFile.clear(besides: target)
      let before = try members().mapValues(\.sourceText)
      var members = before
      let outcome = try body(&members)
      if members != before { try write(members, to: target) }
      return outcome
    }
  }

  private func write(_ members: [String: String], to target: String) throws(RepositoryError) {
    let lines = members.sorted { $0.key < $1.key }.map { "  \(JSONLiteral.text($0)) : \($1)" }
    try WholeFile.replace(target, with: Data("{\n\(lines.joined(separator: ",\n"))\n}\n".utf8))
  }

  /// Throws `.configuration` for an impossible value.
  func check(_ value: String, for setting: Setting) throws(RepositoryError) {
    guard setting.accepts(value) else { throw senseless(value, for: setting) }
    if setting.isPlace { _ = try FeedAddress(value) }
    if setting.kind == .store { _ = try PostgreSQLAddress(value) }
  }

  /// Returns a setting's value in the file; throws `.configuration` with its place if it is invalid.
  private func text(of node: JSONNode, for setting: Setting) throws(RepositoryError) -> String {
    guard case .text(let text) = node.value else {
      throw senseless(node.sourceText, for: setting, node.problem(.wrongShape(expected: .text)))
    }
    guard setting.accepts(text) else {
      let mistake: FeedMistake =
        setting.allowedValues.map { allowed in
          .unknownValue(String(text.prefix(40)), allowed: allowed, nearest: NearestMatch.of(text, among: allowed))
        } ?? .wrongShape(expected: .text)
      throw senseless(text, for: setting, node.problem(mistake))
    }
    do throws(RepositoryError) {
      try check(text, for: setting)
    } catch {
      throw senseless(text, for: setting, node.problem(.notAnAddress(String(error.subject.prefix(200)))))
    }
    return text
  }

  private func senseless(_ value: String, for setting: Setting, _ problem: JSONProblem? = nil) -> RepositoryError {
    RepositoryError(
      .configuration,
      subject: "\(path): \(setting.name)",
      detail: setting.shown(value),
      problem: problem?.located
    )
  }

  private func members() throws(RepositoryError) -> [String: JSONNode] {
    guard FileKind(at: path) != .absent else { return [:] }
    let document = JSONDocument(try FileBytes.whole(path, atMost: Self.mostBytes), from: path)
    do throws(JSONProblem) {
      return Dictionary(try document.root().members().map { ($0.key, $0.node) }) { first, _ in first }
    } catch {
      let known = Setting.inFile.flatMap { [$0.name] + ($0.allowedValues ?? []) }
      let problem = error.located.withoutText(besides: known)
      throw RepositoryError(.configuration, subject: path, detail: problem.path, problem: problem)
    }
  }

  private static let mostBytes = 1_000_000
}
