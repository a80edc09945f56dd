import ArcadeData
package import ArcadeDomain
package import ArcadePresentation
import Foundation

extension Composition {
  package var phrases: any Phrases { SharedPhrases(language, formats: formats) }

  package var consolePhrases: ConsolePhrases { language.consolePhrases }

  /// The repository of the people who share the data.
  package var owners: any OwnerRepository { SQLOwnerRepository(database: database, scheduler: settings.scheduler) }

  /// The browsers that the web page knows, always stored on this machine.
  package var browsers: any BrowserRepository { FileBrowsers(folder: dataFolder) }

  /// Whether several people may use the data: on a server, or once anybody has a name.
  package func isShared() async -> Bool {
    if options.store ?? settings[.store] != nil { return true }
    guard FileManager.default.fileExists(atPath: database.path) else { return false }
    return (try? await owners.owners().contains { !$0.owner.isNobody }) ?? false
  }

  /// Returns a copy for another owner, which shares everything that is open.
  package func owned(by owner: Owner) -> Composition {
    var other = self
    other.owner = owner
    return other
  }

  /// Returns a copy in another language, which shares everything that is open.
  package func speaking(_ choice: LanguageChoice) -> Composition {
    var other = self
    other.language = choice.language
    other.formats = Formats(locale: choice.locale, timeZone: zone)
    other.formats.showsFolders = formats.showsFolders
    return other
  }
}
