import Foundation

/// Opens an address outside Arcade, such as in a browser.
package protocol AddressOpener: Sendable {
  /// Opens an address; returns false if it is no web address, or if no program can open it.
  func open(_ address: String) -> Bool
}

/// Finds other programs.
package enum ProgramSearch {
  /// Returns the first executable program of a name in the folders of `PATH`.
  package static func path(of name: String, environment: [String: String]) -> String? {
    (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map { "\($0)/\(name)" }
      .first { $0.hasPrefix("/") && FileManager.default.isExecutableFile(atPath: $0) }
  }
}
