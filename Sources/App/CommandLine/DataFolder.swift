import Foundation

/// Where everything is kept.
enum DataFolder {
  /// Returns `--data-dir`, else `ARCADE_DATA_DIR`, else the place that the XDG rules give, as a path from the root.
  static func path(option: String?, environment: [String: String]) -> String {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    if let path = option ?? value("ARCADE_DATA_DIR") { return absolute(path) }
    if let data = value("XDG_DATA_HOME"), data.hasPrefix("/") { return data + "/arcade" }
    return absolute((value("HOME") ?? ".") + "/.local/share/arcade")
  }

  /// Other programs, to which paths in it are given, may stand elsewhere.
  private static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
