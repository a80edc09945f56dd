import ArcadeData
package import ArcadeDomain
package import ArcadePresentation
import Foundation

extension Composition {
  package var phrases: any Phrases { SharedPhrases(language, formats: formats) }

  package var consolePhrases: ConsolePhrases { language.consolePhrases }

  /// To whom something belongs.
  package var owners: any OwnerRepository { SQLOwnerRepository(database: database, scheduler: settings.scheduler) }

  /// Which browsers the web page knows, on this machine wherever everything else is kept.
  package var browsers: any BrowserRepository { FileBrowsers(folder: dataFolder) }

  /// Whether several may be here: on a server, and where anybody has a name.
  package func isShared() async -> Bool {
    if options.store ?? settings[.store] != nil { return true }
    guard FileManager.default.fileExists(atPath: database.path) else { return false }
    return (try? await owners.owners().contains { !$0.owner.isNobody }) ?? false
  }

  /// The same for somebody else, with everything that is open shared.
  package func owned(by owner: Owner) -> Composition {
    var other = self
    other.owner = owner
    return other
  }

  /// The same in another language, with everything that is open shared.
  package func speaking(_ choice: LanguageChoice) -> Composition {
    var other = self
    other.language = choice.language
    other.formats = Formats(locale: choice.locale, timeZone: zone)
    other.formats.showsFolders = formats.showsFolders
    return other
  }
}
