import ArcadeDomain

/// Reads a discount's period: exactly one of a window, a season and weekdays.
struct DiscountPeriodReader {
  func read(_ node: JSONNode) throws -> DiscountPeriod {
    let kinds = ["window", "season", "weekdays"]
    if let unknown = try node.firstUnknownKey(besides: kinds) { throw unknown }
    let present = try kinds.compactMap { kind in try node.optional(kind).map { (kind: kind, place: $0) } }
    guard present.count == 1, let (kind, place) = present.first else {
      throw ShopProblem(at: node.place(), .notOnePeriod)
    }
    switch kind {
    case "window":
      let (from, until) = try ends(of: place)
      return .window(from: try day(from), until: try day(until))
    case "season":
      let (from, until) = try ends(of: place)
      return .season(from: try monthDay(from), until: try monthDay(until))
    default: return .weekdays(Set(try place.list().map(weekday)))
    }
  }

  private func ends(of node: JSONNode) throws -> (from: JSONNode, until: JSONNode) {
    if let unknown = try node.firstUnknownKey(besides: ["from", "until"]) { throw unknown }
    return (try node.required("from"), try node.required("until"))
  }

  private func day(_ node: JSONNode) throws -> CalendarDay {
    guard let day = CalendarDay(iso: try node.text()) else { throw node.problem(.wrongShape(expected: .date)) }
    return day
  }

  private func monthDay(_ node: JSONNode) throws -> MonthDay {
    guard let day = MonthDay(iso: try node.text()) else { throw node.problem(.wrongShape(expected: .monthDay)) }
    return day
  }

  /// The weekdays in Spanish and Japanese, as a till in these languages prints them.
  private static let otherNames = [
    ["lun", "mar", "mie", "jue", "vie", "sab", "dom"], ["月", "火", "水", "木", "金", "土", "日"],
  ]

  private func weekday(_ node: JSONNode) throws -> Weekday {
    let name = try node.text().folded
    for names in Self.otherNames {
      if let place = names.firstIndex(of: name) { return Weekday.allCases[place] }
    }
    let allowed = Weekday.allCases.map(\.rawValue)
    let text = try node.oneOf(allowed)
    guard let weekday = Weekday(rawValue: text) else {
      throw node.problem(.unknownValue(text, allowed: allowed, nearest: nil))
    }
    return weekday
  }
}
