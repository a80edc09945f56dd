import ArcadeTesting
import Foundation

/// An empty home in which the blocks of a page are run, one after another, as a reader would.
///
/// Commands that would build or test Arcade within its own test are replaced. `make` prints the commands of a target,
/// and fails if it does not exist. `swift` checks that the tests to run exist.
struct FreshHome {
  private let folder: TemporaryFolder
  private let clock: Clock

  /// The clock of the commands.
  enum Clock {
    /// The clock of the machine.
    case real
    /// A clock five years ahead, set by `faketime`; durations stay real.
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

  /// Writes a file.
  func write(_ text: String, to name: String) throws { try folder.write(Data(text.utf8), to: name) }

  /// Returns the output and errors of a command, and whether it succeeded.
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
    // The tests use their own server instead of the reader's.
    if command.contains("postgresql://") || command.contains("createdb") {
      let cluster = try PostgreSQLCluster.shared.get()
      // Another home may have created it.
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
