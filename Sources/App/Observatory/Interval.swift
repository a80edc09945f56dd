/// How long to wait between two updates, as a person types it: `30s`, `15m`, `2h`, `1d`.
struct Interval: Hashable, Sendable {
  private static let seconds: [Character: Int] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400]
  private static let longest = 366 * 86_400

  /// How long.
  let duration: Duration

  /// Reads an interval from one second to a year; nil for anything else.
  init?(_ text: String) {
    guard let unit = text.last.flatMap({ Self.seconds[$0] }), let count = Int(text.dropLast()), count > 0,
      count <= Self.longest / unit
    else { return nil }
    duration = .seconds(count * unit)
  }
}
