import ArcadeData
import ArcadeDomain
import ArcadePresentation
import Synchronization

/// The sessions of the browsers that were here lately, each in its language and for its owner.
final class WebSessions: Sendable {
  /// The most of them; of more, the one that asked for nothing the longest goes.
  static let limit = 64

  private let systems: [ArcadeSystem]
  private let opening: ScreenContext
  private let patience: @Sendable () async -> Void
  /// The language of the settings, as it was read last.
  private let settled: Mutex<Language?>
  /// The latest one last.
  private let sessions = Mutex<[WebSession]>([])

  /// Opens systems; `patience` is how long an answer waits for what a form sets in motion.
  init(of systems: [ArcadeSystem], opening: ScreenContext, patience: @escaping @Sendable () async -> Void) {
    (self.systems, self.opening, self.patience) = (systems, opening, patience)
    settled = Mutex(opening.composition.settings[.language].flatMap(Language.init(rawValue:)))
  }

  /// The session of a visit, made anew where there is none; what is for this machine alone is not open under another name.
  func session(of context: RequestContext, for request: WebRequest) -> WebSession {
    sessions.withLock { sessions in
      let known = sessions.firstIndex { $0.context == context }.map { sessions.remove(at: $0) }
      let session = known ?? makeSession(in: language(for: request), for: context)
      sessions.append(session)
      if sessions.count > Self.limit { sessions.removeFirst() }
      return session
    }
  }

  /// Goes on in a language, unless the command line chose one; the games of the visit go on.
  @discardableResult
  func speak(_ language: Language, in context: RequestContext) async -> WebSession {
    let known = known(context)
    let session = makeSession(
      in: opening.composition.options.language ?? language,
      as: known?.owner,
      for: context,
      continuing: await known?.opened ?? [:]
    )
    replace(with: session)
    return session
  }

  /// Goes on in the language of the settings where a form has just changed that, and says so.
  func followLanguage(of request: WebRequest, in context: RequestContext) async {
    let composition = opening.composition
    let settings = FileSettings(composition.settingsFile, environment: opening.environment)
    guard composition.options.language == nil,
      let reading = try? await settings.reading(named: Setting.language.name)
    else { return }
    let change = reading.value.flatMap(Language.init(rawValue:))
    let before = settled.withLock { settled in
      defer { settled = change }
      return settled
    }
    guard change != before else { return }
    let session = await speak(change ?? language(for: request), in: context)
    let phrases = SettingsPhrases(session.language, formats: composition.formats)
    let name = Setting.language.name
    let sentence = change == nil ? phrases.settingRemoved(name, holds: .now) : phrases.settingSaved(name, holds: .now)
    await session.say(Notice(sentence, .good), at: request.address)
  }

  private func language(for request: WebRequest) -> Language {
    opening.composition.options.language ?? settled.withLock { $0 } ?? request.headers.language
      ?? opening.composition.language
  }

  private func known(_ context: RequestContext) -> WebSession? {
    sessions.withLock { $0.first { $0.context == context } }
  }

  /// Puts another session in the place of that of the same visit.
  private func replace(with session: WebSession) {
    sessions.withLock { sessions in
      sessions.removeAll { $0.context == session.context }
      sessions.append(session)
    }
  }

  private func makeSession(
    in language: Language,
    as owner: Owner? = nil,
    for context: RequestContext,
    continuing earlier: [String: any SystemScreens] = [:]
  ) -> WebSession {
    var opening = opening
    opening.surface.namesFiles = context.isLocal
    if let owner { opening.composition = opening.composition.owned(by: owner) }
    if language != opening.composition.language {
      let choice = LanguageChoice(option: language, setting: nil, environment: opening.environment)
      opening.composition = opening.composition.speaking(choice)
      opening.settingGroups = ArcadeSystem.settingGroups(in: language)
    }
    let opened = SessionSystems(
      systems.filter { context.isLocal || $0.word != ArcadeSystem.settings.word },
      opening: opening,
      continuing: earlier,
      choose: opening.composition.options.owner == nil ? choosing(in: language, for: context, instead: owner) : nil
    )
    return WebSession(opened, owner: owner, context: context, patience: patience)
  }

  /// What goes on as somebody else, in a session of their own.
  private func choosing(
    in language: Language,
    for context: RequestContext,
    instead owner: Owner?
  ) -> @Sendable (Owner) async -> Void {
    { chosen in
      // What stands open there stays where nobody else comes.
      if chosen == owner { return }
      let before = self.known(context)
      self.replace(with: self.makeSession(in: language, as: chosen, for: context))
      // What is open in other windows was the one's before.
      before?.streams.leave()
    }
  }
}
