import ArcadePresentation

extension CommandContext {
  /// Says on standard error that a kept copy stands in for a source, and why; with `--fail-if-stale` it fails with that.
  ///
  /// Without notices everything is as new as it can be.
  func warn(ofStale notices: [Notice]) throws {
    guard let first = notices.first?.text else { return }
    let message = notices.dropFirst().reduce(first) { composition.phrases.joining($0, $1.text) }
    guard !invocation.has(.failIfStale) else {
      throw CommandFailure(exit: .unavailable, code: "stale", message: message)
    }
    warn(message, code: "stale")
  }

  /// Says on standard error what to know about something that was done nevertheless.
  func warn(_ message: String, code: String) {
    process.warn(code, message, isJSON: options.isJSON)
  }
}
