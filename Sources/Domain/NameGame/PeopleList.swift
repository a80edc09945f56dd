/// The people of one source.
public struct PeopleList: Hashable, Sendable {
  /// The usable people, in the order of the source.
  public let people: [Person]
  /// The skipped entries, in the order of the source.
  public let excluded: TruncatedList<ExcludedPerson>

  /// The problems found with pictures.
  public let pictureProblems: TruncatedList<PictureProblem>

  /// Creates a list of people.
  public init(
    people: [Person],
    excluded: TruncatedList<ExcludedPerson> = [],
    pictureProblems: TruncatedList<PictureProblem> = []
  ) {
    (self.people, self.excluded, self.pictureProblems) = (people, excluded, pictureProblems)
  }
}
