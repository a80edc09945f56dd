import Foundation

/// The `arcade` executable beside the benchmarks.
enum BuiltProgram {
  private static let address = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appending(path: "arcade")

  /// Returns a process that was not started yet, and the output pipe.
  static func process(_ arguments: [String]) -> (Process, output: FileHandle) {
    let process = Process()
    let output = Pipe()
    process.executableURL = address
    process.arguments = arguments
    process.standardOutput = output
    return (process, output.fileHandleForReading)
  }

  /// Runs the program and returns its output, up to the end of the pipe.
  ///
  /// `waitUntilExit` would notice the end about 50 ms late.
  static func output(of arguments: [String]) throws -> String {
    let (process, output) = process(arguments)
    try process.run()
    return String(decoding: output.readDataToEndOfFile(), as: UTF8.self)
  }

  /// Runs the program and returns its peak memory in MB, including mapped files, if the system reports it.
  ///
  /// It is polled during the run. The value for a terminated child would include the memory of the forked parent.
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

  /// Returns the peak memory of a running process in KB.
  static func memory(of process: Int32) -> Int? {
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
  }
}
