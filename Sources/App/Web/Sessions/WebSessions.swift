import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation
import Synchronization

/// The sessions of recent browsers, each in its language and for its owner.
final class WebSessions: Sendable {
  /// The highest number of sessions; one more ends the one that was used least recently.
  static let limit = 64

  private let systems: [any ArcadeSystem]
  private let opening: ScreenContext
  /// Whether everybody needs a name, also at this machine.
  private let asksEverybody: Bool
  /// Whether visitors from other machines are guests, who cannot change shared data.
  private let hasGuests: Bool
  private let patience: @Sendable () async -> Void
  /// The language of the settings, as last read.
  private let settled: Mutex<Language?>
  /// The sessions, the latest last.
  private let sessions = Mutex<[WebSession]>([])

  /// Opens systems; `patience` limits how long a response waits for a form's work.
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

  /// Returns the session of a visit, or a new one; systems for this machine alone are closed under another name.
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

  /// Returns the owner of a visit, even if the name was given to an earlier server; nil if there is none.
  private func owner(in context: RequestContext) async -> Owner? {
    if let known = known(context) { return known.owner }
    return try? await opening.composition.browsers.browsers().first { $0.id == context.visitor }?.owner
  }

  /// Whether a visitor has to give a name before seeing anything.
  func needsName(_ session: WebSession) -> Bool { needsName(session.context) && session.owner?.isNobody ?? true }

  /// Whether a name is required: if other machines can connect, unless the command line sets one person for all.
  private func needsName(_ context: RequestContext) -> Bool {
    opening.composition.options.owner == nil && (asksEverybody || !context.isLocal)
  }

  /// Changes the language, unless the command line chose one; the games of the visit continue.
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

  /// Changes to the language of the settings if a form has just changed it, and reports it.
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

  /// Replaces the session of a visit.
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

  /// Returns a closure that changes to another person, in a separate session.
  private func choosing(
    in language: Language,
    for context: RequestContext,
    instead owner: Owner?
  ) -> OwnerChoosing {
    { (chosen, isSure) async throws(RepositoryError) in
      let administration = self.opening.administration
      guard try await administration.goOn(as: chosen, in: context.visitor, isSure: isSure) else { return false }
      // The open screens stay if the owner is the same.
      if chosen == owner { return true }
      let before = self.known(context)
      self.replace(with: self.makeSession(in: language, as: chosen, for: context))
      // Other windows still show the previous owner.
      before?.streams.leave()
      return true
    }
  }
}
