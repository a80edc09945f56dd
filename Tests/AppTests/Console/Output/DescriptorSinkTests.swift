import Foundation
import XCTest

@testable import ArcadeApp

final class DescriptorSinkTests: XCTestCase {
  func testAllBytesArriveThroughAPipeThatIsFull() throws {
    let pipe = try TestPipe()
    _ = fcntl(pipe.writer, F_SETFL, O_NONBLOCK)
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
    let reader = FileHandle(fileDescriptor: pipe.reader, closeOnDealloc: false)
    let received = expectation(description: "received")
    Thread {
      if (try? reader.read(upToCount: bytes.count)) == Data(bytes) { received.fulfill() }
    }.start()

    try DescriptorSink(pipe.writer).write(bytes)

    wait(for: [received], timeout: 10)
  }

  func testAReaderThatHasGoneIsNoError() throws {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [-1, -1]
    XCTAssertEqual(Foundation.pipe(&ends), 0)
    close(ends[0])
    defer { close(ends[1]) }

    XCTAssertThrowsError(try DescriptorSink(ends[1]).write([1])) { XCTAssertEqual($0 as? OutputFailure, .closed) }
  }

  #if os(Linux)
    func testAFullDiskIsAnError() throws {
      let full = open("/dev/full", O_WRONLY)
      XCTAssertGreaterThanOrEqual(full, 0)
      defer { close(full) }

      XCTAssertThrowsError(try DescriptorSink(full).write([1])) { error in
        XCTAssertEqual(error as? OutputFailure, .failed(ENOSPC))
      }
    }
  #endif
}
