public import ArcadeDomain

/// What is said while a search is set up.
public protocol WatchSearchPhrases: SystemPhrases {
  /// The title of the setting of a search.
  var searchTitle: String { get }
  /// Before the source.
  var sourceLabel: String { get }
  /// Before the keyword.
  var keywordLabel: String { get }
  /// Before the category.
  var categoryLabel: String { get }
  /// Before the order.
  var orderLabel: String { get }
  /// Before the range of prices.
  var pricesLabel: String { get }
  /// Before the lowest price that is wanted.
  var lowestPriceLabel: String { get }
  /// Before the highest price that is wanted.
  var highestPriceLabel: String { get }
  /// Before the number of results.
  var countLabel: String { get }
  /// Before the name of the watch.
  var nameLabel: String { get }
  /// Whatever there is.
  var any: String { get }
  /// An order of results.
  func word(for order: ListingOrder) -> String
  /// A range of prices: from the first to the second.
  func priceRange(from lowest: String?, to highest: String?) -> String
  /// A search is on its way.
  func searching(_ text: String, at source: String) -> String
  /// How far a search is.
  func searched(_ found: Int, of total: Int) -> String
  /// Why a search makes no sense.
  func sentence(for error: WatchQueryError) -> String
  /// Why something typed for a search makes no sense.
  func sentence(for mistake: WatchSearchMistake) -> String

  /// The title of the categories of a source, or of one of them.
  func categoriesTitle(of source: String, below parent: String?) -> String
  /// A source has no category with that id.
  func noSuchCategory(_ id: String) -> String
  /// Categories are on their way.
  var loadingCategories: String { get }
  /// No category has that text in its name; empty for all.
  func noCategories(matching text: String) -> String
}
