/// Something that has to be loaded first: on its way, there, empty, or not to be had.
public enum Loadable<Content: Hashable & Sendable>: Hashable, Sendable {
  /// It is on its way; the sentence says what is waited for.
  case loading(String)
  /// There it is.
  case ready(Content)
  /// There is nothing to show; the sentence says so.
  case empty(String)
  /// It could not be had.
  case failed(Failure)

  /// What there is, if anything.
  public var value: Content? { if case .ready(let content) = self { content } else { nil } }

  /// Whether it is on its way.
  public var isLoading: Bool { if case .loading = self { true } else { false } }

  /// Whether it could not be had.
  var hasFailed: Bool { if case .failed = self { true } else { false } }

  /// The same with another content, which is made of this one where it is there.
  public func map<Other>(_ transform: (Content) -> Other) -> Loadable<Other> {
    switch self {
    case .loading(let text): .loading(text)
    case .ready(let content): .ready(transform(content))
    case .empty(let text): .empty(text)
    case .failed(let failure): .failed(failure)
    }
  }
}
