/// Something that can be set about a search, by the word that people type for it.
public enum WatchSearchField: String, CaseIterable, Hashable, Sendable {
  /// Where to search.
  case source
  /// The words to search for.
  case keyword
  /// The category to search in.
  case category
  /// Which listings come first.
  case order
  /// The prices that are wanted.
  case prices
  /// How many listings at most.
  case count
  /// What the watch is to be called.
  case name
}
