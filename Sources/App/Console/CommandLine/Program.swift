import Synchronization

/// The name and version of this process, set once when an app starts.
package enum Program {
  private static let identity = Mutex((name: "arcade", title: "Arcade", version: "0.1.0"))

  /// The command that a person types, which also names the data folder.
  package static var name: String { identity.withLock { $0.name } }
  /// The name as a heading.
  package static var title: String { identity.withLock { $0.title } }
  /// The version that `--version` prints.
  package static var version: String { identity.withLock { $0.version } }

  /// Sets the names and the version of the app.
  package static func become(_ name: String, _ title: String, version: String) {
    identity.withLock { $0 = (name, title, version) }
  }
}
