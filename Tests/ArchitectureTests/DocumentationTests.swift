import XCTest

/// The documentation matches the code, and the code is documented.
final class DocumentationTests: XCTestCase {
  private static let catalogues = [
    "ArcadeDomain": "Sources/Domain", "ArcadeData": "Sources/Data", "ArcadePresentation": "Sources/Presentation",
    "ArcadeConsole": "Sources/App/Console", "ArcadeWeb": "Sources/App/Web", "ArcadeTesting": "Tests/Support",
  ]

  func testEveryPublicSymbolHasAFirstLineWorthReadingAndEveryTypeAPlace() throws {
    let folder = try symbolGraphs()
    defer { try? FileManager.default.removeItem(at: folder) }
    for (module, place) in Self.catalogues {
      let pages = try Article.all(in: "\(place)/\(module).docc")
      let folder = folder.appending(path: module)
      let own = try graph(folder.appending(path: "\(module).symbols.json"))
      XCTAssertGreaterThan(own.symbols.count, module == "ArcadeWeb" ? 2 : 20, "the symbols of \(module) were not found")
      expectNone(DocumentationRule.unlisted(in: own, pages: pages.map(\.text)))
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        expectNone(DocumentationRule.violations(in: try graph(folder.appending(path: name))))
      }
    }
  }

  func testEverySnippetOfAnArticleOrOfTheManualStandsInAFileThatIsCompiled() throws {
    let files = try ["Sources", "Tests", "Examples"].flatMap(sourceLines)
    let manual = try ["README.md", "CONTRIBUTING.md"].map(Article.init(path:)) + Article.all(in: "Documentation")
    let articles = try manual + Self.catalogues.flatMap { try Article.all(in: "\($1)/\($0).docc") }
    XCTAssertGreaterThan(articles.flatMap(\.snippets).count, 10, "the snippets were not found")
    for article in articles {
      XCTAssertEqual(article.snippetsMissing(from: files), [], article.path)
    }
  }

  func testEveryFileThatTheManualWalksThroughIsThere() throws {
    let walked = try Article(path: "Documentation/Architecture.md").text.matches(of: /`([\w+\/]+\.swift)`/)
    let files = try SourceFile.all(in: "Sources").map(\.path)
    XCTAssertGreaterThan(walked.count, 50)
    for name in walked.map({ String($0.output.1) }) { XCTAssertTrue(files.contains { $0.hasSuffix("/" + name) }, name) }
  }

  func testAMissingCommentAndOneThatSaysNothingAreFound() throws {
    let graph = try planted([
      ("Cart", "A shopper's cart.", ""), ("Cart.lines", "", ""), ("Cart.unitPrice", "The unit price.", ""),
      ("Cart.add(_:)", "Adds pieces.", ""), ("Cart.!=(_:_:)", "", "::SYNTHESIZED::s:4Cart"),
    ])

    let reasons = DocumentationRule.violations(in: graph).map(\.reason)

    XCTAssertEqual(
      reasons,
      ["Cart.lines has no documentation", "Cart.unitPrice has a first line that only repeats its name"]
    )
  }

  func testATypeThatNoPageListsIsFound() throws {
    let graph = try planted([("Cart", "A.", ""), ("Quote", "A.", ""), ("Quote.Line", "A.", "")])

    let found = DocumentationRule.unlisted(
      in: graph,
      pages: ["- ``Quote``", "A ``Cart`` in a sentence leads nowhere."]
    )

    XCTAssertEqual(found.map(\.description), ["Sources/Domain/Shop/A.swift:3: no page lists Cart"])
  }

  func testASnippetThatIsNotCompiledIsFound() {
    let article = Article(
      path: "A.md",
      text: "# A\n```swift\n  let a = 1\n\n  let b = 2\n```\n```swift\nlet c\n```\n```\nd\n```"
    )

    XCTAssertEqual(article.snippetsMissing(from: [["let a = 1", "let b = 2", "let c = 3"]]), ["let c"])
    XCTAssertEqual(article.snippetsMissing(from: [["let b = 2", "let a = 1", "let c"]]), ["let a = 1"])
  }

  private func symbolGraphs() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "arcade-symbols-\(UUID().uuidString)")
    let binaries = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      SourceFile.root.appending(path: "Scripts/symbol-graphs.sh").path, binaries.appending(path: "Modules").path,
      folder.path,
    ]
    try process.run()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0, "the symbols could not be listed")
    return folder
  }

  private func graph(_ file: URL) throws -> SymbolGraph {
    try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
  }

  private func planted(_ symbols: [(path: String, comment: String, id: String)]) throws -> SymbolGraph {
    let place = SourceFile.root.appending(path: "Sources/Domain/Shop/A.swift").absoluteString
    let list = symbols.map { symbol in
      [
        "identifier": ["precise": symbol.id], "pathComponents": symbol.path.split(separator: ".").map(String.init),
        "docComment": ["lines": symbol.comment.isEmpty ? [] : [["text": symbol.comment]]],
        "location": ["uri": place, "position": ["line": 2]],
      ] as [String: Any]
    }
    return try JSONDecoder().decode(SymbolGraph.self, from: JSONSerialization.data(withJSONObject: ["symbols": list]))
  }

  private func sourceLines(in folder: String) throws -> [[String]] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: SourceFile.root.appending(path: folder).path)
    return try names.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.map { name in
      let file = SourceFile.root.appending(path: "\(folder)/\(name)")
      return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
  }

  private func expectNone(_ violations: [Violation], file: StaticString = #filePath, line: UInt = #line) {
    let report = violations.map(\.description).joined(separator: "\n")
    XCTAssertTrue(violations.isEmpty, "\n\(report)", file: file, line: line)
  }
}
