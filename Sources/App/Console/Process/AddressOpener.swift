import Foundation

/// What opens an address outside Arcade, such as a browser.
package protocol AddressOpener: Sendable {
  /// Opens an address; false where it is not one of the web, or nothing is there to open it.
  func open(_ address: String) -> Bool
}

/// Finds other programs.
package enum ProgramSearch {
  /// Returns the first program of a name in the folders of `PATH` that can be run.
  package static func path(of name: String, environment: [String: String]) -> String? {
    (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map { "\($0)/\(name)" }
      .first { $0.hasPrefix("/") && FileManager.default.isExecutableFile(atPath: $0) }
  }
}
