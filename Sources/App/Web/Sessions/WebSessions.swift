import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation
import Synchronization

/// The sessions of the browsers that were here lately, each in its language and for its owner.
final class WebSessions: Sendable {
  /// The most of them; of more, the one that asked for nothing the longest goes.
  static let limit = 64

  private let systems: [any ArcadeSystem]
  private let opening: ScreenContext
  /// Whether everybody needs a name, at this machine too.
  private let asksEverybody: Bool
  /// Whether visits from other machines are guests, who change nothing that is everybody's.
  private let hasGuests: Bool
  private let patience: @Sendable () async -> Void
  /// The language of the settings, as it was read last.
  private let settled: Mutex<Language?>
  /// The latest one last.
  private let sessions = Mutex<[WebSession]>([])

  /// Opens systems; `patience` is how long an answer waits for what a form sets in motion.
  init(
    of systems: [any ArcadeSystem],
    opening: ScreenContext,
    asksEverybody: Bool,
    hasGuests: Bool,
    patience: @escaping @Sendable () async -> Void
  ) {
    (self.systems, self.opening, self.patience) = (systems, opening, patience)
    (self.asksEverybody, self.hasGuests) = (asksEverybody, hasGuests)
    settled = Mutex(opening.composition.settings[.language].flatMap(Language.init(rawValue:)))
  }

  /// The session of a visit, made anew where there is none; what is for this machine alone is not open under another name.
  func session(of context: RequestContext, for request: WebRequest) async -> WebSession {
    let owner = await owner(in: context)
    return sessions.withLock { sessions in
      let known = sessions.firstIndex { $0.context == context }.map { sessions.remove(at: $0) }
      let session = known ?? makeSession(in: language(for: request), as: owner, for: context)
      sessions.append(session)
      if sessions.count > Self.limit { sessions.removeFirst() }
      return session
    }
  }

  /// Whose everything is in a visit, also where that was said while another server was here; nil where nobody said it.
  private func owner(in context: RequestContext) async -> Owner? {
    if let known = known(context) { return known.owner }
    return try? await opening.composition.browsers.browsers().first { $0.id == context.visitor }?.owner
  }

  /// Whether a visit has to say a name before it sees anything.
  func needsName(_ session: WebSession) -> Bool { needsName(session.context) && session.owner?.isNobody ?? true }

  /// Whether nobody goes on without a name: where other machines can come, unless all are the one of the command line.
  private func needsName(_ context: RequestContext) -> Bool {
    opening.composition.options.owner == nil && (asksEverybody || !context.isLocal)
  }

  /// Goes on in a language, unless the command line chose one; the games of the visit go on.
  @discardableResult
  func speak(_ language: Language, in context: RequestContext) async -> WebSession {
    let known = known(context)
    let session = makeSession(
      in: opening.composition.options.language ?? language,
      as: await owner(in: context),
      for: context,
      continuing: await known?.opened ?? [:]
    )
    replace(with: session)
    return session
  }

  /// Goes on in the language of the settings where a form has just changed that, and says so.
  func followLanguage(of request: WebRequest, in context: RequestContext) async {
    let composition = opening.composition
    guard composition.options.language == nil,
      let reading = try? await opening.administration.reading(named: Setting.language.name)
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
    continuing earlier: [String: any ScreenSystem] = [:]
  ) -> WebSession {
    var opening = opening
    opening.surface.namesFiles = context.isLocal
    opening.composition.formats.showsFolders = context.isLocal
    opening.surface.changesWhatIsShared = context.isLocal || !hasGuests
    if let owner { opening.composition = opening.composition.owned(by: owner) }
    if language != opening.composition.language {
      let choice = LanguageChoice(option: language, setting: nil, environment: opening.environment)
      opening.composition = opening.composition.speaking(choice)
      opening.settingGroups = opening.composition.app.settingGroups(in: language)
    }
    let opened = SessionSystems(
      systems.filter { context.isLocal || !$0.isForThisMachineAlone },
      opening: opening,
      continuing: earlier,
      isNameNeeded: needsName(context),
      choose: opening.composition.options.owner == nil ? choosing(in: language, for: context, instead: owner) : nil
    )
    return WebSession(opened, owner: owner, context: context, patience: patience)
  }

  /// What goes on as somebody else, in a session of their own.
  private func choosing(
    in language: Language,
    for context: RequestContext,
    instead owner: Owner?
  ) -> OwnerChoosing {
    { (chosen, isSure) async throws(RepositoryError) in
      let administration = self.opening.administration
      guard try await administration.goOn(as: chosen, in: context.visitor, isSure: isSure) else { return false }
      // What stands open there stays where nobody else comes.
      if chosen == owner { return true }
      let before = self.known(context)
      self.replace(with: self.makeSession(in: language, as: chosen, for: context))
      // What is open in other windows was the one's before.
      before?.streams.leave()
      return true
    }
  }
}
