/// Content that is loading, ready, empty or failed.
public enum Loadable<Content: Hashable & Sendable>: Hashable, Sendable {
  /// Still loading; the sentence names what is loaded.
  case loading(String)
  /// Loaded.
  case ready(Content)
  /// Nothing to show; the sentence explains that.
  case empty(String)
  /// Failed to load.
  case failed(Failure)

  /// The content, if it is ready.
  public var value: Content? { if case .ready(let content) = self { content } else { nil } }

  /// Whether it is still loading.
  public var isLoading: Bool { if case .loading = self { true } else { false } }

  /// Whether it failed to load.
  var hasFailed: Bool { if case .failed = self { true } else { false } }

  /// Returns the same state with transformed content.
  public func map<Other>(_ transform: (Content) -> Other) -> Loadable<Other> {
    switch self {
    case .loading(let text): .loading(text)
    case .ready(let content): .ready(transform(content))
    case .empty(let text): .empty(text)
    case .failed(let failure): .failed(failure)
    }
  }
}
