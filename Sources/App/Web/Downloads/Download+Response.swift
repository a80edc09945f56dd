import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

extension Sequence<any ArcadeSystem> {
  /// Returns the downloads of the screen at an address.
  func downloads(at address: String, for visit: DownloadVisit) async throws -> [Download] {
    let word = Address(address)?.parts.first
    // A copy of the whole store has an address that belongs to no system.
    let system = first { $0.word == word } ?? first(where: \.isForThisMachineAlone)
    return try await system?.downloads(at: address, for: visit) ?? []
  }

  /// Returns the download with an address; nil if there is none.
  func download(at text: String, for visit: DownloadVisit) async throws -> Download? {
    let screen = Address(Array((Address(text)?.parts ?? []).dropFirst()))
    return try await downloads(at: screen.text, for: visit).first { $0.address.text == Address(text)?.text }
  }
}

extension Download {
  var link: PageLink { PageLink(label, to: address.text) }

  /// Returns the file as its command prints it; nil if its subject does not exist.
  func response(of composition: Composition, by run: CommandRun) async throws -> WebResponse? {
    let file = DownloadedFile(name)
    guard let words else {
      let backup = ArcadeBackup(database: composition.database, settings: composition.settingsFile)
      return file.response(.file(try SentFile(try await backup.unnamedFile())))
    }
    let outcome = await run(["--lang=\(composition.language.rawValue)"] + words)
    guard outcome.exit != .noInput else { return nil }
    guard outcome.exit == .done else {
      throw CommandFailure(exit: outcome.exit, code: "download", message: outcome.complaints.joined(separator: " "))
    }
    return file.response(outcome.output)
  }
}
