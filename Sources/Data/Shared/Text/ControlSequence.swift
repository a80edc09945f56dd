/// Finds terminal control sequences of ECMA-48, both those with an escape and those with a single C1 control.
enum ControlSequence {
  /// Returns the end of the sequence at `start`; nil if there is none. A truncated sequence ends at its first invalid
  /// character.
  static func end(of start: Int, in text: [Unicode.Scalar]) -> Int? {
    switch text[start] {
    case "\u{1B}": endOfEscape(from: start + 1, in: text)
    case "\u{9B}": endOfParameters(from: start + 1, in: text)
    case "\u{90}", "\u{98}", "\u{9D}", "\u{9E}", "\u{9F}": endOfPayload(from: start + 1, in: text)
    case "\u{8E}", "\u{8F}": skip(1, of: "!"..."~", from: start + 1, in: text)
    default: nil
    }
  }

  private static func endOfEscape(from start: Int, in text: [Unicode.Scalar]) -> Int {
    guard start < text.count else { return start }
    switch text[start] {
    case "[": return endOfParameters(from: start + 1, in: text)
    case "]", "P", "X", "^", "_": return endOfPayload(from: start + 1, in: text)
    case "N", "O": return skip(1, of: "!"..."~", from: start + 1, in: text)
    default:
      let final = skip(of: " "..."/", from: start, in: text)
      return skip(1, of: "0"..."~", from: final, in: text)
    }
  }

  private static func endOfParameters(from start: Int, in text: [Unicode.Scalar]) -> Int {
    let intermediate = skip(of: "0"..."?", from: start, in: text)
    let final = skip(of: " "..."/", from: intermediate, in: text)
    return skip(1, of: "@"..."~", from: final, in: text)
  }

  /// Finds the end of a payload: its terminator, or at most the end of the line.
  private static func endOfPayload(from start: Int, in text: [Unicode.Scalar]) -> Int {
    for position in start..<text.count {
      switch text[position] {
      case "\u{7}", "\u{18}", "\u{1A}", "\u{9C}": return position + 1
      case "\u{1B}": return position + 1 < text.count && text[position + 1] == "\\" ? position + 2 : position
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": return position
      default: continue
      }
    }
    return text.count
  }

  private static func skip(
    _ most: Int = .max,
    of range: ClosedRange<Unicode.Scalar>,
    from start: Int,
    in text: [Unicode.Scalar]
  ) -> Int {
    var position = start
    while position < text.count, position - start < most, range.contains(text[position]) { position += 1 }
    return position
  }
}
