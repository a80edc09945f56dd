import ArcadeTesting

@testable import ArcadeApp

/// Types the lines of a transcript, and lets time pass where it says so.
final class ScriptedLines: LineSource {
  let isTerminal = false

  private var inputs: ArraySlice<Transcript.Input>
  private let time: HandDrivenTime
  private let paper: TranscriptPaper

  init(_ inputs: [Transcript.Input], time: HandDrivenTime, paper: TranscriptPaper) {
    self.inputs = inputs[...]
    self.time = time
    self.paper = paper
  }

  /// The lines that the app left unread.
  var unread: [String] { inputs.compactMap { if case .line(let line) = $0 { line } else { nil } } }

  func dropBegunLine() {}

  func dropTypedAhead() {}

  func nextLine(within limit: Duration?) async throws(InputFailure) -> LineRead {
    var waited = Duration.zero
    while let input = inputs.popFirst() {
      switch input {
      case .wait(let duration):
        waited += duration
        time.advance(by: duration)
        paper.insert(line: "~ \(duration.components.seconds)s")
        if let limit, waited >= limit { return .timeLimitPassed }
      case .line(let line):
        // Without a prompt the app does not echo what it reads.
        if paper.openLine.isEmpty { paper.write("> \(line)\n") }
        return .line(line)
      }
    }
    return .endOfInput
  }
}
