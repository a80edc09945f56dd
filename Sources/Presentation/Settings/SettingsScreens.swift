public import ArcadeDomain

/// What every screen of the settings offers, and the doing.
public struct SettingsScreens: SystemActions, SystemScreens, Sendable {
  /// What is shown and changed.
  public let settings: any SettingRepository
  /// To whom something belongs.
  public let owners: any OwnerRepository
  /// Which browsers the web page knows.
  public let browsers: any BrowserRepository
  /// What time it is.
  public let time: any TimeSource
  /// What the settings are for, by system.
  public let groups: [SettingGroup]
  /// Where everything is kept, as a person knows it.
  public let place: String
  /// The sentences in the language in use.
  public let phrases: SettingsPhrases
  /// Deletes everything that is kept, and returns the names of what others have put there.
  public let erase: @Sendable () async throws(RepositoryError) -> [String]

  /// Offers what can be done with settings, and with everything that is kept at a place.
  public init(
    settings: any SettingRepository,
    owners: any OwnerRepository,
    browsers: any BrowserRepository,
    time: any TimeSource,
    groups: [SettingGroup],
    place: String,
    phrases: SettingsPhrases,
    erase: @escaping @Sendable () async throws(RepositoryError) -> [String]
  ) {
    self.settings = settings
    self.owners = owners
    self.browsers = browsers
    self.time = time
    self.groups = groups
    self.place = place
    self.phrases = phrases
    self.erase = erase
  }

  /// All settings.
  public var start: SettingsRoute { .list }

  /// Makes the screen that a route leads to.
  public func module(at route: SettingsRoute) -> any Module<SettingsRoute> {
    switch route {
    case .list: list()
    case .setting(let name): setting(name)
    case .erase: eraseQuestion()
    case .owners: ownerList()
    case .browsers: browserList()
    case .adoption(let owner): adoptionQuestion(for: owner)
    }
  }

  /// Makes the question whether to delete everything that is kept.
  public func eraseQuestion() -> PagePresenter<SettingsIntent, SettingsRoute> {
    page(at: .erase, titled: phrases.settingsTitle) { contents, _ in
      contents.content = .ready(Page(.text(phrases.dataFolder(place))))
      contents.question = phrases.askToErase(place)
      contents.actions = [
        Action("yes", phrases.eraseAction) { .erase }.destructive,
        Action("no", phrases.keepAction) { .keep },
      ]
    }
  }

  /// All settings by their names, with what they are for.
  var choices: [Choice] { groups.flatMap(\.settings) }

  func offered(naming main: Set<String>) -> [Action<SettingsIntent>] {
    [
      Action("who", phrases.ownersAction, to: .owners), adopting,
      Action("browsers", phrases.browsersAction, to: .browsers),
      Action("erase", phrases.eraseAction, to: .erase),
    ].naming(main)
  }

  func failure(for error: any Error) -> Failure { phrases.settingsFailure(for: error) }

  /// Does what is wanted on a screen and goes where that leads, or shows the screen again.
  func perform(_ intent: SettingsIntent, in context: ActionContext<SettingsRoute>) async {
    do {
      switch intent {
      case .set(let name, let value): await context.show(notices(for: try await settings.change(name, to: value)))
      case .unset(let name): await context.show(notices(for: try await settings.change(name, to: nil)))
      case .erase:
        let erased = await outcome { Notice(phrases.erased(place, except: try await erase()), .good) }
        await context.follow(.list, saying: [erased])
      case .adopt(let owner):
        let adopted = await outcome { notice(of: try await owners.adopt(by: owner), by: owner) }
        await context.follow(.owners, saying: [adopted])
      case .signOut(let browser): await context.show([try await signOut(browser)])
      case .keep: await context.follow(.list, saying: [Notice(phrases.nothingDeleted)])
      case .go(let route): await context.follow(route)
      }
    } catch {
      await context.fail(phrases.settingsFailure(for: error))
    }
  }

  /// Says what became of a setting, and what to know about it.
  public func notices(for change: SettingChange) async -> [Notice] {
    let name = change.setting.name
    let holds: SettingsHold = change.setting.isInStore ? .now : .later
    var notices = [
      change.value != nil
        ? Notice(phrases.settingSaved(name, holds: holds), .good)
        : change.wasSet
          ? Notice(phrases.settingRemoved(name, holds: holds), .good) : Notice(phrases.settingWasNotSet(name))
    ]
    if let path = change.missingFile { notices.append(Notice(phrases.fileMissing(path), .warning)) }
    if case .environment(let variable)? = try? await settings.reading(named: name).origin {
      notices.append(Notice(phrases.overridden(name, by: variable), .warning))
    }
    return notices
  }

  /// What is said of something that was asked about first; whoever asked leaves the question in any case.
  private func outcome(_ act: () async throws -> Notice) async -> Notice {
    do {
      return try await act()
    } catch {
      return Notice(phrases.settingsFailure(for: error).text, .bad)
    }
  }
}
