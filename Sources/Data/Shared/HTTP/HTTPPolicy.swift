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
  /// The longest pause of all, also where a server asks for a longer one.
  public var longestPause: Duration

  /// Makes a policy; the defaults suit a person who waits.
  public init(
    timeLimit: Duration = .seconds(10),
    sizeLimit: Int = 10_000_000,
    tries: Int = 3,
    firstPause: Duration = .milliseconds(500),
    longestPause: Duration = .seconds(60)
  ) {
    self.timeLimit = timeLimit
    self.sizeLimit = sizeLimit
    self.tries = tries
    self.firstPause = firstPause
    self.longestPause = longestPause
  }

  /// Returns the pause after the so many-th failure, from 1: between half of the longest one and all of it.
  ///
  /// `jitter`, from 0 to 1, spreads those who failed together. It is not shorter
  /// than what the server asked for, unless that is beyond the longest pause.
  public func pause(afterFailure count: Int, jitter: Double, askedFor: Duration? = nil) -> Duration {
    let longest = (1..<max(1, count)).reduce(min(firstPause, longestPause)) { pause, _ in min(pause * 2, longestPause) }
    let own = longest * (0.5 + 0.5 * min(max(jitter, 0), 1))
    return max(own, min(askedFor ?? .zero, longestPause))
  }
}
