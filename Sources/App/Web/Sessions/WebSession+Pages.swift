import ArcadeConsole
import ArcadeDomain
import ArcadePresentation

extension WebSession {
  /// Returns a page for an address without a screen.
  func notFound(at address: String) -> WebResponse {
    let words = language.webPhrases.words(for: .notFound)
    return page(words.title, words.sentence, at: address, status: 404)
  }

  /// Returns a page for a request that guests may not make.
  func notForGuests(at address: String) -> WebResponse {
    page(language.webPhrases.guestsTitle, language.webPhrases.notForGuests, at: address, status: 403)
  }

  /// Returns a page that explains why the screen at an address could not be made.
  func failure(_ error: any Error, at address: String) -> WebResponse {
    if error is GuestRefusal { return notForGuests(at: address) }
    let phrases = systems.opening.composition.phrases
    let sentence =
      (error as? RepositoryError).map(phrases.sentence) ?? (error as? CommandFailure)?.message
      ?? phrases.unexpected(error)
    let failure = Failure(sentence, canRetry: true)
    return page(Screen(title: Program.title, content: .failed(failure)), at: address, status: 500)
  }

  /// Whether guests may not perform a form, which is known once the screen was shown.
  func refuses(_ form: PostedForm, on screen: OpenScreen) async -> Bool {
    guard !systems.opening.surface.changesWhatIsShared else { return false }
    await screen.take()
    defer { screen.free() }
    await showFirst(screen)
    return screen.module.refuses(form)
  }

  /// Redirects to the page of an earlier form, and shows the typed text.
  func keep(_ form: PostedForm, at address: String) -> WebResponse {
    guard let screen = try? screen(at: address) else { return notFound(at: address) }
    screen.news.append(Notice(language.pagePhrases.pageIsOld, .warning))
    screen.kept = form
    return .redirect(to: screen.module.address)
  }

  /// Shows a screen for the first time, so that there are actions.
  func showFirst(_ screen: OpenScreen) async {
    guard !screen.wasShown else { return }
    screen.wasShown = true
    await screen.module.show([])
  }

  private func page(_ title: String, _ sentence: String, at address: String, status: Int) -> WebResponse {
    let start = Offer("start", language.webPhrases.toStart, weight: .main, address: "/")
    return page(Screen(title: title, content: .empty(sentence), offers: [start]), at: address, status: status)
  }

  private func page(_ screen: Screen<Page>, at address: String, status: Int) -> WebResponse {
    let reading = systems.opening.composition.time.elapsed()
    return WebResponse(document(of: screen, in: frame(at: address), at: reading), status: status)
  }

  func draw(_ screen: OpenScreen) -> WebResponse {
    let notices = screen.isWorking ? [] : screen.takeNews()
    defer { screen.kept = nil }
    var frame = frame(at: screen.module.address)
    frame.kept = screen.kept
    frame.downloads = screen.downloads
    screen.draw(frame.number)
    let reading = systems.opening.composition.time.elapsed()
    defer { _ = screen.module.takeNews() }
    return WebResponse(screen.module.document(saying: notices, in: frame, at: reading))
  }

  func frame(at address: String) -> PageFrame {
    drawings += 1
    let composition = systems.opening.composition
    let word = Address(address)?.parts.first ?? ""
    return PageFrame(
      language: language,
      address: address,
      up: systems.parent(of: address),
      number: drawings,
      systems: systems.links,
      owner: composition.owner,
      offersOwners: systems.offersOwners,
      canSignOut: true,
      offersLanguages: composition.options.language == nil,
      formToken: context.maskedToken(),
      version: Program.version,
      isAccessible: !systems.opening.surface.hasClock
    ) { [pictures] in $0.addresses.isEmpty ? nil : "/pictures/\(pictures.name(of: $0, in: word))" }
  }

  /// Returns why a form could not be performed.
  func sentence(for misread: InputError) -> String {
    switch misread {
    case .stale, .notOffered: language.pagePhrases.pageIsOld
    case .missing, .refused: systems.opening.composition.phrases.sentence(for: misread)
    }
  }
}
