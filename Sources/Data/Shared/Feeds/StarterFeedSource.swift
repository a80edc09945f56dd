public import ArcadeDomain
public import Foundation

/// A feed that ships with the app.
public struct StarterFeedSource: FeedSource {
  private let text: @Sendable (_ language: String) throws(RepositoryError) -> String
  private var language = "en"

  /// Takes a function that returns the text in a language, by code.
  init(_ text: @escaping @Sendable (_ language: String) throws(RepositoryError) -> String) { self.text = text }

  /// Returns the feed with its names in a language, by code.
  public func translated(to language: String) -> StarterFeedSource {
    var source = self
    source.language = language
    return source
  }

  /// `Arcade`.
  public var subject: String { "Arcade" }
  /// Nil; there is no need to cache it.
  public var cacheKey: String? { nil }
  /// Never.
  public var needsConnection: Bool { false }

  /// Returns the text.
  public func load() async throws(RepositoryError) -> Data { Data(try text(language).utf8) }
}
