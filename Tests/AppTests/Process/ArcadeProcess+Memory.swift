import ArcadeTesting
import Foundation
import XCTest

extension ArcadeProcess {
  /// Runs it to its end, and returns how many bytes were resident at its worst: in a process of its own, where nothing that
  /// other tests hold or have freed counts.
  func mostMemory(of arguments: [String]) throws -> Int {
    let kilobytes = folder.path("kilobytes")
    let program = try start(
      measuredBy: ["/usr/bin/time", "--quiet", "--format=%M", "--output=\(kilobytes)"],
      arguments
    )
    program.closeInput()
    _ = try program.ending()
    let written = try String(contentsOfFile: kilobytes, encoding: .utf8)
    return try XCTUnwrap(Int(written.trimmingCharacters(in: .newlines)), written) * 1_024
  }
}
