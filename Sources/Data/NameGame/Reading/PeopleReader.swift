import ArcadeDomain
import Foundation

/// Reads a list of people in any format: a server's profiles, Arcade's own JSON, or a table.
///
/// Unusable entries are left out and reported. If nothing is a list of people, it throws.
struct PeopleReader: Sendable {
  let subject: String
  var place = FeedPlace.elsewhere
  var columns = PeopleColumns.usual
  /// The folder of pictures whose files are named after the people.
  var pictureFolder: String?
  /// Whether a file exists.
  var isThere: @Sendable (_ path: String) -> Bool = { _ in true }

  /// The keys that may wrap a list.
  private static let wrappers = ["people", "items", "profiles"]

  func read(_ bytes: Data) throws(RepositoryError) -> PeopleList {
    let body = bytes.withoutUTF16
    let content = body.starts(with: [0xEF, 0xBB, 0xBF]) ? body.dropFirst(3) : body
    let first = content.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let isJSON = first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
    if isJSON {
      let nodes = try profiles(body)
      return try list(of: nodes.lazy.map(PersonEntry.init), givenIDs: PersonEntry.givenIDs(nodes))
    }
    let table = try table(Data(content).inUTF8)
    return try list(of: table.entries, upTo: table.mostEntries, givenIDs: table.givenIDs)
  }

  private func list(
    of entries: some Sequence<PersonEntry>,
    upTo most: Int = 0,
    givenIDs: some Sequence<String>
  ) throws(RepositoryError) -> PeopleList {
    var pictures: FolderPictures?
    if let pictureFolder { pictures = FolderPictures(try PictureFolder(at: pictureFolder), of: entries) }
    let selection = PeopleSelection(place: place, ofFolder: pictures, isThere: isThere)
    return selection.list(of: entries, upTo: most, givenIDs: givenIDs)
  }

  private func profiles(_ body: Data) throws(RepositoryError) -> JSONList {
    let root = try JSONNode(reading: body, subject: subject)
    return try RepositoryError.reading(subject) { () throws(JSONProblem) -> JSONList in
      let nodes = try list(in: root).list()
      guard PersonEntry.arePeople(nodes) else { throw root.problem(.missing(key: "name")) }
      return nodes
    }
  }

  private func list(in root: JSONNode) throws(JSONNode.Problem) -> JSONNode {
    guard case .object = root.value else { return root }
    for key in Self.wrappers {
      if let node = try root.optional(key) { return node }
    }
    throw root.problem(.missing(key: "people"))
  }

  private func table(_ body: Data) throws(RepositoryError) -> PeopleTable {
    do throws(RepositoryError) {
      let table = HeadedTable(body, columns: columns)
      return try PeopleTable(table, subject: subject, fileName: place.fileName ?? subject)
    } catch {
      guard let root = try? JSONNode(reading: body, subject: subject) else {
        // A text with at most one heading is hardly a table.
        if error.found.count > 1 { throw error }
        throw RepositoryError(.corrupt, subject: subject, detail: "no heading name, nor first and last")
      }
      throw RepositoryError(root.problem(.wrongShape(expected: .list)), subject: subject)
    }
  }
}
