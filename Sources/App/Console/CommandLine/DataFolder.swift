import Foundation

/// Where everything is kept.
enum DataFolder {
  /// The variable that names it, such as `ARCADE_DATA_DIR`.
  static var variable: String { "\(Program.name.uppercased())_DATA_DIR" }

  /// Returns `--data-dir`, else the variable of the app, such as `ARCADE_DATA_DIR`, else the place that the XDG rules give, as a path from the root.
  package static func path(option: String?, environment: [String: String]) -> String {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    if let path = option ?? value(variable) { return absolute(path) }
    if let data = value("XDG_DATA_HOME"), data.hasPrefix("/") { return data + "/\(Program.name)" }
    return absolute((value("HOME") ?? ".") + "/.local/share/\(Program.name)")
  }

  /// Other programs, to which paths in it are given, may stand elsewhere.
  private static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
