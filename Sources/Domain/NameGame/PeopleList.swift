/// The people of one source.
public struct PeopleList: Hashable, Sendable {
  /// Those who can be asked for, in the order of the source.
  public let people: [Person]
  /// Those who were left out, in the order of the source.
  public let excluded: CappedList<ExcludedPerson>

  /// Lists people and those who were left out.
  public init(people: [Person], excluded: CappedList<ExcludedPerson> = []) {
    self.people = people
    self.excluded = excluded
  }
}
