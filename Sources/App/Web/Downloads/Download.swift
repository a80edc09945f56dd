import ArcadeData
import ArcadePresentation

/// Something that can be taken away as a file.
struct Download {
  /// Where it is, with what a person calls it.
  let link: PageLink
  let file: DownloadedFile
  /// The command that prints it; nil for a copy of everything.
  let words: [String]?

  /// Names what a command prints.
  init(_ label: String, _ address: Address, as name: String, _ words: [String]?) {
    link = PageLink(label, to: address.text)
    file = DownloadedFile(name)
    self.words = words
  }
}

extension Download {
  /// The file, as what runs commands prints it; nil where what it is about is not there.
  func response(of composition: Composition, by run: CommandRun) async throws -> WebResponse? {
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
