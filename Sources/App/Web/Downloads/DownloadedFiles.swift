import ArcadeData
import ArcadeDomain
import ArcadePresentation
import Foundation

/// Sends what can be taken away: the bytes that a command prints, and a copy of everything.
struct DownloadedFiles: Sendable {
  private let composition: Composition
  private let run: CommandRun

  init(of composition: Composition, run: CommandRun) {
    self.composition = composition
    self.run = run
  }

  /// A file, with its texts in a language; nil where there is none for the visitor.
  func response(to download: Download, in visit: RequestContext, _ language: Language) async throws -> WebResponse? {
    switch download {
    case .orders: return try await file("orders.csv", .csv, ["shop", "orders", "--csv"], in: language)
    case .ledger(let format):
      let words = ["shop", "export", "--format=\(format)"]
      return try await file("books.\(format)", format == "csv" ? .csv : .json, words, in: language)
    case .receipt(let id):
      let number = String(id.number)
      return try await file("receipt-\(number).csv", .csv, ["shop", "order", "--csv", number], in: language)
    case .watch(let id, let format):
      guard let name = try await composition.watch(id)?.watch.name.text else { return nil }
      let words = ["observe", "export", "--format=\(format.rawValue)", "--", name]
      return try await file("\(name).\(format.rawValue)", format == .csv ? .csv : .json, words, in: language)
    case .deck(let id):
      let speaking = composition.speaking(LanguageChoice(option: language, setting: nil, environment: [:]))
      guard let deck = try await speaking.decks().first(where: { $0.id == id }) else { return nil }
      return try await file("\(deck.name).txt", .text, ["words", "export", "--", id.rawValue], in: language)
    case .backup:
      guard visit.isLocal else { return nil }
      let name = "arcade-\(composition.time.today().isoText).sqlite"
      let backup = ArcadeBackup(database: composition.database, settings: composition.settingsFile)
      return DownloadedFile(name, .database).response(try await backup.bytes())
    }
  }

  /// What a command prints, as a file; nil where what it is about is not there.
  private func file(
    _ name: String,
    _ kind: DownloadedFile.Kind,
    _ words: [String],
    in language: Language
  ) async throws -> WebResponse? {
    let outcome = await run(["--lang=\(language.rawValue)"] + words)
    guard outcome.exit != .noInput else { return nil }
    guard outcome.exit == .done else {
      throw CommandFailure(exit: outcome.exit, code: "download", message: outcome.complaints.joined(separator: " "))
    }
    return DownloadedFile(name, kind).response(outcome.output)
  }
}

/// The name and the kind of a file that a browser keeps.
struct DownloadedFile {
  /// What browsers call a kind of file.
  enum Kind: String {
    case csv = "text/csv; charset=utf-8"
    case json = "application/json"
    case text = "text/plain; charset=utf-8"
    case database = "application/vnd.sqlite3"
  }

  /// The most characters of a name before its ending.
  private static let length = 80

  private let name: String
  private let kind: Kind

  /// Names a file; what the name of a file cannot hold everywhere is replaced.
  init(_ name: String, _ kind: Kind) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let (stem, ending) = (parts.dropLast().joined(separator: "."), parts.last ?? "")
    let clean = String(stem.unicodeScalars.map { Self.isPlain($0) ? Character($0) : "_" }).prefix(Self.length)
    // A name with a dot before it is hidden, and one with a dash an option.
    self.name = (clean.first.map { ".-".contains($0) } ?? true ? "_\(clean)" : String(clean)) + ".\(ending)"
    self.kind = kind
  }

  /// Its bytes, to be kept and not shown.
  func response(_ bytes: [UInt8]) -> WebResponse {
    WebResponse(200, type: kind.rawValue, bytes, headers: [.init(name: "Content-Disposition", value: disposition)])
  }

  /// The name twice (RFC 6266): in ASCII, and as RFC 5987 writes what is not.
  var disposition: String {
    let ascii = String(name.map { $0.isASCII ? $0 : "_" })
    guard ascii != name else { return "attachment; filename=\"\(name)\"" }
    let plain = CharacterSet(charactersIn: "-._~").union(CharacterSet(charactersIn: "0"..."9"))
      .union(CharacterSet(charactersIn: "a"..."z")).union(CharacterSet(charactersIn: "A"..."Z"))
    let encoded = name.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    return "attachment; filename=\"\(ascii)\"; filename*=UTF-8''\(encoded)"
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
    default: !#"/\:*?"<>|%"#.unicodeScalars.contains(scalar)
    }
  }
}
