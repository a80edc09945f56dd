import Foundation

/// The program that people start, which is built beside the benchmarks.
enum BuiltProgram {
  private static let address = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appending(path: "arcade")

  /// Returns a process that writes into a pipe and was not started yet.
  static func process(_ arguments: [String]) -> (Process, output: FileHandle) {
    let process = Process()
    let output = Pipe()
    process.executableURL = address
    process.arguments = arguments
    process.standardOutput = output
    return (process, output.fileHandleForReading)
  }

  /// Runs it to its end, which is that of its output; returns what it wrote.
  ///
  /// `waitUntilExit` would notice the end some 50 ms late.
  static func output(of arguments: [String]) throws -> String {
    let (process, output) = process(arguments)
    try process.run()
    return String(decoding: output.readDataToEndOfFile(), as: UTF8.self)
  }

  /// Runs it to its end; returns the most memory it had in MB, mapped files included, where the system says it.
  ///
  /// It is asked over and over while it runs. What the system says of a child that has ended would include the
  /// memory of the parent from which it was split off.
  static func mostMemory(of arguments: [String]) throws -> Int? {
    let (process, output) = process(arguments)
    try process.run()
    var most: Int?
    while process.isRunning {
      most = memory(of: process.processIdentifier) ?? most
      usleep(500)
    }
    _ = try output.readToEnd()
    return most.map { $0 / 1_024 }
  }

  /// The most memory in KB that a running process had.
  static func memory(of process: Int32) -> Int? {
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
  }
}
