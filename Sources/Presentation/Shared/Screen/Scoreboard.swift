/// How a game goes, as long as the next answer is not there: what the last one came to, and the score.
///
/// News is said once; this stays beside what is asked. A console, which appends, has said it as news.
public struct Scoreboard: Hashable, Sendable {
  /// What the last answer came to; nil before the first one.
  public var verdict: Notice?
  /// Whom or what the verdict is about; its words are the name.
  public var picture: Picture?
  /// How many answers were right, and the like; nothing where the title says it.
  public var score: [Fact]

  /// Makes a scoreboard of finished texts.
  public init(verdict: Notice? = nil, picture: Picture? = nil, score: [Fact] = []) {
    (self.verdict, self.picture, self.score) = (verdict, picture, score)
  }
}
