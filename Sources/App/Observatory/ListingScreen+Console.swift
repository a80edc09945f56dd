import ArcadePresentation

extension ListingScreen {
  /// Draws the listing, or why there is none.
  func draw(on output: ConsoleOutput, phrases: any ConsolePhrases) {
    output.heading(title)
    switch content {
    case .listing(let card): card.draw(on: output)
    case .failed(let failure): output.failure(failure, phrases: phrases)
    }
  }
}

extension ListingScreen.Card {
  fileprivate func draw(on output: ConsoleOutput) {
    let isAccessible = output.theme.isAccessible
    output.facts(facts)
    output.blank()
    output.facts(attributes.map { Fact($0.label, $0.text(isAccessible: isAccessible)) })
    if let trend {
      output.blank()
      if isAccessible {
        output.paragraph(trend.label)
      } else {
        output.facts([Fact(trend.label, Sparkline.text(of: trend.levels))])
      }
      output.facts(trend.figures)
    }
    if let terms { output.paragraph(terms, .faint) }
  }
}

extension ListingScreen.Attribute {
  /// The value, and how it came to be.
  fileprivate func text(isAccessible: Bool) -> String {
    guard let change else { return value }
    return isAccessible ? "\(value), \(change.words) (\(before))" : "\(value) \(change.arrow) (\(before))"
  }
}
