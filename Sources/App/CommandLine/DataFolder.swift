/// Where everything is kept.
enum DataFolder {
  /// Returns `--data-dir`, else `ARCADE_DATA_DIR`, else the place that the XDG rules give.
  static func path(option: String?, environment: [String: String]) -> String {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    if let path = option ?? value("ARCADE_DATA_DIR") { return path }
    if let data = value("XDG_DATA_HOME"), data.hasPrefix("/") { return data + "/arcade" }
    return (value("HOME") ?? ".") + "/.local/share/arcade"
  }
}
