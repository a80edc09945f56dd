public import ArcadeDomain

/// What is said where a shop keeps a price list of its own, in one language.
public protocol OwnListPhrases: Sendable {
  /// What looking at the price list is called.
  var priceListAction: String { get }
  /// Above the price list.
  var priceListTitle: String { get }
  /// There is no list of the shop's own yet.
  var ownListIsToCome: String { get }
  /// What adding a product to the list is called.
  var addProductAction: String { get }
  /// The name of a product that a stall could sell.
  var exampleProduct: String { get }
  /// What changing a price is called.
  var repriceAction: String { get }
  /// What giving a product a rate of tax is called.
  var taxAction: String { get }
  /// What giving a product tags is called.
  var tagsAction: String { get }
  /// What is asked for where words are meant by which discounts select products.
  var tagsLabel: String { get }
  /// A text that is no rate of tax was given.
  func notARate(_ text: String) -> String
  /// A product has another rate of tax; nil for none of its own.
  func taxedNow(_ product: String, _ rate: String?) -> String
  /// A product has other tags, or none.
  func taggedNow(_ product: String, _ tags: [String]) -> String
  /// What taking a product out of the list is called.
  var removeProductAction: String { get }
  /// A text that cannot be a code was given.
  func notACode(_ text: String) -> String
  /// A product was added.
  func listed(_ code: String, _ product: String, _ price: String) -> String
  /// The first one was, so that the starter list is not sold from any more.
  var ownListBegins: String { get }
  /// A price was changed.
  func repriced(_ product: String, from before: String, to now: String) -> String
  /// A product was taken out.
  func unlisted(_ code: String, _ product: String, _ price: String) -> String
  /// The last one was, so that the starter list is sold from again.
  var ownListEnds: String { get }
  /// So many products of the own list are not sold, because another one was named.
  func ownListUnused(_ products: Int, named place: String) -> String
  /// Without discounts everything can be sold at list prices.
  var atListPrices: String { get }
  /// Why the list stays as it is.
  func sentence(for error: OwnListError) -> String
}
