// swift-format-ignore-file
public import ArcadeDomain

extension Phrases {
  /// Returns how well something is known and when it is due: `known 92%, due Dec 4`.
  public func sentence(for retrievability: Retrievability) -> String {
    let (known, due) = (knownWord(for: retrievability), dueWord(for: retrievability))
    guard retrievability.probability != nil else { return say("being learnt, due \(due)", "aprendiendo, repaso: \(due)", "学習中、次回 \(due)") }
    return say("known \(known), due \(due)", "sabido al \(known), repaso: \(due)", "習得 \(known)、次回 \(due)")
  }
  /// Returns the probability that something is known: `92%`.
  public func knownWord(for retrievability: Retrievability) -> String {
    guard let probability = retrievability.probability else { return say("learning", "aprendiendo", "学習中") }
    return formats.percent(Percent(whole: Int((probability * 100).rounded())))
  }
  /// Returns the due day: `Dec 4`.
  public func dueWord(for retrievability: Retrievability) -> String {
    if retrievability.due <= retrievability.day { return say("today", "hoy", "今日") }
    return retrievability.due.year == retrievability.day.year ? formats.monthDay(retrievability.due.monthDay) : formats.day(retrievability.due)
  }
  package var knownLabel: String { say("Known", "Dominio", "習得") }
  var knownCountLabel: String { say("Known", "Sabe", "習得") }
  package var dueLabel: String { say("Due", "Repaso", "次回") }
  var knownLatelyLabel: String { say("Known by day", "Sabidos por día", "日ごとの習得数") }
  func known(_ count: Int, of total: Int) -> String { say(
    "\(formats.number(count)) of \(formats.number(total))",
    "\(formats.number(count)) de \(formats.number(total))",
    "\(formats.number(total)) 件中 \(formats.number(count)) 件") }
}

extension Trend {
  /// Creates a trend of the number known on each day; nil if there are too few days.
  init?(known days: [(day: CalendarDay, known: Int)], of total: Int, phrases: some Phrases) {
    guard let first = days.first, let last = days.last, days.count > 1, let most = days.map(\.known).max(), most > 0 else { return nil }
    let points = days.enumerated().map { place, day in
      Point(
        phrases.formats.day(day.day),
        phrases.formats.number(day.known),
        place: Double(place) / Double(days.count - 1),
        height: Double(day.known) / Double(most)
      )
    }
    self.init(
      phrases.knownLatelyLabel,
      levels: days.map { $0.known * 7 / most },
      figures: [
        Fact(phrases.formats.day(first.day), phrases.known(first.known, of: total)),
        Fact(phrases.formats.day(last.day), phrases.known(last.known, of: total)),
      ],
      points: points,
      scale: [0, most].map { Mark(phrases.formats.number($0), height: Double($0) / Double(most)) }
    )
  }
}
