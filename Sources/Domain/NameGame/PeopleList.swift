/// The people of one source.
public struct PeopleList: Hashable, Sendable {
  /// Those who can be asked for, in the order of the source.
  public let people: [Person]
  /// Those who were left out, in the order of the source.
  public let excluded: TruncatedList<ExcludedPerson>

  /// What is to be said of pictures.
  public let pictureProblems: TruncatedList<PictureProblem>

  /// Lists people, those who were left out, and what is to be said of pictures.
  public init(
    people: [Person],
    excluded: TruncatedList<ExcludedPerson> = [],
    pictureProblems: TruncatedList<PictureProblem> = []
  ) {
    (self.people, self.excluded, self.pictureProblems) = (people, excluded, pictureProblems)
  }
}
