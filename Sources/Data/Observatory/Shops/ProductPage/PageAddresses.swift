import ArcadeDomain
import Foundation

/// The pages of a source: a single address, or those in a file.
enum PageAddresses: Hashable, Sendable {
  case page(WebPage)
  /// A file with an address per line, by its absolute path.
  case file(String)

  /// Reads the name of a source.
  init(_ name: String) throws(RepositoryError) {
    let text = String(name.drop { $0 != ":" }.dropFirst()).trimmed
    guard name.hasPrefix("\(PageListings.listProfile.name):") else {
      self = .page(try WebPage(reading: text))
      return
    }
    guard !text.isEmpty else { throw RepositoryError(.badAddress, subject: name) }
    self = .file(URL(fileURLWithPath: (text as NSString).expandingTildeInPath).standardizedFileURL.path)
  }

  /// The name, which can be read back.
  var name: String {
    switch self {
    case .page(let page): "\(PageListings.profile.name):\(page.url.absoluteString)"
    case .file(let path): "\(PageListings.listProfile.name):\(path)"
    }
  }

  /// Returns the pages without duplicates, and the invalid lines; throws `.corrupt` if there is no page.
  func read() throws(RepositoryError) -> ([WebPage], [ListingProblem]) {
    guard case .file(let path) = self else {
      if case .page(let page) = self { return ([page], []) }
      return ([], [])
    }
    let text = String(decoding: try FileBytes.whole(path, atMost: 10_000_000).inUTF8, as: UTF8.self)
    var (pages, problems, known): ([WebPage], [ListingProblem], Set<URL>) = ([], [], [])
    let name = (path as NSString).lastPathComponent
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let line = String(line).trimmed.trimmingPrefix("\u{FEFF}")
      guard !line.isEmpty, line.first != "#" else { continue }
      do throws(RepositoryError) {
        let page = try WebPage(reading: String(line))
        if known.insert(page.url).inserted { pages.append(page) }
      } catch {
        problems.append(ListingProblem(at: "\(name):\(index + 1)", .notAnAddress(error.subject.cut(to: 40))))
      }
    }
    guard !pages.isEmpty else { throw RepositoryError(.corrupt, subject: path, detail: "no address in it") }
    return (pages, problems)
  }
}
