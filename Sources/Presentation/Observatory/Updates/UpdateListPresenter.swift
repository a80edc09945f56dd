public import ArcadeDomain

/// The updates of a watch, newest first.
public struct UpdateListPresenter: WatchPresenter {
  public let system: WatchScreens
  private let id: Watch.ID

  /// Creates the list of a watch's updates.
  public init(_ system: WatchScreens, of id: Watch.ID) { (self.system, self.id) = (system, id) }

  public var route: WatchRoute { .updates(id) }
  public var title: String { phrases.updatesTitle }

  public func load(into contents: inout PageContents<WatchIntent>, progress: (String) -> Void) async throws {
    let can = system.actions()
    (contents.actions, contents.layout) = (can.all, can.withoutPage)
    contents.followsStore = true
    contents.title = phrases.updatesTitle(of: try await observatory.watch(id).watch.name.text)
    let updates = try await observatory.updates(of: id)
    contents.content = .ready(Page(.table(Table(updates, phrases: phrases))))
    let back = wayBack(to: id)
    contents.actions = [back] + can.all
    contents.layout = Layout { Block.more { Block.forms(can.search) } }.leading(to: back)
  }
}

extension Table {
  fileprivate init(_ updates: [UpdateRecord], phrases: WatchPhrases) {
    // Explanations are long; if there are none, the counts use the space.
    let showsGaps = !updates.allSatisfy(\.isComplete)
    let number = phrases.formats.number
    self.init(of: updates, id: { String($0.number) }) {
      TableColumn(phrases.updatedLabel) { phrases.formats.moment($0.at) }
      TableColumn(phrases.changedLabel, isNumber: true) { number($0.changed) }
      TableColumn(phrases.title(of: .new), isNumber: true) { number($0.new) }
      TableColumn(phrases.returnedLabel, isNumber: true, isSecondary: true) { number($0.returned) }
      TableColumn(phrases.title(of: .outOfSight), isNumber: true, isSecondary: true) { number($0.outOfSight) }
      TableColumn(phrases.unchangedLabel, isNumber: true, isSecondary: true) { number($0.unchanged) }
      if showsGaps {
        TableColumn(phrases.incompleteLabel, isSecondary: true, needsTitle: true) { phrases.words(for: $0.gaps) }
      }
    }
  }
}
