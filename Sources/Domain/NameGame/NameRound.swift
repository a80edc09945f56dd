/// A question that waits for its answer: one of several people is asked for.
public struct NameRound: Hashable, Sendable {
  /// The number of the round, from 1; an answer must name it.
  public let number: Int
  /// Between two and six people, no two of the same full name.
  public let options: [Person]
  /// The position of the one who is asked for, from 0.
  public let answer: Int
  /// How many answers were given; all but the last were wrong.
  public internal(set) var answers = 0
  /// The positions that were struck out, in that order.
  public internal(set) var struckOut: [Int] = []
  /// The positions that hints will strike out, the next one last.
  var hints: [Int]

  /// Who is asked for.
  public var asked: Person { options[answer] }

  /// Whether a position is there and was not struck out.
  public func isOpen(_ option: Int) -> Bool { options.indices.contains(option) && !struckOut.contains(option) }

  /// Strikes a wrong option out; nil where no more than two are left.
  mutating func strikeOut() -> Int? {
    guard let option = hints.popLast() else { return nil }
    struckOut.append(option)
    return option
  }
}
