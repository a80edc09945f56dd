/// A mistake in a feed, with its place. The affected entry was skipped; everything else is used.
public struct FeedProblem<Mistake: Hashable & Sendable>: Hashable, Sendable {
  /// The place of the mistake.
  public let place: SourcePlace
  /// The mistake found.
  public let mistake: Mistake

  /// Creates a report of a mistake at a place.
  public init(at place: SourcePlace, _ mistake: Mistake) { (self.place, self.mistake) = (place, mistake) }

  /// Creates a report of a mistake at a path such as `people.csv:12`.
  public init(at path: String, _ mistake: Mistake) { self.init(at: SourcePlace(path), mistake) }

  /// The place without the element and the keys.
  public var path: String { place.path }
}

extension FeedProblem: Error {}
