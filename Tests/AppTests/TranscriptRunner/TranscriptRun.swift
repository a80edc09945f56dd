import ArcadeTesting
import Foundation

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// Runs the commands of a transcript, one after another, with one data folder and one clock.
struct TranscriptRun {
  private let folder: TranscriptFolder
  private let refusing: RefusingAddress
  private let server: LoopbackServer
  private let time = HandDrivenTime()

  init(fixtures: URL) throws {
    folder = try TranscriptFolder(fixtures: fixtures)
    refusing = try RefusingAddress()
    let catalog = try String(contentsOf: fixtures.appending(path: "catalog.json"), encoding: .utf8)
    let profiles = try String(contentsOf: fixtures.appending(path: "profiles.json"), encoding: .utf8)
    server = try LoopbackServer(
      CategoryDisplay.transcriptAnswers.merging(IchibaAnswer.transcriptAnswers) { _, own in own }.merging([
        "/once.json": [.json(catalog), .status(500)],
        "/profiles.json": [.json(profiles), .body(Array("<html>Sign in</html>".utf8))],
        "/words.json": [
          .json(#"[{"text_eng":"school","text_spa":"escuela"},{"text_eng":"bread","text_spa":"pan"}]"#), .status(500),
        ],
        "/error.json": [.status(500)],
        "/forbidden.json": [.status(403)],
        "/page.html": [.body(Array("<html>Sign in</html>".utf8))],
        "/busy.json": [.status(503), .status(503), .status(503), .json(catalog)],
      ]) { _, own in own }
    )
    let host = server.address.hostAndPort
    for (base, picture) in [
      ("/pictures", "http://\(host)/face.svg"), ("/local", "/etc/hostname"), ("/page", "http://\(host)/page.html"),
    ] {
      server.answer(
        "\(base)\(CategoryDisplay.target(419_247))",
        with: .json(CategoryDisplay.product(pictured: picture))
      )
      server.answer("\(base)\(IchibaAnswer.itemPaths.older)", with: .json(IchibaAnswer.result(pictured: picture)))
    }
    server.answer("/face.svg", with: .body(Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8)))
  }

  /// Returns the transcript with the actual output.
  func play(_ transcript: Transcript) async throws -> String {
    let paper = TranscriptPaper()
    for command in transcript.commands {
      paper.write("\(command.line)\n")
      try await play(command, on: paper)
    }
    let comment = transcript.comment.map { "\($0)\n" }.joined()
    return comment + tidied(paper.text)
  }

  private func play(_ command: Transcript.Command, on paper: TranscriptPaper) async throws {
    let environment = command.environment.mapValues(filled)
      .merging(["TZ": "UTC", "ARCADE_DATA_DIR": folder.data]) { own, _ in own }
    let lines = ScriptedLines(command.inputs.map(filled), time: time, paper: paper)
    let process = ProcessEnvironment(
      environment: environment,
      lines: lines,
      output: PaperSink(paper: paper),
      errors: PaperSink(paper: paper, isErrors: true),
      columns: TerminalSize.columns(environment: environment, descriptor: -1),
      time: time,
      opener: PaperOpener(),
      pictureProgram: PaperPictures(),
      jitter: { 0 },
      pause: { [time] in time.advance(by: $0) }
    )
    let exit = await Tool(process: process).run(command.arguments.map(filled))
    paper.endLine()
    for line in lines.unread { paper.write("[unread: \(line)]\n") }
    if exit != .done { paper.write("[exit \(exit.rawValue)]\n") }
  }

  private var placeholders: [(name: String, value: String)] {
    [
      ("{data}", folder.data), ("{files}", folder.files), ("{server}", server.address.hostAndPort),
      ("{refusing}", refusing.url.hostAndPort), ("␛", "\u{1B}"),
    ]
  }

  private func filled(_ input: Transcript.Input) -> Transcript.Input {
    if case .line(let line) = input { .line(filled(line)) } else { input }
  }

  private func filled(_ text: String) -> String {
    placeholders.reduce(text) { $0.replacing($1.name, with: $1.value) }
  }

  /// Replaces paths with placeholders, and removes the space after an empty prompt, as editors would.
  private func tidied(_ text: String) -> String {
    let named = placeholders.dropLast().reduce(text) { $0.replacing($1.value, with: $1.name) }
    return named.replacing("\n> \n", with: "\n>\n").replacing("\n> \n", with: "\n>\n")
  }
}

extension URL {
  /// The host and the port, such as `127.0.0.1:54321`, as in addresses and messages.
  fileprivate var hostAndPort: String { "\(host() ?? ""):\(port ?? 0)" }
}

/// The environment of one transcript: a data folder, and copies of the fixtures.
///
/// Its paths always have the same length, so that lines break at the same places everywhere.
final class TranscriptFolder {
  private let root: URL

  var data: String { root.appending(path: "data").path }
  var files: String { root.appending(path: "files").path }

  init(fixtures: URL) throws {
    let suffix = UInt32.random(in: 0x10_0000...0xFF_FFFF)
    root = URL(filePath: "/tmp/arcade-\(String(suffix, radix: 16))")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: false)
    try FileManager.default.copyItem(atPath: fixtures.path, toPath: files)
    try FileManager.default.copyItem(atPath: TranscriptTestCase.stall.path, toPath: "\(files)/stall")
  }

  deinit { try? FileManager.default.removeItem(at: root) }
}
