/// Why there is no page.
enum WebError {
  /// There is nothing at the address.
  case nowhere
  /// What should stand there could not be put together.
  case failed(any Error)
}

/// What a session answers.
enum WebAnswer: Sendable {
  /// A page.
  case page(HTML)
  /// It is at another address.
  case elsewhere(String)
  /// There is nothing at that address.
  case nowhere
}
