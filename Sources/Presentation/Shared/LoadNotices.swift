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

  /// Why a load failed, where one was tried, and how old what stands in for it is; nothing for what is fresh.
  public func notices(about freshness: Freshness, asOf: (Moment) -> String) -> [Notice] {
    guard case .cached(let since, let reason) = freshness else { return [] }
    let why = reason.map { Notice(failure(for: $0).text, .warning) }
    return [why, Notice(asOf(since), .warning)].compactMap { $0 }
  }
}
