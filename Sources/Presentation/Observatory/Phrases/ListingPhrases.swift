public import ArcadeDomain

/// What is said of listings.
public protocol ListingPhrases: SystemPhrases {
  /// When a watch was updated, how many listings it has and how many are unread.
  func summary(updatedAt moment: Moment, listings: Int, unread: Int) -> String
  /// Above the places in the result.
  var rankColumn: String { get }
  /// Above how listings are rated, by how many.
  var reviewsColumn: String { get }
  /// Above the last changes.
  var changeColumn: String { get }
  /// What decides the order within a group.
  func word(for sorting: ListingArrangement.Sorting) -> String
  /// What is shown.
  func word(for filter: ListingArrangement.Filter) -> String
  /// A group of listings.
  func title(of group: ListingGroup) -> String
  /// What an update made of one listing.
  func state(_ group: ListingGroup) -> String
  /// A mean of reviews with their number, in words.
  func reviews(_ average: String?, _ count: Int?) -> String
  /// Whether something can be bought.
  func stock(_ isAvailable: Bool) -> String
  /// Something unread.
  var unreadMark: String { get }
  /// Something that came back.
  var returnedMark: String { get }
  /// What is watched, in a word or two.
  func label(of attribute: ListingAttribute) -> String
  /// What changed, in a word for a column.
  func shortLabel(of attribute: ListingAttribute) -> String
  /// What changed and where it went.
  func words(for attribute: ListingAttribute, _ direction: ChangeDirection?) -> String
  /// What changed about a listing, from what to what.
  func change(of name: String, _ what: String, from old: String, to new: String) -> String
  /// A listing was seen for the first time.
  func appeared(_ name: String) -> String
  /// A listing came back.
  func cameBack(_ name: String) -> String
  /// A listing was not there any more.
  func vanished(_ name: String) -> String
  /// Up or down.
  func word(for direction: ChangeDirection) -> String
  /// All listings were marked as read.
  var allRead: String { get }
  /// No listing is among those that were asked for.
  var noneOfThat: String { get }
  /// Nothing is left to show.
  func nothingToShow(_ filter: ListingArrangement.Filter) -> String

  /// Before what an update made of a listing.
  var stateLabel: String { get }
  /// Before the place in the result.
  var rankLabel: String { get }
  /// Before what the source calls a listing.
  var idLabel: String { get }
  /// Before the address of a page.
  var pageLabel: String { get }
  /// A value that the source does not say.
  var notSaid: String { get }
  /// What something was before, and until when.
  func changed(from value: String, at moment: Moment) -> String
  /// Before the prices as a drawing.
  var trendLabel: String { get }
  /// Before the lowest price.
  var lowestLabel: String { get }
  /// Before the highest price.
  var highestLabel: String { get }
  /// Before the price in the middle.
  var medianLabel: String { get }
  /// Before the last price.
  var lastLabel: String { get }
  /// There is no listing in that direction.
  var noFurtherListing: String { get }
  /// The listing has no page.
  var noPage: String { get }
  /// The listing has no picture.
  var noPicture: String { get }
}
