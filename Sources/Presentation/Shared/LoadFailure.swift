public import ArcadeDomain

extension Phrases {
  /// Why something could not be loaded.
  ///
  /// Trying again is offered wherever it may help, as a file or a server may be
  /// mended meanwhile; not where no connection may be opened, nor where the address makes no sense.
  public func loadFailure(for error: RepositoryError) -> Failure {
    let isFixed = [.unavailable, .configuration, .badAddress].contains(error.code)
    return Failure(sentence(for: error), canRetry: !isFixed)
  }
}
