import Foundation

/// The opener of the system: `xdg-open`, and `open` on a Mac.
package struct SystemOpener: AddressOpener {
  #if os(macOS)
    private static let name = "open"
  #else
    private static let name = "xdg-open"
  #endif

  package let environment: [String: String]

  package init(
    environment: [String: String]
  ) {
    self.environment = environment
  }

  package func open(_ address: String) -> Bool {
    guard let url = URL(string: address), ["http", "https"].contains(url.scheme?.lowercased() ?? ""),
      url.host()?.isEmpty == false, let program = ProgramSearch.path(of: Self.name, environment: environment)
    else { return false }
    let process = Process()
    process.executableURL = URL(filePath: program)
    // `URL` writes it again, so that it can be no option and holds no control character.
    process.arguments = [url.absoluteString]
    process.environment = environment.filter { Self.isOfBrowsers($0.key) }
    // A browser in the terminal would otherwise read the lines that are typed here.
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return (try? process.run()) != nil
  }

  /// Whether a browser, or the program that finds it, needs a variable; any other variable may hold a key.
  private static func isOfBrowsers(_ variable: String) -> Bool {
    ["PATH", "HOME", "LANG", "TERM", "COLORTERM", "DISPLAY", "WAYLAND_DISPLAY"].contains(variable)
      || ["LC_", "XDG_", "DBUS_"].contains { variable.hasPrefix($0) }
  }
}
