import ArcadePresentation

// What the screens of all systems draw alike.
extension ConsoleOutput {
  /// Draws sentences about what just happened.
  func notices(_ notices: [Notice]) {
    for notice in notices { paragraph(notice.text, Style(notice.tone)) }
  }

  /// Draws why there is nothing to show.
  func failure(_ failure: Failure, phrases: any ConsolePhrases) {
    paragraph(failure.text, .bad)
    if failure.canRetry { paragraph(phrases.typeRetry) }
  }

  /// Draws values beside what they are.
  func facts(_ facts: [(label: String, value: Span)]) {
    let labels = facts.map { TextSanitiser.clean($0.label) + ":" }
    let margin = (labels.map(DisplayWidth.columns).max() ?? 0) + 1
    for (label, fact) in zip(labels, facts) {
      let isAligned = margin + fact.value.columns <= width && !theme.isAccessible
      let gap = isAligned ? margin - DisplayWidth.columns(of: label) : 1
      line(Span(label + String(repeating: " ", count: gap)), fact.value)
    }
  }

  /// Draws values beside what they are.
  func facts(_ facts: [Fact]) {
    self.facts(facts.map { ($0.label, Span(theme.isAccessible ? $0.spoken ?? $0.value : $0.value, Style($0.tone))) })
  }

  /// Draws a question to answer with yes or no.
  func question(_ text: String, phrases: any ConsolePhrases) {
    paragraph("\(text) \(phrases.yesOrNo)", .strong)
  }
}

extension Style {
  /// The style of a tone; the sentence says the same in words.
  init(_ tone: Tone) {
    switch tone {
    case .plain: self = .plain
    case .strong: self = .strong
    case .faint: self = .faint
    case .good: self = .good
    case .warning: self = .warning
    case .bad: self = .bad
    }
  }
}
