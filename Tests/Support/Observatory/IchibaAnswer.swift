/// Answers of Rakuten Ichiba in JSON, for either version.
public enum IchibaAnswer {
  /// The paths for searching listings, since 2026 and before.
  public static let itemPaths = (
    keyed: "/ichibams/api/IchibaItem/Search/20260701", older: "/services/api/IchibaItem/Search/20140222"
  )
  /// The paths for searching categories, since 2026 and before.
  public static let genrePaths = (
    keyed: "/ichibagt/api/IchibaGenre/Search/20260701", older: "/services/api/IchibaGenre/Search/20140222"
  )

  /// Returns a listing: number 7 is `shop:7`, and costs 1,007 yen.
  public static func item(_ number: Int) -> String {
    """
    {"itemCode":"shop:\(number)","itemName":"Tea \(number)","itemPrice":\(number + 1_000),\
    "itemUrl":"https://item.example/\(number)","mediumImageUrls":["https://thumbnail.example/\(number).jpg?_ex=128x128"],\
    "smallImageUrls":["https://thumbnail.example/\(number).jpg?_ex=64x64"],"availability":1,"reviewCount":12,\
    "reviewAverage":4.25,"genreId":"101937","shopCode":"shop","shopName":"A shop"}
    """
  }

  /// Returns a page of listings without wrappers.
  public static func page(_ items: [String], count: Int, number: Int = 1, pageCount: Int? = nil) -> String {
    let pages = pageCount ?? min(100, (count + 29) / 30)
    return """
      {"count":\(count),"page":\(number),"first":1,"last":30,"hits":30,"pageCount":\(pages),\
      "Items":[\(items.joined(separator: ","))]}
      """
  }

  /// Returns a page of the listings with some numbers.
  public static func page(of numbers: some Sequence<Int>, count: Int, number: Int = 1, pageCount: Int? = nil) -> String
  {
    page(numbers.map(item), count: count, number: number, pageCount: pageCount)
  }

  /// Returns all pages of a number of listings, in order.
  public static func pages(count: Int) -> [LoopbackAnswer] {
    stride(from: 1, through: count, by: 30).enumerated().map { index, first in
      .json(page(of: first...min(count, first + 29), count: count, number: index + 1))
    }
  }
}
