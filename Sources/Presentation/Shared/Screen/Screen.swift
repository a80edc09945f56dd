/// A screen as a value, formatted and translated, with everything that a frontend draws.
///
/// Every screen is complete. A frontend that appends, such as a console, compares it with the previous one.
public struct Screen<Content: ScreenContent>: Hashable, Sendable {
  /// The heading of the screen.
  public var title: String
  /// The content, or the reason why there is none.
  public var content: Loadable<Content>
  /// The notices that stay as long as the screen, such as that prices are old.
  public var banners: [Notice]
  /// What just happened; it is shown once.
  public var news: [Notice]
  /// A question; while it is open, the offers are its answers.
  public var question: String?
  /// The available actions; empty while loading.
  public var offers: [Offer]
  /// The ID of the current round. If it changes, what the user began to type belongs to the previous round.
  public var roundID: String?
  /// The time limit, if there is one.
  public var countdown: Countdown?
  /// The state of the game; nil if none is played.
  public var scoreboard: Scoreboard?

  /// The page beside this one if there is room; otherwise its sentences are in a bar that stays. A console omits it.
  public var aside: Page?
  /// Whether other users can change what it shows, so that it is worth refreshing.
  public var followsStore: Bool

  /// The place of each action on a page.
  public var layout: Layout

  /// Creates a screen without repetition: its news leaves out what the failure or a banner already tells.
  public init(
    title: String,
    content: Loadable<Content>,
    banners: [Notice] = [],
    news: [Notice] = [],
    question: String? = nil,
    offers: [Offer] = [],
    roundID: String? = nil,
    countdown: Countdown? = nil,
    scoreboard: Scoreboard? = nil,
    aside: Page? = nil,
    followsStore: Bool = false,
    layout: Layout? = nil
  ) {
    (self.title, self.content, self.aside) = (title, content, aside)
    self.banners = banners.filter { !news.contains($0) }
    if case .failed(let failure) = content {
      self.news = news.filter { $0.text != failure.text }
    } else {
      self.news = news
    }
    self.question = question
    self.offers = content.isLoading ? [] : offers
    (self.roundID, self.countdown, self.scoreboard) = (roundID, countdown, scoreboard)
    self.followsStore = followsStore
    self.layout = layout ?? (question == nil ? Layout(of: self.offers) : Layout())
  }
}

extension Screen {
  /// The screen with its content as blocks, for frontends without a view for it.
  public var asPage: Screen<Page> {
    Screen<Page>(
      title: title,
      content: content.map(\.page),
      banners: banners,
      news: news,
      question: question,
      offers: offers,
      roundID: roundID,
      countdown: countdown,
      scoreboard: scoreboard,
      aside: aside,
      followsStore: followsStore,
      layout: layout
    )
  }
}

/// A view that draws screens. It takes no decisions and has no state that a screen could carry.
public protocol ScreenView<Content>: AnyObject {
  /// The content of its screens.
  associatedtype Content: ScreenContent
  /// Draws a screen in place of the previous one, or below it.
  func render(_ screen: Screen<Content>)
}
