import ArcadeWeb
import TabKit

@main
struct Tally {
  static func main() async { await ArcadeApp(name: "tally", systems: [TabSystem()]).run() }
}
