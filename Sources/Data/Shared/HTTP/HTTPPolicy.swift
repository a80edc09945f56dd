/// How long and how often to try.
public struct HTTPPolicy: Hashable, Sendable {
  /// How long one try may take.
  public var timeLimit: Duration
  /// How many bytes an answer may have.
  public var sizeLimit: Int
  /// How often to try at most; one is the least.
  public var tries: Int
  /// The longest pause before the second try; it doubles with each further one.
  public var firstPause: Duration
  /// The longest pause of all; a server that asks for a longer one is not asked again.
  public var longestPause: Duration
  /// How long all tries and pauses may take together.
  public var totalLimit: Duration

  /// Makes a policy; the defaults suit a person who waits.
  public init(
    timeLimit: Duration = .seconds(10),
    sizeLimit: Int = 10_000_000,
    tries: Int = 3,
    firstPause: Duration = .milliseconds(500),
    longestPause: Duration = .seconds(20),
    totalLimit: Duration = .seconds(30)
  ) {
    self.timeLimit = timeLimit
    self.sizeLimit = sizeLimit
    self.tries = tries
    self.firstPause = firstPause
    self.longestPause = longestPause
    self.totalLimit = totalLimit
  }

  /// Returns the pause after the so many-th failure, from 1: between half of the longest one and all of it.
  ///
  /// `jitter`, from 0 to 1, spreads those who failed together. It is not shorter
  /// than what the server asked for, and nil where that is beyond the longest pause.
  public func pause(afterFailure count: Int, jitter: Double, askedFor: Duration? = nil) -> Duration? {
    if let askedFor, askedFor > longestPause { return nil }
    let longest = (1..<max(1, count)).reduce(min(firstPause, longestPause)) { pause, _ in min(pause * 2, longestPause) }
    let own = longest * (0.5 + 0.5 * min(max(jitter, 0), 1))
    return max(own, askedFor ?? .zero)
  }
}
