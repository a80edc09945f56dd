/// A comparison of two texts letter by letter, with the differing letters in brackets.
public struct LetterComparison: Hashable, Sendable {
  /// The first text, such as `bar[k]o`.
  public let first: String
  /// The second text, such as `bar[c]o`.
  public let second: String

  /// Compares two texts, which should be short, ignoring case.
  public init(_ first: String, _ second: String) {
    let (one, other) = (first.map { $0.lowercased() }, second.map { $0.lowercased() })
    // The number of common letters from each position on.
    var common = Array(repeating: Array(repeating: 0, count: other.count + 1), count: one.count + 1)
    for row in one.indices.reversed() {
      for column in other.indices.reversed() {
        common[row][column] =
          one[row] == other[column]
          ? common[row + 1][column + 1] + 1 : max(common[row + 1][column], common[row][column + 1])
      }
    }
    var (row, column, left, right) = (0, 0, [Bool](), [Bool]())
    while row < one.count || column < other.count {
      if row < one.count, column < other.count, one[row] == other[column] {
        (row, column) = (row + 1, column + 1)
        left.append(true)
        right.append(true)
      } else if column == other.count || row < one.count && common[row + 1][column] >= common[row][column + 1] {
        row += 1
        left.append(false)
      } else {
        column += 1
        right.append(false)
      }
    }
    (self.first, self.second) = (Self.marked(Array(first), left), Self.marked(Array(second), right))
  }

  private static func marked(_ letters: [Character], _ isCommon: [Bool]) -> String {
    var text = ""
    for place in letters.indices {
      if !isCommon[place], place == 0 || isCommon[place - 1] { text.append("[") }
      text.append(letters[place])
      if !isCommon[place], place + 1 == letters.count || isCommon[place + 1] { text.append("]") }
    }
    return text
  }
}
