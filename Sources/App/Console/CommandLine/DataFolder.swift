import Foundation

/// The folder of all stored data.
enum DataFolder {
  /// The environment variable for the folder, such as `ARCADE_DATA_DIR`.
  static var variable: String { "\(Program.name.uppercased())_DATA_DIR" }

  /// Returns the absolute path of the data folder.
  ///
  /// It is `--data-dir`, else the variable of the app, such as `ARCADE_DATA_DIR`, else the folder of the XDG rules.
  package static func path(option: String?, environment: [String: String]) -> String {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    if let path = option ?? value(variable) { return absolute(path) }
    if let data = value("XDG_DATA_HOME"), data.hasPrefix("/") { return data + "/\(Program.name)" }
    return absolute((value("HOME") ?? ".") + "/.local/share/\(Program.name)")
  }

  /// Makes a path absolute, because other programs that receive it may run in another folder.
  private static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
