// The text forms of scheduler options, in commands and settings.
extension Scheduler {
  /// Parses steps such as `30s,1m,10m` in `s`, `m` or `h`; `none` for no steps, and nil for anything else.
  public static func steps(written text: String) -> [Duration]? {
    if text == "none" { return [] }
    var steps: [Duration] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let unit = secondsOfUnits[String(part.suffix(1))], let count = Int(part.dropLast()),
        (1...86_400 / unit).contains(count)
      else { return nil }
      steps.append(.seconds(count * unit))
    }
    return steps
  }

  /// Parses a retention such as `0.9`; nil if it is invalid or not allowed.
  public static func retention(written text: String) -> Double? {
    guard (try? DecimalText.units(of: text, scale: 6)) != nil, let share = Double(text) else { return nil }
    return possibleRetention.contains(share) ? share : nil
  }

  /// Parses a maximum interval in days; nil if it is invalid or not allowed.
  public static func longest(written text: String) -> Int? {
    Int(text).flatMap { possibleDays.contains($0) ? $0 : nil }
  }

  private static let secondsOfUnits = ["s": 1, "m": 60, "h": 3_600]
}
