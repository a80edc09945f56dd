import ArcadeTesting
import XCTest

/// Whatever the README shows, it does.
final class ReadmeTests: XCTestCase {
  func testEveryCommandPrintsWhatTheReadmeShows() throws {
    let path = ReadmeFile.root.appending(path: "README.md")
    let text = try String(contentsOf: path, encoding: .utf8)
    let folder = try TemporaryFolder()
    for block in ReadmeFile(text).blocks {
      if let name = block.fileName { try folder.write(Data(block.text.utf8), to: name) }
    }
    var corrected = text
    for block in ReadmeFile(text).blocks where block.language == "console" {
      let command = try XCTUnwrap(block.lines.first.flatMap { $0.hasPrefix("$ ") ? String($0.dropFirst(2)) : nil })
      let printed = "$ \(command)\n" + (try run(command, in: folder))
      if printed != block.text {
        corrected = corrected.replacing("```console\n\(block.text)```", with: "```console\n\(printed)```")
      }
    }
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try corrected.write(to: path, atomically: true, encoding: .utf8)
    }
    XCTAssertEqual(corrected, text, "a command prints something else; RECORD=1 rewrites the README")
  }

  /// What would build or test Arcade within its own test is stood in for; all else runs in an empty home.
  func testEveryShellBlockRunsInAFreshHome() throws {
    let readme = try String(contentsOf: ReadmeFile.root.appending(path: "README.md"), encoding: .utf8)
    let folder = try TemporaryFolder()
    let standIns = [
      "make": "exec /usr/bin/env -i /usr/bin/make -n -C '\(ReadmeFile.root.path)' \"$@\"",
      "swift": "test \"$*\" = 'build -c release'",
    ]
    for (name, script) in standIns {
      try folder.write(Data("#!/bin/sh\n\(script)\n".utf8), to: name)
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path(name))
    }
    let blocks = ReadmeFile(readme).blocks.filter { $0.language == "sh" }
    XCTAssertEqual(blocks.count, 3)
    for block in blocks {
      let printed = try run("PATH=\"\(folder.url.path):$PATH\"; set -e\n\(block.text)\necho \"done\"", in: folder)
      XCTAssertTrue(printed.hasSuffix("done\n"), "\(block.text)\(printed)")
    }
    let completions = [
      ("bash", ".local/share/bash-completion/completions/arcade"), ("zsh", ".zfunc/_arcade"),
      ("fish", ".config/fish/completions/arcade.fish"),
    ]
    for (shell, path) in completions {
      XCTAssertEqual(try run("\(shell) -n \(path) && test -s \(path) && echo done", in: folder), "done\n", shell)
    }
    XCTAssertEqual(try run("bash -c '. ./.bashrc; complete -p arcade' | grep -c arcade", in: folder), "1\n")
  }

  func testEveryMakeTargetOfTheReadmeExists() throws {
    let readme = try String(contentsOf: ReadmeFile.root.appending(path: "README.md"), encoding: .utf8)
    let makefile = try String(contentsOf: ReadmeFile.root.appending(path: "Makefile"), encoding: .utf8)
    let targets = readme.matches(of: /\bmake ([a-z-]+)/).map { String($0.output.1) }
    XCTAssertTrue(targets.contains("run") && targets.contains("test"))
    for target in Set(targets) {
      XCTAssertTrue(makefile.contains("\n\(target):"), "make \(target)")
    }
  }

  func testEverySnippetIsAFileThatCompilesAndRunsHere() throws {
    let readme = try String(contentsOf: ReadmeFile.root.appending(path: "README.md"), encoding: .utf8)
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let files = try ["EmbeddingSnippet.swift", "MockingSnippet.swift"].map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
    XCTAssertEqual(ReadmeFile(readme).blocks.filter { $0.language == "swift" }.map(\.text), files)
    XCTAssertEqual(try priceOfTwoVouchers(), "5.00")
  }

  private func run(_ command: String, in folder: TemporaryFolder) throws -> String {
    let binaries = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder.url
    process.environment = [
      "PATH": "\(binaries):/usr/local/bin:/usr/bin:/bin", "HOME": folder.url.path, "TZ": "UTC", "COLUMNS": "100",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: printed, as: UTF8.self)
  }
}
