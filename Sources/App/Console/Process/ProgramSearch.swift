import Foundation

/// Finds other programs.
enum ProgramSearch {
  /// Returns the first program of a name in the folders of `PATH` that can be run.
  static func path(of name: String, environment: [String: String]) -> String? {
    (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map { "\($0)/\(name)" }
      .first { $0.hasPrefix("/") && FileManager.default.isExecutableFile(atPath: $0) }
  }
}
