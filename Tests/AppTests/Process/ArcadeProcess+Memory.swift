import ArcadeTesting
import Foundation
import XCTest

extension ArcadeProcess {
  /// Runs the program to its end, and returns its highest resident memory in bytes.
  ///
  /// It is measured in a separate process, without memory that other tests use or have freed.
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
