public import ArcadeDomain

/// The sources that can be searched, and what they require.
public struct SourceListPresenter: WatchPresenter {
  public let system: WatchScreens

  /// Creates the list of sources.
  public init(_ system: WatchScreens) { self.system = system }

  public var route: WatchRoute { .sources }
  public var title: String { phrases.sourcesTitle }

  public func load(into contents: inout PageContents<WatchIntent>, progress: (String) -> Void) async throws {
    contents.content = .ready(Page(.table(Table(observatory.sources.profiles, phrases: phrases))))
    let can = system.actions()
    contents.actions = can.all
    contents.layout = Layout { Block.more { Block.forms(can.search) } }
  }
}

extension Table {
  /// Creates a table of sources and what they require.
  public init(_ profiles: [ListingSourceProfile], phrases: WatchPhrases) {
    self.init(of: profiles, id: { $0.name }) {
      TableColumn(phrases.sourceLabel) { $0.usage }
      TableColumn(phrases.needsLabel) {
        $0.needs.isEmpty ? phrases.needsNothing : phrases.formats.list($0.needs.map(phrases.words(for:)))
      }
      TableColumn(phrases.termsLabel) { $0.terms ?? "" }
    }
  }
}
