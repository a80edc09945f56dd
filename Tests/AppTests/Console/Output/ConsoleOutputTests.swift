import ArcadePresentation
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// What is written, when, and how failures are handled.
final class ConsoleOutputTests: XCTestCase {
  func testNothingIsWrittenBeforeThePrompt() {
    let (output, sink) = makeOutput()

    output.heading("Shop")
    output.line("Tea ", Span("€2.00", .strong))
    output.blank()
    XCTAssertEqual(sink.text, "")
    output.prompt()
    output.line("pa\u{1B}[31my")
    output.raw("{\"a\":1}\n")
    output.flush()

    XCTAssertEqual(sink.text, "Shop\nTea €2.00\n\n> pay\n{\"a\":1}\n")
    XCTAssertEqual(sink.writes, 2)
  }

  func testFactsAreWrappedBetweenWordsParagraphsIndentedAndAddressesStayWhole() {
    let (output, sink) = makeOutput(width: 16)

    output.facts([Fact("Price", "€2"), Fact("From", "a file of the settings"), Fact("Page", "https://tea.example/1")])
    output.flush()

    XCTAssertEqual(sink.text, "Price: €2\nFrom: a file of\nthe settings\nPage: https://tea.example/1\n")
    let (narrow, shown) = makeOutput(width: 12)

    narrow.paragraph("one two\nthree four", indent: 2)
    narrow.flush()

    XCTAssertEqual(shown.text, "  one two\n  three four\n")
  }

  func testATableFollowsTheWidthAndTheTheme() {
    let table = Table(columns: [.init("Name"), .init("Age", isNumber: true)], rows: [.init("1", ["Ana", "31"])])
    let (output, sink) = makeOutput(theme: Theme(isAccessible: true))
    let (narrow, narrowSink) = makeOutput(width: 9)

    output.table(table)
    output.flush()
    narrow.table(table)
    narrow.flush()

    XCTAssertEqual(sink.text, "Name: Ana\nAge: 31\n\n")
    XCTAssertEqual(narrowSink.text, "Name  Age\nAna    31\n")
  }

  func testTheFirstFailureIsKeptAndTheRestIsDropped() {
    let (output, sink) = makeOutput()
    sink.failure = .failed(28)

    output.line("lost")
    output.flush()
    sink.failure = .closed
    output.line("dropped")
    output.flush()

    XCTAssertEqual(output.failure, .failed(28))
    XCTAssertEqual(sink.writes, 1)
  }

  func testALongOutputIsWrittenInBetween() {
    let (output, sink) = makeOutput()

    for _ in 0..<2_000 { output.line(String(repeating: "x", count: 79)) }

    XCTAssertEqual(sink.writes, 2)
  }

  private func makeOutput(width: Int = 80, theme: Theme = Theme()) -> (ConsoleOutput, RecordingSink) {
    let sink = RecordingSink()
    return (ConsoleOutput(sink: sink, width: width, theme: theme), sink)
  }

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

/// A sink that records the output, or fails on demand.
final class RecordingSink: TextSink {
  var text: String { String(decoding: bytes, as: UTF8.self) }
  var bytes: [UInt8] = []
  var writes = 0
  var failure: OutputFailure?

  func write(_ bytes: [UInt8]) throws(OutputFailure) {
    writes += 1
    if let failure { throw failure }
    self.bytes += bytes
  }
}
