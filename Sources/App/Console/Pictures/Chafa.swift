import Foundation

/// The program `chafa`, if it is installed.
///
/// It gets an argument list, never a shell command line, and has two seconds. It is killed after them, and when a
/// signal ends Arcade. Only a SIGKILL of Arcade itself can leave it running, until it writes.
package struct Chafa: PictureProgram {
  private static let outputLimit = 1_000_000
  private let program: String
  private let timeLimit: Duration

  /// Finds the program in the folders of `PATH`; nil if it is missing.
  package init?(environment: [String: String], timeLimit: Duration = .seconds(2)) {
    guard let program = ProgramSearch.path(of: "chafa", environment: environment) else { return nil }
    (self.program, self.timeLimit) = (program, timeLimit)
  }

  package func draw(_ path: String, columns: Int, rows: Int, isColoured: Bool) -> [PictureLine]? {
    guard path.hasPrefix("/") else { return nil }
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = [
      "--format", "symbols", "--animate", "off", "--colors", isColoured ? "256" : "none",
      "--size", "\(columns)x\(rows)", "--", path,
    ]
    // Without the variables that describe the terminal, the same picture gives the same lines.
    process.environment = ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"]
    guard let bytes = process.output(within: timeLimit, atMost: Self.outputLimit) else { return nil }
    let lines = PictureLine.lines(of: String(decoding: bytes, as: UTF8.self))
    return lines.isEmpty || lines.contains { $0.columns > columns } || lines.count > rows ? nil : lines
  }
}

extension Process {
  /// Runs the program and returns its output until it closes it; nil if that took too long or was too much.
  ///
  /// In that case the program is killed with all its children. Arcade does not wait for them, because a child that
  /// left the group could run for ever.
  package func output(within limit: Duration, atMost most: Int) -> [UInt8]? {
    let pipe = Pipe()
    standardInput = FileHandle.nullDevice
    standardOutput = pipe
    standardError = FileHandle.nullDevice
    let deadline = ContinuousClock.now + limit
    guard (try? run()) != nil else { return nil }
    // Foundation starts the program in a process group of its own.
    let target = getpgid(processIdentifier) == processIdentifier ? -processIdentifier : processIdentifier
    Signals.companion(target)
    let bytes = try? Self.bytes(from: pipe.fileHandleForReading.fileDescriptor, until: deadline, atMost: most)
    if bytes == nil || isRunning { kill(target, SIGKILL) }
    Signals.companion(nil)
    try? pipe.fileHandleForReading.close()
    return bytes
  }

  private static func bytes(
    from descriptor: Int32,
    until deadline: ContinuousClock.Instant,
    atMost most: Int
  ) throws(InputFailure) -> [UInt8]? {
    let input = InputDescriptor(number: descriptor)
    var bytes: [UInt8] = []
    while bytes.count <= most {
      guard case .input = try input.wait(until: deadline) else { return nil }
      guard let part = try input.read() else { return bytes }
      bytes += part
    }
    return nil
  }
}
