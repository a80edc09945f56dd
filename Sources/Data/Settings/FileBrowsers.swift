public import ArcadeDomain
import Foundation
import Synchronization

/// The browsers that are signed in, in a private file in the data folder, whatever the store is.
///
/// If others could have written the file, it counts as empty.
public final class FileBrowsers: BrowserRepository {
  private static let mostBytes = 1 << 20

  private let folder, path: String
  /// The last content, with the version of the file that it came from.
  private let read = Mutex<(version: FileVersion, browsers: [KnownBrowser])?>(nil)

  /// Creates a reference to the file of a data folder; it need not exist.
  public init(folder: String) { (self.folder, path) = (folder, Self.path(in: folder)) }

  /// Returns the path of the file in a data folder.
  static func path(in folder: String) -> String { "\(folder)/web.browsers" }

  /// Returns all known browsers; none if the file is missing or unreadable.
  public func browsers() async throws(RepositoryError) -> [KnownBrowser] { current() }

  /// Changes the browsers while holding the lock; the file is replaced whole or not at all.
  public func change(_ body: @Sendable (inout [KnownBrowser]) -> Void) async throws(RepositoryError) {
    try PrivateFolder.create(at: folder)
    try FolderLock.holding(folder) { () throws(RepositoryError) in
      WholeFile.clear(besides: path)
      let before = current()
      var browsers = before
      body(&browsers)
      if browsers != before { try WholeFile.replace(path, with: Data(Self.text(of: browsers).utf8)) }
    }
  }

  private func current() -> [KnownBrowser] {
    guard WholeFile.isPrivate(path), let version = FileStatus.of(path).map(FileVersion.init) else { return [] }
    return read.withLock { read in
      if let read, read.version == version { return read.browsers }
      let browsers = (try? FileBytes.whole(path, atMost: Self.mostBytes)).flatMap(Self.listed) ?? []
      read = (version, browsers)
      return browsers
    }
  }

  private static func text(of browsers: [KnownBrowser]) -> String {
    let members = browsers.map { browser in
      let texts = [
        ("id", browser.id), ("name", browser.name), ("phrase", browser.phrase ?? ""),
        ("owner", browser.owner?.name ?? ""),
      ]
      .filter { !$0.1.isEmpty }
      return
        (texts.map { "\"\($0)\": \(JSONLiteral.text($1))" }
        + ["\"came\": \(browser.came.milliseconds)", "\"used\": \(browser.used.milliseconds)"])
        .joined(separator: ", ")
    }
    return "[\n\(members.map { "  {\($0)}" }.joined(separator: ",\n"))\n]\n"
  }

  private static func listed(in data: Data) -> [KnownBrowser]? {
    func moment(_ node: JSONNode) throws(JSONProblem) -> Moment { Moment(milliseconds: Int64(try node.wholeNumber())) }
    do throws(JSONProblem) {
      var browsers: [KnownBrowser] = []
      for node in try JSONDocument(data, from: "web.browsers").root().list() {
        browsers.append(
          KnownBrowser(
            id: try node.required("id").text(),
            name: try node.optional("name")?.text() ?? "",
            came: try moment(try node.required("came")),
            used: try moment(try node.required("used")),
            phrase: try node.optional("phrase")?.text(),
            owner: (try node.optional("owner")?.text()).flatMap { Owner($0) }
          )
        )
      }
      return browsers
    } catch {
      return nil
    }
  }
}
