/// The contents of a screen.
public struct PageContents<Intent> {
  /// The screen's title.
  public var title: String
  /// The page, or the reason why there is none.
  public var content: Loadable<Page> = .empty("")
  /// The notices that stay as long as the screen.
  public var banners: [Notice] = []
  /// News from loading.
  public var news: [Notice] = []
  /// A question; while it is open, the actions are its answers.
  public var question: String?
  /// All actions, including those to retry.
  public var actions: [Action<Intent>] = []
  /// The page beside this one, if there is room.
  public var aside: Page?
  /// Whether other users can change what is shown.
  public var followsStore = false
  /// The place of each action on the page.
  public var layout: Layout?

  /// Creates contents with an empty page.
  public init(title: String) { self.title = title }

  /// The available actions.
  var offered: [Action<Intent>] { actions.filter { isOffered($0.offer) } }

  /// Returns whether an action is available; a retry is so only after a failure.
  private func isOffered(_ offer: Offer) -> Bool {
    !offer.triesAgain || offer.weight == .main || content.hasFailed
      || banners.contains { $0.tone == .warning || $0.tone == .bad }
  }

  /// Returns the screen with news.
  func screen(saying news: [Notice]) -> Screen<Page> {
    Screen(
      title: title,
      content: content,
      banners: banners,
      news: news,
      question: question,
      offers: offered.map { $0.offer },
      aside: aside,
      followsStore: followsStore,
      layout: layout?.without { !isOffered($0) }
    )
  }
}
