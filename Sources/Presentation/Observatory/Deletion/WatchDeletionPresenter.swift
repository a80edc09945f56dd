public import ArcadeDomain

/// The confirmation before a watch is deleted.
public struct WatchDeletionPresenter: WatchPresenter {
  public let system: WatchScreens
  private let id: Watch.ID

  /// Creates the confirmation for a watch.
  public init(_ system: WatchScreens, of id: Watch.ID) { (self.system, self.id) = (system, id) }

  public var route: WatchRoute { .deletion(of: id) }
  public var title: String { phrases.watchesTitle }

  public func load(into contents: inout PageContents<WatchIntent>, progress: (String) -> Void) async throws {
    let can = system.actions()
    (contents.actions, contents.layout) = (can.all, can.withoutPage)
    let watch = try await observatory.watch(id)
    contents.title = watch.watch.name.text
    contents.content = .ready(Page(.text(phrases.summary(of: watch))))
    contents.question = phrases.askToDelete(watch)
    contents.actions = [
      Action("yes", phrases.deleteThisAction) { .delete(watch.watch) }.destructive.changingWhatIsShared,
      Action("no", phrases.keepAction) { .keep },
    ]
  }
}
