/// The state of a game until the next answer: the last result and the score.
///
/// News is shown once; the scoreboard stays beside the question. A console has already printed it as news.
public struct Scoreboard: Hashable, Sendable {
  /// The result of the last answer; nil before the first one.
  public var verdict: Notice?
  /// The subject of the result; its words are the name.
  public var picture: Picture?
  /// Figures such as the number of right answers; empty if the title has them.
  public var score: [Fact]

  /// Creates a scoreboard from finished texts.
  public init(verdict: Notice? = nil, picture: Picture? = nil, score: [Fact] = []) {
    (self.verdict, self.picture, self.score) = (verdict, picture, score)
  }
}
