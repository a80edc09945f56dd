extension StarterFeedSource {
  /// The people that ship with Arcade.
  public static let people = StarterFeedSource(text: StarterPeople.json, names: StarterPeopleNames.names)
}
