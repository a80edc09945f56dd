#if os(Linux)
  import ArcadeTesting
  import Foundation
  import XCTest

  /// The script of `make setup`, with no other programs in its path.
  final class SetupScriptTests: XCTestCase {
    private static let tools = "sqlite3 zsh fish openssl curl time faketime chromium-headless-shell"

    func testRunningNeedsNoTools() throws {
      let outcome = try run([], user: 1_000)

      XCTAssertEqual(outcome.printed, "")
      XCTAssertEqual(outcome.code, 0)
    }

    func testWithoutRootTheOneCommandIsPrintedAndItFails() throws {
      let outcome = try run(["tests"], user: 1_000)

      let command = outcome.printed.split(separator: "\n").last.map(String.init) ?? ""
      XCTAssertTrue(command.hasPrefix("sudo apt-get install \(Self.tools)"), outcome.printed)
      XCTAssertEqual(outcome.code, 1)
    }

    func testRootInstallsWhatIsMissing() throws {
      let outcome = try run(["tests"], user: 0)

      XCTAssertTrue(outcome.printed.contains("apt-get install -y -qq \(Self.tools)"), outcome.printed)
      XCTAssertEqual(outcome.code, 0)
    }

    private func run(_ arguments: [String], user: Int) throws -> (printed: String, code: Int32) {
      let folder = try TemporaryFolder()
      let log = folder.path("log")
      let programs = ["id": "echo \(user)", "uname": "echo Linux", "sed": ":", "apt-get": "echo apt-get $* >>'\(log)'"]
      for (name, script) in programs {
        try folder.write(Data("#!/bin/sh\n\(script)\n".utf8), to: "bin/\(name)")
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path("bin/\(name)"))
      }
      let script = MarkdownFile.root.appending(path: "Scripts/setup.sh").path
      let program = try RunningProgram("/bin/sh", [script] + arguments, environment: ["PATH": folder.path("bin")])
      let ending = try program.ending()
      let installed = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
      guard case .exit(let code) = ending else { return (program.printed, -1) }
      return (program.printed + program.complained + installed, code)
    }
  }
#endif
