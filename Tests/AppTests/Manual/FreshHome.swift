import ArcadeTesting
import Foundation

/// An empty home in which the blocks of a page are run, one after another, as a reader would.
///
/// What would build or test Arcade within its own test is stood in for: `make` says what it would do, which fails for a
/// target that does not exist, and `swift` wants the tests to be there that it is to run.
struct FreshHome {
  private let folder: TemporaryFolder
  private let clock: Clock

  /// What its commands take for the time.
  enum Clock {
    /// That of the machine.
    case real
    /// Five years later, of which `faketime` convinces them; how long something takes stays true.
    case fiveYearsOn
  }

  init(_ clock: Clock = .real) throws {
    self.clock = clock
    folder = try TemporaryFolder()
    let root = MarkdownFile.root.path
    let standIns = [
      "make": "exec /usr/bin/env -i /usr/bin/make -n -C '\(root)' \"$@\"",
      "swift": """
      case "$*" in
        "build -c release") ;;
        "test --disable-swift-testing --filter "*) grep -rqE "^final class [A-Za-z]*$4" '\(root)/Tests' ;;
        *) exit 64 ;;
      esac
      """,
    ]
    for (name, script) in standIns {
      try folder.write(Data("#!/bin/sh\n\(script)\n".utf8), to: "bin/\(name)")
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path("bin/\(name)"))
    }
  }

  /// Puts a file there.
  func write(_ text: String, to name: String) throws { try folder.write(Data(text.utf8), to: name) }

  /// Returns what a command prints, good and bad, and whether it succeeded.
  func run(_ command: String) throws -> (printed: String, succeeded: Bool) {
    let binaries = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
    let process = Process()
    let later = clock == .real ? [] : ["faketime", "--exclude-monotonic", "-f", "+5y"]
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = later + ["bash", "-c", command]
    process.currentDirectoryURL = folder.url
    process.environment = [
      "PATH": "\(folder.path("bin")):\(binaries):/usr/local/bin:/usr/bin:/bin", "HOME": folder.url.path, "TZ": "UTC",
      "COLUMNS": "100",
    ]
    // Where a reader has a server, the tests have one of their own.
    if command.contains("postgresql://") || command.contains("createdb") {
      let cluster = try PostgreSQLCluster.shared.get()
      // Another home may have made it.
      if command.contains("createdb") {
        _ = try cluster.psql("DROP DATABASE IF EXISTS arcade WITH (FORCE)", on: "postgres")
      }
      process.environment?["PGHOST"] = cluster.folder
      process.environment?["PGUSER"] = "arcade"
    }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: printed, as: UTF8.self), process.terminationStatus == 0)
  }
}
