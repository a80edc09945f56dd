package import Foundation

/// A document that is complete before any of it is printed, so that a failure prints no part of it.
///
/// It is held in memory, or in a file without a name if it is long.
package final class HeldOutput {
  private static let mostInMemory = 1 << 20

  private var bytes: [UInt8] = []
  private var file: FileHandle?

  package init() {}

  /// Begins a JSON document: its schema, some members, and a list whose items and end follow.
  package func begin(_ schema: String, _ members: JSONText = [:], list name: String) throws {
    try raw(JSONText.joining(["schema": schema], members).text.dropLast() + #","\#(name)":["#)
  }

  package func raw(_ text: String) throws { try raw(text.utf8) }

  package func raw(_ more: some Sequence<UInt8>) throws {
    bytes.append(contentsOf: more)
    guard bytes.count > Self.mostInMemory else { return }
    let file = try file ?? Self.unnamedFile()
    self.file = file
    try file.write(contentsOf: Data(bytes))
    bytes.removeAll(keepingCapacity: true)
  }

  package func print(to output: ConsoleOutput) throws {
    try file?.seek(toOffset: 0)
    while let part = try file?.read(upToCount: Self.mostInMemory), !part.isEmpty { output.raw(part) }
    output.raw(bytes)
  }

  /// Returns the whole document, in memory or as a file.
  package func contents() throws -> (bytes: [UInt8], file: FileHandle?) {
    guard let file else { return (bytes, nil) }
    try file.write(contentsOf: Data(bytes))
    return ([], file)
  }

  private static func unnamedFile() throws -> FileHandle {
    let url = FileManager.default.temporaryDirectory.appending(path: "arcade-\(UUID().uuidString)")
    let isMade = FileManager.default.createFile(atPath: url.path, contents: nil, attributes: [.posixPermissions: 0o600])
    guard isMade else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path]) }
    defer { try? FileManager.default.removeItem(at: url) }
    return try FileHandle(forUpdating: url)
  }
}
