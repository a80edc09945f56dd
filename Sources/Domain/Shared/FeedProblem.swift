/// One mistake in something that was read, with where it stands.
///
/// What it concerns was left out; everything else holds.
public struct FeedProblem<Mistake: Hashable & Sendable>: Hashable, Sendable {
  /// Where it stands.
  public let place: SourcePlace
  /// What is wrong there.
  public let mistake: Mistake

  /// Reports a mistake at a place.
  public init(at place: SourcePlace, _ mistake: Mistake) { (self.place, self.mistake) = (place, mistake) }

  /// Reports a mistake at a place that its path alone tells: `people.csv:12`.
  public init(at path: String, _ mistake: Mistake) { self.init(at: SourcePlace(path), mistake) }

  /// Where it stands, without the element and the keys.
  public var path: String { place.path }
}

extension FeedProblem: Error {}
