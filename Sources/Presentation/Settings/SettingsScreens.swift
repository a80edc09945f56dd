public import ArcadeDomain

/// What every screen of the settings offers, and the doing.
public struct SettingsScreens: ScreenSystem {
  /// What is shown and changed.
  public let administration: Administration
  /// What the settings are for, by system.
  public let groups: [SettingGroup]
  /// Where everything is kept, as a person knows it.
  public let place: String
  public let phrases: SettingsPhrases
  /// Deletes everything that is kept, and returns the names of what others have put there.
  public let erase: @Sendable () async throws(RepositoryError) -> [String]

  /// Offers what can be done with settings, and with everything that is kept at a place.
  public init(
    _ administration: Administration,
    groups: [SettingGroup],
    place: String,
    phrases: SettingsPhrases,
    erase: @escaping @Sendable () async throws(RepositoryError) -> [String]
  ) {
    (self.administration, self.groups, self.place) = (administration, groups, place)
    (self.phrases, self.erase) = (phrases, erase)
  }

  /// All settings by their names, with what they are for.
  var choices: [Choice] { groups.flatMap(\.settings) }

  public func perform(
    _ intent: SettingsIntent,
    on screen: SettingsRoute,
    progress: (String) -> Void
  ) async throws -> Next<SettingsRoute> {
    switch intent {
    case .set(let name, let value): return .stay(await notices(for: try await administration.change(name, to: value)))
    case .unset(let name): return .stay(await notices(for: try await administration.change(name, to: nil)))
    case .erase:
      return .go(.list, [await outcome { Notice(phrases.erased(place, except: try await erase()), .good) }])
    case .claim(let owner):
      return .go(.owners, [await outcome { notice(of: try await administration.claim(by: owner), by: owner) }])
    case .signOut(let browser):
      let count = try await administration.signOut(browser)
      return .stay([Notice(phrases.signedOut(count), count == 0 ? .plain : .good)])
    case .keep: return .go(.list, [Notice(phrases.nothingDeleted)])
    case .go(let route): return .go(route)
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
    if case .environment(let variable)? = try? await administration.reading(named: name).origin {
      notices.append(Notice(phrases.overridden(name, by: variable), .warning))
    }
    return notices
  }

  /// What is said of something that was asked about first; whoever asked leaves the question in any case.
  private func outcome(_ act: () async throws -> Notice) async -> Notice {
    do {
      return try await act()
    } catch {
      return Notice(phrases.failure(for: error).text, .bad)
    }
  }

  /// Says what came of giving somebody what is nobody's.
  public func notice(of claim: OwnershipTransfer, by owner: Owner) -> Notice {
    switch claim {
    case .claimed(let summary):
      Notice(phrases.claimed(by: summary.owner.name, games: summary.games, orders: summary.orders), .good)
    case .nothing: Notice(phrases.nothingToAdopt)
    case .refused(let obstacles): Notice(phrases.claimRefused(obstacles, for: owner.name), .warning)
    }
  }
}
