/// Where an intent is performed: what can be shown there, and where one can go.
///
/// The actions that all screens of a system share are performed on the context of whichever screen they were chosen on.
public struct ActionContext<Destination: Route> {
  /// The screen.
  public let here: Destination
  /// What leaves it.
  public let router: (any Router<Destination>)?
  /// Says what is waited for.
  public let progress: (String) -> Void
  /// Shows the screen again, with what happened.
  public let show: ([Notice]) async -> Void
  /// Shows the screen with why it could not be done, and does it again on `retry`; nil where that is not offered.
  var offerRetry: ((Failure, _ label: String?) -> Void)?

  /// Goes where a route leads, and says there what happened.
  public func follow(_ route: Destination, saying news: [Notice] = []) async {
    await router?.follow(route, saying: news)
  }

  /// Says why it could not be done and, where that may help, lets one try again, under a label where the screen has no
  /// action of its own for that.
  public func fail(_ failure: Failure, orTryAgain label: String? = nil) async {
    if failure.canRetry, let offerRetry { offerRetry(failure, label) } else { await show([Notice(failure.text, .bad)]) }
  }
}
