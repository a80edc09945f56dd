import ArcadeDomain
import Foundation

extension Listing {
  /// Reads a listing. Watched figures must be valid or missing; other invalid fields are dropped.
  init(readingRakuten node: JSONNode, rank: Int) throws(JSONNode.Problem) {
    let id = try Self.rakutenID(in: node)
    let picture = node.firstPicture("mediumImageUrls") ?? node.firstPicture("smallImageUrls")
    self.init(
      id: id,
      name: String(try node.required("itemName").text().prefix(500)),
      figures: try ListingFigures(readingRakuten: node),
      page: node.webAddress("itemUrl"),
      picture: picture,
      originalPicture: picture?.beforeQuery,
      category: node.text(under: "genreId"),
      rank: rank
    )
  }

  /// Reads the id alone.
  static func rakutenID(in node: JSONNode) throws(JSONNode.Problem) -> Listing.ID {
    let code = try node.required("itemCode")
    let id = try code.amountText()
    guard !id.allSatisfy(\.isWhitespace) else { throw code.problem(.wrongShape(expected: .text)) }
    return id
  }
}

extension ListingFigures {
  fileprivate init(readingRakuten node: JSONNode) throws(JSONNode.Problem) {
    let price = try node.units("itemPrice", scale: 0)
    let reviewCount = try node.units("reviewCount", scale: 0)
    let average = try node.units("reviewAverage", scale: 3, highest: "5")
    self.init(
      price: price.map { Money(minorUnits: $0, currency: .jpy) },
      reviewCount: reviewCount.map { Int($0) },
      reviewAverage: average.map(ReviewAverage.init(thousandths:)),
      isAvailable: try node.isAvailable()
    )
  }
}

extension JSONNode {
  /// Returns a decimal in units of 10⁻ˢᶜᵃˡᵉ, not below zero; nil if it is missing.
  fileprivate func units(_ key: String, scale: Int, highest: String? = nil) throws(Problem) -> Int64? {
    guard let node = try optional(key) else { return nil }
    let text = try node.amountText()
    guard !text.allSatisfy(\.isWhitespace) else { return nil }
    do throws(AmountError) {
      let units = try DecimalText.units(of: text, scale: scale)
      let most = try highest.map { text throws(AmountError) in try DecimalText.units(of: text, scale: scale) }
      if (0...(most ?? .max)).contains(units) { return units }
    } catch {
      throw node.problem(.amount(error))
    }
    throw node.problem(.outOfRange(String(text.prefix(40)), lowest: "0", highest: highest))
  }

  fileprivate func isAvailable() throws(Problem) -> Bool? {
    guard let node = try optional("availability") else { return nil }
    if case .bool(let isAvailable) = node.value { return isAvailable }
    switch try node.amountText() {
    case "1": return true
    case "0": return false
    case let text where text.allSatisfy(\.isWhitespace): return nil
    case let text: throw node.problem(.unknownValue(String(text.prefix(40)), allowed: ["0", "1"], nearest: nil))
    }
  }

  /// Returns the first address in a list of pictures, which are texts or objects.
  fileprivate func firstPicture(_ key: String) -> String? {
    guard let pictures = try? optional(key)?.list() else { return nil }
    return pictures.lazy.compactMap { $0.unwrapped("imageUrl").webAddress }.first
  }

  fileprivate func webAddress(_ key: String) -> String? { (try? optional(key))?.webAddress }

  /// An http or https address, also without a scheme; nil for any other, which must not be opened.
  private var webAddress: String? {
    guard let text = try? text().trimmingCharacters(in: .whitespacesAndNewlines) else { return nil }
    guard let url = URL(string: text.hasPrefix("//") ? "https:\(text)" : text), url.isHTTP else { return nil }
    return url.absoluteString
  }
}

extension String {
  /// The part of an address before its query; nil if there is no query.
  fileprivate var beforeQuery: String? { firstIndex(of: "?").map { String(self[..<$0]) } }
}

extension ListingCategory {
  /// Reads the genres below the requested one, in either version; invalid ones are dropped.
  ///
  /// Throws if the document has no genres, or if none can be read.
  static func rakutenGenres(in root: JSONNode) throws(JSONNode.Problem) -> [ListingCategory] {
    let older = try root.optional("current")
    let itself = try root.optional("genre") ?? older
    guard let children = try root.optional("children") else {
      guard itself != nil else { throw root.problem(.missing(key: "children")) }
      return []
    }
    var genres: [ListingCategory] = []
    var ids: Set<String> = []
    var problem: JSONNode.Problem?
    for node in try children.list() {
      do throws(JSONNode.Problem) {
        let genre = try ListingCategory(readingRakuten: node.unwrapped("child"))
        if ids.insert(genre.id).inserted { genres.append(genre) }
      } catch {
        problem = problem ?? error
      }
    }
    if let problem, genres.isEmpty { throw problem }
    return genres
  }

  private init(readingRakuten node: JSONNode) throws(JSONNode.Problem) {
    let number = try node.required("genreId")
    guard let id = node.text(under: "genreId") else { throw number.problem(.wrongShape(expected: .text)) }
    let older = try node.optional("genreName")
    guard let name = try node.optional("nameJa") ?? older else { throw node.problem(.missing(key: "nameJa")) }
    self.init(id: id, name: String(try name.text().prefix(500)))
  }
}
