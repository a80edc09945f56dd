extension StarterFeedSource {
  /// The people that ship with Arcade.
  public static let people = StarterFeedSource(StarterPeople.json)
}
