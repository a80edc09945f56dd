import Dispatch
import Foundation

/// The program `chafa`, where it is installed.
///
/// It gets an argument list, never a line for a shell, and five seconds.
struct Chafa: PictureProgram {
  private static let timeLimit = 5.0
  private static let outputLimit = 1_000_000
  private let program: String

  /// Finds the program in the folders of `PATH`; nil where it is not there.
  init?(environment: [String: String]) {
    guard let program = ProgramSearch.path(of: "chafa", environment: environment) else { return nil }
    self.program = program
  }

  func draw(_ path: String, columns: Int, rows: Int, isColoured: Bool) -> [PictureLine]? {
    guard path.hasPrefix("/") else { return nil }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: program)
    process.arguments = [
      "--format", "symbols", "--animate", "off", "--colors", isColoured ? "256" : "none",
      "--size", "\(columns)x\(rows)", "--", path,
    ]
    // Nothing of what the terminal says about itself, so that the same picture gives the same lines.
    process.environment = ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let limit = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.timeLimit, execute: limit)
    let bytes = (try? output.fileHandleForReading.read(upToCount: Self.outputLimit)) ?? Data()
    process.terminate()
    process.waitUntilExit()
    limit.cancel()
    let lines = PictureLine.lines(of: String(decoding: bytes, as: UTF8.self))
    return lines.isEmpty || lines.contains { $0.columns > columns } || lines.count > rows ? nil : lines
  }
}
