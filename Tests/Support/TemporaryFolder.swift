public import Foundation

/// A folder for one test, which goes with everything in it when nobody holds it any more.
public final class TemporaryFolder: Sendable {
  /// Where it is.
  public let url: URL

  /// Makes an empty folder.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "arcade-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Returns the path of a file in it, which need not exist.
  public func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file into it, or into a folder within it, and returns its path.
  @discardableResult
  public func write(_ bytes: Data, to name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
    return file.path
  }

  /// Lets nobody but its owner read and write a file in it.
  public func makePrivate(_ name: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path(name))
  }

  /// Returns the bytes of every file in it, by name: equal before and after, it was left untouched.
  public func contents() throws -> [String: Data] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: url.path)
    return names.reduce(into: [:]) { contents, name in
      contents[name] = try? Data(contentsOf: url.appending(path: name))
    }
  }
}
