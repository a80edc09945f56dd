import ArcadeDomain
import Dispatch
import Foundation

/// One of two compared feeds: its format and its bytes.
struct ComparedFeed: Sendable {
  let feed: ListingFeed
  let source: FeedBytes

  /// Opens a feed; of a table in a file, only the top is read here.
  init(reading path: String, columns: FeedColumns) throws(RepositoryError) {
    do throws(RepositoryError) {
      let file = try OpenFile(path)
      if let table = try Self.table(in: file, columns) {
        self.init(.table(table), .file(file))
      } else {
        let bytes = try FileBytes.whole(file, atMost: FeedFile.mostBytes)
        let file = FeedFile(path: path, bytes)
        let products = SavedProducts(file, isKnown: false)?.lookedUp
        if let products { self.init(.products(products)) } else { self.init(try Self.feed(file, columns)) }
      }
    } catch {
      throw FeedFile.withoutSecrets(error)
    }
  }

  init(_ feed: ListingFeed) { self.init(feed, .memory(feed.file.data)) }

  /// Returns the feed in memory in UTF-8 if the file has another encoding; otherwise nil.
  func inUTF8() throws(RepositoryError) -> ComparedFeed? {
    guard case .file(let file) = source, case .table(let table) = feed else { return nil }
    let bytes = try FileBytes.whole(file, atMost: FeedFile.mostBytes)
    let whole = FeedFile(path: file.path, bytes)
    return whole.data == bytes ? nil : ComparedFeed(try Self.feed(whole, table.columns))
  }

  /// Reads a feed that is watched as a whole.
  private static func feed(_ file: FeedFile, _ columns: FeedColumns) throws(RepositoryError) -> ListingFeed {
    try ListingFeed(file, columns: columns, identities: FeedField.identities)
  }

  private init(_ feed: ListingFeed, _ source: FeedBytes) { (self.feed, self.source) = (feed, source) }

  /// The delimiter, headings and decimal sign of a table, if its top contains all of them.
  private static func table(in file: OpenFile, _ columns: FeedColumns) throws(RepositoryError) -> FeedTable? {
    guard file.kind == .file, file.size <= FeedFile.mostBytes else { return nil }
    var most = FeedBytes.part
    while let table = try table(in: file, columns, mostBytes: most) {
      if table.knowsSign || most >= file.size { return table }
      most *= 2
    }
    return nil
  }

  private static func table(
    in file: OpenFile,
    _ columns: FeedColumns,
    mostBytes: Int
  ) throws(RepositoryError) -> FeedTable? {
    var top = [UInt8](repeating: 0, count: min(file.size, mostBytes))
    top.removeLast(top.count - (try file.read(at: 0, into: &top, 0..<top.count)))
    // A truncated price would be another price, and a truncated UTF-8 letter looks like another encoding.
    while file.size > top.count, let last = top.last, last != .lineFeed { top.removeLast() }
    let head = FeedFile(path: file.path, Data(top))
    guard head.data.elementsEqual(top) else { return nil }
    // If the top is not enough, reading the whole feed finds the reason.
    guard case .table(let delimiter) = head.kind,
      let table = try? FeedTable(head, delimiter: delimiter, columns: columns, identities: FeedField.identities),
      table.hasWholeHeadings
    else { return nil }
    return table
  }
}
