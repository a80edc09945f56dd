import ArcadeConsole

/// The command `arcade`.
@main
struct ArcadeProgram {
  static func main() async { await ConsoleApp.arcade.run() }
}
