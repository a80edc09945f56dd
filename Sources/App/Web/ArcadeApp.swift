public import ArcadeConsole
import ArcadePresentation

/// An app of systems, which a person uses on the console and on a web page.
///
/// ```swift
/// @main
/// struct Tally {
///   static func main() async { await ArcadeApp(name: "tally", systems: [TabSystem()]).run() }
/// }
/// ```
///
/// Its command line has a menu, the commands of its systems, `web`, `completion` and `help`.
public struct ArcadeApp: Sendable {
  private let name, title, version: String
  private let systems: [any ArcadeSystem]

  /// Makes an app. The name is the command that a person types, and the folder of its data.
  public init(name: String, title: String? = nil, version: String = "1.0.0", systems: [any ArcadeSystem]) {
    (self.name, self.title, self.version) = (name, title ?? name.prefix(1).uppercased() + name.dropFirst(), version)
    self.systems = systems
  }

  /// Runs the command line of this process, and ends the process.
  public func run() async -> Never {
    Program.become(name, title, version: version)
    let title = title
    await ConsoleApp(systems, commands: [.web]) { _ in title }.run()
  }
}
