import ArcadeDomain
import Foundation

/// The pause that a server asks for in the header `Retry-After`.
enum RetryAfter {
  /// Returns how long to wait from now on, at least nothing; nil where the headers ask for no pause.
  ///
  /// A date is held against the server's own clock where the answer says what that shows.
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
