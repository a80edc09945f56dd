extension Array where Element: LearningCard {
  /// Returns at most six options in random order, including the card; with `isAlike` the most similar ones.
  func options(besides card: Element, isAlike: Bool, using random: inout SplitMix64) -> [Element] {
    var others = self
    if isAlike {
      let ranked = enumerated().filter { card.canStand(beside: $1) }
        .map { (likeness: card.likeness(to: $1), place: $0) }
      others = ranked.sorted { ($1.likeness, $0.place) < ($0.likeness, $1.place) }.map { self[$0.place] }
    } else if count < 100 {
      others = inRandomOrder(using: &random)
    } else {
      // A sample of a hundred is more than enough to find five that fit.
      others = (0..<100).map { _ in self[random.integer(below: count)] }
    }
    var options = [card]
    for other in others where options.count < 6 {
      if options.allSatisfy({ $0.canStand(beside: other) }) { options.append(other) }
    }
    return options.inRandomOrder(using: &random)
  }
}
