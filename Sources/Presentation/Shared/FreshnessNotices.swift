public import ArcadeDomain

extension Phrases {
  /// Why a load failed, where one was tried, and how old what stands in for it is; nothing for what is fresh.
  public func notices(about freshness: Freshness, asOf: (Moment) -> String) -> [Notice] {
    guard case .cached(let since, let reason) = freshness else { return [] }
    let why = reason.map { Notice(failure(for: $0).text, .warning) }
    return [why, Notice(asOf(since), .warning)].compactMap { $0 }
  }
}
