extension Duration {
  /// Whole milliseconds.
  var milliseconds: Int { Int(components.seconds) * 1_000 + Int(components.attoseconds / 1_000_000_000_000_000) }

  /// Whole seconds, a begun one counted, so that nothing is left only at the end.
  var wholeSecondsLeft: Int { Int(components.seconds) + (components.attoseconds > 0 ? 1 : 0) }
}
