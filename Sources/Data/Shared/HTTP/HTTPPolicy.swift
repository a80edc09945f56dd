import ArcadeDomain
import Foundation

/// The time and size limits of a request, and its retries.
public struct HTTPPolicy: Hashable, Sendable {
  /// The time limit of one try.
  public var timeLimit: Duration
  /// The size limit of an answer, in bytes.
  public var sizeLimit: Int
  /// The most tries, at least one.
  public var tries: Int
  /// The longest pause before the second try; it doubles with each further try.
  public var firstPause: Duration
  /// The longest pause of all; if a server asks for a longer one, there is no retry.
  public var longestPause: Duration
  /// The time limit of all tries and pauses together.
  public var totalLimit: Duration
  /// Whether only public machines are asked, without user name and password.
  public var staysPublic = false

  /// Creates a policy; the defaults suit a user who is waiting.
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

  /// Returns the pause after a failure, counted from 1: between half of the longest one and all of it.
  ///
  /// `jitter`, from 0 to 1, spreads clients that failed together. The pause is at least what the server asked for; nil
  /// if that exceeds the longest pause.
  public func pause(afterFailure count: Int, jitter: Double, askedFor: Duration? = nil) -> Duration? {
    if let askedFor, askedFor > longestPause { return nil }
    let longest = (1..<max(1, count)).reduce(min(firstPause, longestPause)) { pause, _ in min(pause * 2, longestPause) }
    let own = longest * (0.5 + 0.5 * min(max(jitter, 0), 1))
    return max(own, askedFor ?? .zero)
  }
}

/// The pause that a server asks for in the header `Retry-After`.
enum RetryAfter {
  /// Returns the pause from now on, at least zero; nil if the headers ask for none. A date is compared with the
  /// server's own clock if the answer states it.
  static func pause(in headers: HTTPHeaders, now: Moment) -> Duration? {
    guard let text = headers["Retry-After"]?.trimmingCharacters(in: .whitespaces) else { return nil }
    if !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
      return .seconds(Int32(text) ?? .max)
    }
    guard let end = moment(text) else { return nil }
    let start = headers["Date"].flatMap(moment) ?? now
    return max(.zero, end.since(start))
  }

  /// Reads a date in any of HTTP's three formats.
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
