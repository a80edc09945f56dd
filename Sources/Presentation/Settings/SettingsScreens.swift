public import ArcadeDomain

/// The shared actions of the settings' screens, and performing them.
public struct SettingsScreens: ScreenSystem {
  /// The use cases of the settings.
  public let administration: Administration
  /// The settings with their purposes, by system.
  public let groups: [SettingGroup]
  /// The place of all data, as the user knows it.
  public let place: String
  public let phrases: SettingsPhrases
  /// Deletes all stored data, and returns the names of other files in its folder.
  public let erase: @Sendable () async throws(RepositoryError) -> [String]

  /// Creates the screens of the settings and of the data at a place.
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

  /// All settings by name, with their purposes.
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

  /// Returns the result of changing a setting, and when it takes effect.
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

  /// Performs a confirmed action and returns its notice. The confirmation is closed even if the action fails.
  private func outcome(_ act: () async throws -> Notice) async -> Notice {
    do {
      return try await act()
    } catch {
      return Notice(phrases.failure(for: error).text, .bad)
    }
  }

  /// Returns the result of giving data without an owner to an owner.
  public func notice(of claim: OwnershipTransfer, by owner: Owner) -> Notice {
    switch claim {
    case .claimed(let summary):
      Notice(phrases.claimed(by: summary.owner.name, games: summary.games, orders: summary.orders), .good)
    case .nothing: Notice(phrases.nothingToAdopt)
    case .refused(let obstacles): Notice(phrases.claimRefused(obstacles, for: owner.name), .warning)
    }
  }
}
