import Foundation

/// A Swift file of the package, with the data that the rules use.
struct SourceFile: Hashable {
  /// The path from the root of the package, such as `Sources/Data/Shop/CatalogReader.swift`.
  let path: String
  /// The lines without comments and the contents of string literals.
  let lines: [CodeLine]
  /// The unchanged lines.
  let wholeLines: [String]

  init(path: String, text: String) {
    self.path = path
    wholeLines = text.components(separatedBy: "\n")
    lines = CodeText.lines(of: text)
  }

  /// The folders above the file.
  private var folders: [String] { path.split(separator: "/").dropLast().map(String.init) }

  /// `Domain`, `Data`, `Presentation` or `App`; nil outside the sources.
  var layer: String? { folders.first == "Sources" ? folders.dropFirst().first : nil }

  /// The folder within the layer: a system's, `Shared`, `Console` and so on.
  var area: String? { layer == nil ? nil : folders.dropFirst(2).first }

  /// Returns the violations in the lines of the file.
  func violations(_ rule: (CodeLine) -> String?) -> [Violation] {
    lines.enumerated().compactMap { index, line in
      rule(line).map { Violation(file: path, line: index + 1, reason: $0) }
    }
  }
}

extension SourceFile {
  /// The root of the package.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The checked files of the package, read once for all rules.
  private static let known = Result { try ["Sources", "Tests"].map { try (folder: $0, files: read($0)) } }

  /// Returns every Swift file below a folder of the package.
  static func all(in folder: String) throws -> [SourceFile] {
    guard let known = try known.get().first(where: { "\(folder)/".hasPrefix("\($0.folder)/") }) else {
      return try read(folder)
    }
    return known.files.filter { $0.path.hasPrefix("\(folder)/") }
  }

  private static func read(_ folder: String) throws -> [SourceFile] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let path = "\(folder)/\(name)"
      return SourceFile(path: path, text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
    }
  }
}

/// A line that breaks a rule.
struct Violation: Hashable, CustomStringConvertible {
  let file: String
  let line: Int
  let reason: String

  var description: String { "\(file):\(line): \(reason)" }
}
