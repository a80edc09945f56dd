/// A question: one of several people is asked for.
public struct NameRound: Hashable, Sendable {
  /// The number of the round, from 1, which an answer must give.
  public let number: Int
  /// Two to six people with different full names.
  public let options: [Person]
  /// The index of the person who is asked for, from 0.
  public let answer: Int
  /// The number of answers so far; all but the last were wrong.
  public internal(set) var answers = 0
  /// The indices of the options that were struck out, in order.
  public internal(set) var struckOut: [Int] = []
  /// The indices that hints will strike out, the next one last.
  var hints: [Int]

  /// The person who is asked for.
  public var asked: Person { options[answer] }

  /// Whether an option exists and is not struck out.
  public func isOpen(_ option: Int) -> Bool { options.indices.contains(option) && !struckOut.contains(option) }

  /// Strikes out a wrong option; nil if only two options are left.
  mutating func strikeOut() -> Int? {
    guard let option = hints.popLast() else { return nil }
    struckOut.append(option)
    return option
  }
}
