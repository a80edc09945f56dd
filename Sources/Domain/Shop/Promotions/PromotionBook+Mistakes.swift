extension PromotionBook {
  /// What was left out when the file was read, without the hints, which leave in force what they are about.
  public var mistakes: CappedList<ShopProblem> {
    let mistakes = problems.filter { !$0.mistake.isHint }
    return CappedList(mistakes, of: mistakes.count + problems.further)
  }
}
