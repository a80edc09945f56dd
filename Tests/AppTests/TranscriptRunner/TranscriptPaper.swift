import ArcadeTesting
import Foundation

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// Records everything that a person would see in a transcript, in order.
final class TranscriptPaper {
  private(set) var text = ""

  /// The last line, if it has not ended.
  var openLine: Substring { text[(text.lastIndex(of: "\n").map { text.index(after: $0) } ?? text.startIndex)...] }

  func write(_ more: String) { text += Self.visible(more) }

  /// Inserts a line above the unfinished one.
  func insert(line: String) {
    let open = String(openLine)
    text.removeLast(open.count)
    text += "\(line)\n\(open)"
  }

  /// Ends the unfinished line visibly.
  func endLine() {
    if !openLine.isEmpty { text += "[no line end]\n" }
  }

  /// Returns a text with visible control characters.
  private static func visible(_ text: String) -> String {
    var visible = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case _ where scalar == "\n": visible.append(scalar)
      case .control where scalar.value < 0x20: visible.append(Unicode.Scalar(0x2400 + scalar.value) ?? scalar)
      case .control, .format, .lineSeparator, .paragraphSeparator:
        visible += "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars
      default: visible.append(scalar)
      }
    }
    return String(visible)
  }
}

/// One of the two streams of the app; each line of standard error begins with `! `.
struct PaperSink: TextSink {
  let paper: TranscriptPaper
  var isErrors = false

  func write(_ bytes: [UInt8]) throws(OutputFailure) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard isErrors else { return paper.write(text) }
    for line in text.split(separator: "\n") { paper.write("! \(line)\n") }
  }
}

/// Draws a frame of the requested size if the file exists; shown with `--pictures always`.
struct PaperPictures: PictureProgram {
  func draw(_ path: String, columns: Int, rows: Int, isColoured: Bool) -> [PictureLine]? {
    guard FileManager.default.fileExists(atPath: path), columns > 2, rows > 1 else { return nil }
    let line = "[" + String(repeating: ".", count: columns - 2) + "]\n"
    return PictureLine.lines(of: String(repeating: line, count: rows))
  }
}

/// Accepts any address of example.com and no other, and opens nothing.
struct PaperOpener: AddressOpener {
  func open(_ address: String) -> Bool { address.hasPrefix("https://example.com/") }
}

/// Types the lines of a transcript, and lets time pass when the transcript does.
final class ScriptedLines: LineSource {
  let isTerminal = false

  private var inputs: ArraySlice<Transcript.Input>
  private let time: HandDrivenTime
  private let paper: TranscriptPaper

  init(_ inputs: [Transcript.Input] = [], time: HandDrivenTime = .init(), paper: TranscriptPaper = .init()) {
    self.inputs = inputs[...]
    self.time = time
    self.paper = paper
  }

  /// The lines that the app did not read.
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
