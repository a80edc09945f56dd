/// Breaks a text into lines that fit a width.
///
/// Lines break at spaces and beside wide characters. Closing marks such as `。` do not begin a line, and opening ones
/// do not end it. A word longer than a line is broken at the width.
struct WordWrap {
  private static let closing = Set("、。，．・：；？！／」』）】〕〉》ー…々ぁぃぅぇぉっゃゅょァィゥェォッャュョ\u{3000}")
  private static let opening = Set("「『（【〔〈《")

  private let width: Int
  private var lines: [String] = []
  private var line = ""
  private var used = 0

  /// Returns the lines of a text; none for a text without words.
  package static func lines(of text: String, width: Int) -> [String] {
    var wrap = WordWrap(width: max(1, width))
    for word in text.split(separator: " ") {
      var needsSpace = true
      for unit in units(of: word) {
        wrap.add(unit, afterSpace: needsSpace)
        needsSpace = false
      }
    }
    wrap.endLine()
    return wrap.lines
  }

  private init(width: Int) { self.width = width }

  private mutating func add(_ unit: String, afterSpace: Bool) {
    let columns = DisplayWidth.columns(of: unit)
    let gap = afterSpace && !line.isEmpty ? 1 : 0
    if used + gap + columns <= width {
      line += (gap == 1 ? " " : "") + unit
      used += gap + columns
    } else if columns <= width {
      endLine()
      (line, used) = (unit, columns)
    } else {
      if gap == 1 { endLine() }
      addBroken(unit)
    }
  }

  private mutating func addBroken(_ unit: String) {
    for character in unit {
      let columns = DisplayWidth.columns(of: character)
      if used + columns > width { endLine() }
      line.append(character)
      used += columns
    }
  }

  private mutating func endLine() {
    if !line.isEmpty { lines.append(line) }
    (line, used) = ("", 0)
  }

  /// The pieces of a word that are only broken if the line is too narrow for them.
  private static func units(of word: Substring) -> [String] {
    var units: [String] = []
    var previous: Character?
    for character in word {
      if let before = previous, !canBreak(between: before, and: character) {
        units[units.count - 1].append(character)
      } else {
        units.append(String(character))
      }
      previous = character
    }
    return units
  }

  private static func canBreak(between before: Character, and after: Character) -> Bool {
    if opening.contains(before) || closing.contains(after) { return false }
    return DisplayWidth.columns(of: before) == 2 || DisplayWidth.columns(of: after) == 2
  }
}
