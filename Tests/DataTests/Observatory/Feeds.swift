import ArcadeDomain
import ArcadeTesting
import Foundation

@testable import ArcadeData

/// Reads all listings of a text as a file of that name, and what was left out.
func readFeed(
  _ text: String,
  as name: String = "shop.csv",
  columns: FeedColumns = .usual
) throws -> (listings: [Listing], problems: CappedList<ListingProblem>) {
  try readFeed(Data(text.utf8), as: name, columns: columns)
}

/// Reads all listings of some bytes as a file of that name, and what was left out.
func readFeed(
  _ bytes: Data,
  as name: String = "shop.csv",
  columns: FeedColumns = .usual
) throws -> (listings: [Listing], problems: CappedList<ListingProblem>) {
  let feed = try ListingFeed(FeedFile(path: "/tmp/\(name)", bytes), columns: columns)
  var listings: [Listing] = []
  var faults = FeedFaults()
  let others = feed.forEach { position, record in
    do throws(FeedRecordError) {
      listings.append(try record.listing())
    } catch {
      faults.append(at: position.byte, FeedFault(position, error, in: record))
    }
  }
  faults.append(contentsOf: others)
  return (listings, feed.file.problems(faults))
}

/// A listing as a feed describes it that says nothing else.
func feedListing(
  _ id: String,
  _ name: String? = nil,
  _ price: String? = nil,
  _ currency: Currency = .eur,
  reviews: Int? = nil,
  average: Int64? = nil,
  isAvailable: Bool? = nil,
  page: String? = nil,
  picture: String? = nil,
  category: String? = nil,
  rank: Int = 0
) throws -> Listing {
  Listing(
    id: id,
    name: name ?? id,
    figures: ListingFigures(
      price: try price.map { try Money(decimal: $0, currency: currency) },
      reviewCount: reviews,
      reviewAverage: average.map(ReviewAverage.init(thousandths:)),
      isAvailable: isAvailable
    ),
    page: page,
    picture: picture,
    category: category,
    rank: rank
  )
}
