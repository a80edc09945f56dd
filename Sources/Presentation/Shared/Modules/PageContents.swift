/// What a screen shows at one moment.
public struct PageContents<Intent> {
  /// What stands at the top.
  public var title: String
  /// The page, or why there is none.
  public var content: Loadable<Page> = .empty("")
  /// What holds as long as the screen does.
  public var banners: [Notice] = []
  /// What came to light when it was loaded.
  public var news: [Notice] = []
  /// A question; while it stands, the actions are its answers.
  public var question: String?
  /// What can be done now.
  public var actions: [Action<Intent>] = []
  /// What is beside it if there is room.
  public var aside: Page?
  /// Whether others may change meanwhile what is shown.
  public var followsStore = false
  /// The place on a page of what can be done.
  public var layout: Layout?

  /// Begins with an empty page.
  public init(title: String) { self.title = title }

  /// What can be done now.
  var offered: [Action<Intent>] { actions.filter { isOffered($0.offer) } }

  /// Another try is offered only if something has failed.
  private func isOffered(_ offer: Offer) -> Bool {
    !offer.triesAgain || offer.weight == .main || content.hasFailed
      || banners.contains { $0.tone == .warning || $0.tone == .bad }
  }

  /// The screen, with what happened.
  func screen(saying news: [Notice]) -> Screen<Page> {
    Screen(
      title: title,
      content: content,
      banners: banners,
      news: news,
      question: question,
      offers: offered.map(\.offer),
      aside: aside,
      followsStore: followsStore,
      layout: layout?.without { !isOffered($0) }
    )
  }
}
