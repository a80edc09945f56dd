import ArcadeDomain

extension ListingCategory {
  /// Reads the genres below the one that was asked for, in either version; bad ones are dropped.
  ///
  /// Throws where the document is none of genres, or none of them can be read.
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
