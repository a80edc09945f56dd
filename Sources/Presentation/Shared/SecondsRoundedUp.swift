extension Duration {
  /// Whole seconds, a begun one counted, so that nothing is left only at the end.
  var secondsRoundedUp: Int { Int(components.seconds) + (components.attoseconds > 0 ? 1 : 0) }
}
