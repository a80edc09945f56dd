import ArcadeDomain
import Foundation

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
  /// Whether only machines that everybody can reach are asked, without a user and a password.
  public var staysPublic = false

  /// Makes a policy; the defaults suit a person who waits.
  public init(
    timeLimit: Duration = .seconds(10),
    sizeLimit: Int = 10_000_000,
    tries: Int = 3,
    firstPause: Duration = .milliseconds(500),
    longestPause: Duration = .seconds(20),
    totalLimit: Duration = .seconds(30)
  ) {
    (self.timeLimit, self.sizeLimit, self.tries, self.firstPause) = (timeLimit, sizeLimit, tries, firstPause)
    (self.longestPause, self.totalLimit) = (longestPause, totalLimit)
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

/// The pause that a server asks for in the header `Retry-After`.
enum RetryAfter {
  /// Returns how long to wait from now on, at least nothing; nil where the headers ask for no pause. A date is held
  /// against the server's own clock where the answer says what that shows.
  static func pause(in headers: HTTPHeaders, now: Moment) -> Duration? {
    guard let text = headers["Retry-After"]?.trimmingCharacters(in: .whitespaces) else { return nil }
    if !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
      return .seconds(Int32(text) ?? .max)
    }
    guard let end = moment(text) else { return nil }
    let start = headers["Date"].flatMap(moment) ?? now
    return max(.zero, end.since(start))
  }

  /// Reads a date in any of the three forms that HTTP knows.
  private static func moment(_ text: String) -> Moment? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    for format in ["EEE, dd MMM yyyy HH:mm:ss 'GMT'", "EEEE, dd-MMM-yy HH:mm:ss 'GMT'", "EEE MMM d HH:mm:ss yyyy"] {
      formatter.dateFormat = format
      if let date = formatter.date(from: text) {
        return Moment(milliseconds: Int64(date.timeIntervalSince1970) * 1_000)
      }
    }
    return nil
  }
}
