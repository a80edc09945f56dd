@testable import ArcadeApp

/// Where everything that a person would see in a transcript is written down, in order.
final class TranscriptPaper {
  private(set) var text = ""

  /// The line that has begun and not ended.
  var openLine: Substring { text[(text.lastIndex(of: "\n").map { text.index(after: $0) } ?? text.startIndex)...] }

  func write(_ more: String) { text += Self.visible(more) }

  /// Writes a line above the one that has begun.
  func insert(line: String) {
    let open = String(openLine)
    text.removeLast(open.count)
    text += "\(line)\n\(open)"
  }

  /// Ends the line that has begun, and says so.
  func endLine() {
    if !openLine.isEmpty { text += "[no line end]\n" }
  }

  /// What a terminal would obey or hide, as something to see.
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

/// One of the two streams of the app, on paper; each line of standard error begins with `! `.
struct PaperSink: TextSink {
  let paper: TranscriptPaper
  var isErrors = false

  func write(_ bytes: [UInt8]) throws(OutputFailure) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard isErrors else { return paper.write(text) }
    for line in text.split(separator: "\n") { paper.write("! \(line)\n") }
  }
}
