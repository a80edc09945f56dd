import ArcadePresentation
import XCTest

@testable import ArcadeApp

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

  func testFactsThatAreTooLongAreWrappedBetweenWordsAndAddressesStayWhole() {
    let (output, sink) = makeOutput(width: 16)

    output.facts([
      Fact("Price", "€2"), Fact("From", "a file of the settings"), Fact("Page", "https://tea.example/1"),
    ])
    output.flush()

    XCTAssertEqual(sink.text, "Price: €2\nFrom: a file of\nthe settings\nPage: https://tea.example/1\n")
  }

  func testAParagraphIsWrappedAndIndented() {
    let (output, sink) = makeOutput(width: 12)

    output.paragraph("one two\nthree four", indent: 2)
    output.flush()

    XCTAssertEqual(sink.text, "  one two\n  three four\n")
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
}
