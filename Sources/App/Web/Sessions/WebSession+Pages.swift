import ArcadeDomain
import ArcadePresentation

extension WebSession {
  /// A page that says why there is no other.
  func errorPage(_ reason: WebError, at address: String) -> HTML {
    let (composition, language) = (systems.opening.composition, systems.opening.composition.language)
    let screen: Screen<Page>
    switch reason {
    case .nowhere:
      let words = language.webPhrases.words(for: .notFound)
      let start = Offer("start", language.webPhrases.toStart, weight: .main, address: "/")
      screen = Screen(title: words.title, content: .empty(words.sentence), offers: [start])
    case .failed(let error):
      let sentence =
        (error as? RepositoryError).map(composition.phrases.sentence) ?? (error as? CommandFailure)?.message
        ?? composition.phrases.unexpected(error)
      screen = Screen(title: "Arcade", content: .failed(Failure(sentence, canRetry: true)))
    }
    return document(of: screen, in: frame(at: address), at: composition.time.elapsed())
  }

  func draw(_ screen: OpenScreen) -> WebAnswer {
    let reading = systems.opening.composition.time.elapsed()
    let notices = screen.isWorking ? [] : screen.takeNews()
    defer { screen.kept = nil }
    var frame = frame(at: screen.module.address, keeping: screen.kept)
    frame.downloads = screen.downloads
    return .page(screen.module.document(saying: notices, in: frame, at: reading))
  }

  func frame(at address: String, keeping kept: PostedForm? = nil) -> PageFrame {
    drawings += 1
    return PageFrame(
      language: systems.opening.composition.language,
      address: address,
      number: drawings,
      systems: links,
      owner: systems.opening.composition.owner,
      offersOwners: systems.offersOwners,
      canSignOut: true,
      offersLanguages: systems.opening.composition.options.language == nil,
      formToken: visit.formToken,
      version: arcadeVersion,
      isAccessible: !systems.opening.surface.hasClock,
      kept: kept
    ) { [pictures] in $0.addresses.isEmpty ? nil : "/pictures/\(pictures.name(of: $0))" }
  }

  /// Why what was sent could not be done.
  func sentence(for misread: InputError) -> String {
    switch misread {
    case .stale, .notOffered: language.pagePhrases.pageIsOld
    case .missing, .refused: systems.opening.composition.phrases.sentence(for: misread)
    }
  }
}
