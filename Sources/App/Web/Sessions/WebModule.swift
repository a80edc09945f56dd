import ArcadePresentation

/// One screen of a browser session, whatever its presenter.
///
/// The session owns it, it owns its presenter, and the presenter knows it weakly.
protocol WebModule: AnyObject {
  /// The address of the screen, by which it is known in its session.
  var address: String { get }
  /// How long what it shows holds.
  var countdown: Countdown? { get }

  /// Whether others may change meanwhile what it shows.
  var followsStore: Bool { get }

  /// Shows the screen, with what happened on the way here.
  func show(_ news: [Notice]) async
  /// Does what a form asks for.
  func perform(_ form: PostedForm) async throws(InputError)
  /// Does what is due by now.
  func wake() async
  /// Looks again at what others may have changed; returns whether there is anything to draw.
  func refresh() async -> Bool
  /// Where it led since this was asked last.
  func takeLanding() -> WebLanding?
  /// Draws what was shown last, with what is said besides.
  func document(saying notices: [Notice], in frame: PageFrame, at reading: Duration) -> HTML
  /// Draws what an event brings where the page is open.
  func mainPart(in frame: PageFrame, at reading: Duration) -> HTML
}

/// Where a screen led, and what is said there.
struct WebLanding: Hashable, Sendable {
  let address: String
  let news: [Notice]
}
