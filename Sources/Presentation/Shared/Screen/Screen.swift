/// What a person sees at one moment, already formatted and translated; whoever draws it needs to ask nothing else.
///
/// Every screen is complete. A frontend that appends, as a console does, compares it with the one that it drew before.
public struct Screen<Content: ScreenContent>: Hashable, Sendable {
  /// What stands at the top.
  public var title: String
  /// What the screen is for, or why it is not there.
  public var content: Loadable<Content>
  /// What holds as long as the screen does, such as that prices are old.
  public var banners: [Notice]
  /// What just happened; it is said once.
  public var news: [Notice]
  /// A question; while it stands, the offers are its answers.
  public var question: String?
  /// What can be done now; nothing while something is on its way.
  public var offers: [Offer]
  /// What a round asks; where it changes, what was typed before was meant for another one.
  public var roundID: String?
  /// How long it holds, where that is limited.
  public var countdown: Countdown?
  /// How the game goes; nil where none is played.
  public var scoreboard: Scoreboard?

  /// What stands beside it where there is room, and else its sentences in a bar that stays; a console leaves it out.
  public var aside: Page?
  /// Whether others may change meanwhile what it shows, so that it is worth looking again without being asked.
  public var followsStore: Bool

  /// The place on a page of what can be done.
  public var layout: Layout

  /// Makes a screen that says nothing twice: no news that its failure tells, nothing standing that is news.
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
  /// The same screen with its content as blocks, for whoever draws nothing better.
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

/// Draws screens; takes no decision and keeps no state that a screen could carry.
public protocol ScreenView<Content>: AnyObject {
  /// What its screens are about.
  associatedtype Content: ScreenContent
  /// Draws a screen in place of, or below, the one before.
  func render(_ screen: Screen<Content>)
}
