public import Foundation

/// A folder for one test, deleted with its last reference.
public final class TemporaryFolder: Sendable {
  /// The folder's location.
  public let url: URL

  /// Creates an empty folder.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "arcade-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Returns the path of a file in it, which need not exist.
  public func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file into it, or into a subfolder, and returns its path.
  @discardableResult
  public func write(_ bytes: Data, to name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
    return file.path
  }

  /// Makes a file in it readable and writable only for its owner.
  public func makePrivate(_ name: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path(name))
  }

  /// Returns the bytes of every file in it by name, to check that nothing was touched.
  public func contents() throws -> [String: Data] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: url.path)
    return names.reduce(into: [:]) { contents, name in
      contents[name] = try? Data(contentsOf: url.appending(path: name))
    }
  }
}
