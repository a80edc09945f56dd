import XCTest

/// The rules of the design, checked on every file.
final class ArchitectureTests: XCTestCase {
  func testEveryFileImportsOnlyWhatItsLayerMay() throws {
    expectNone(ImportRule.violations(in: try sources() + SourceFile.all(in: "Tests/Support")))
  }

  func testTheExampleOfTheDomainImportsNothingElse() throws {
    let files = try SourceFile.all(in: "Examples/Pricing/Sources")
    XCTAssertFalse(files.isEmpty, "the example was not found")
    expectNone(ImportRule.violations(in: files))
  }

  func testNothingCrashesOrSilencesTheCompilerAndOnlyTheAppTalks() throws {
    expectNone(WordRules.violations(in: try sources()))
  }

  func testNoSystemNamesAnother() throws {
    expectNone(SystemRule.violations(in: try sources()))
  }

  func testPromotionsFlowOneWay() throws {
    expectNone(ArrowRule.violations(in: try SourceFile.all(in: "Sources/Domain")))
  }

  func testNoNameComesBack() throws {
    expectNone(SystemRule.returned(in: try sources()))
  }

  func testTheRulesOfTheDomainKeepToEmbeddedSwift() throws {
    expectNone(DomainRule.violations(in: try SourceFile.all(in: "Sources/Domain")))
  }

  func testNoRepositoryIsAskedForTooMuch() throws {
    expectNone(ProtocolRule.violations(in: try sources()))
  }

  func testPresentersAskServicesAndNoRepository() throws {
    XCTAssertEqual(ServiceRule.uses(in: try sources()), [:], "ask the service, and no repository")
  }

  func testAScreenIsATypeThatIsFoundByItsName() throws {
    expectNone(ScreenRule.violations(in: try sources()))
  }

  func testNoFrontendComparesTheWordOfAnActionOrASystem() throws {
    expectNone(FrontendRule.violations(in: try sources()))
  }

  func testPresentationSaysNothingAboutTyping() throws {
    expectNone(SentenceRule.violations(in: try sources()))
  }

  func testCommentsAndTheManualAreInPlainEnglish() throws {
    let files = try sources()
    expectNone(EnglishRule.comments(with: "whoever", in: files))
    let places = EnglishRule.comments(with: "where", in: files)
    XCTAssertLessThanOrEqual(places.count, EnglishRule.places, places.map(\.description).joined(separator: "\n"))
    let pages = try ["README.md", "CONTRIBUTING.md"].map(Article.init(path:)) + Article.all(in: "Documentation")
    for page in pages { expectNone(EnglishRule.prose(with: "whoever", in: page.path, page.text)) }
    let uses = pages.flatMap { EnglishRule.prose(with: "where", in: $0.path, $0.text) }
    XCTAssertLessThanOrEqual(uses.count, EnglishRule.places, uses.map(\.description).joined(separator: "\n"))
  }

  func testNoFileIsTooLong() throws {
    expectNone(LengthRule.violations(in: try sources() + SourceFile.all(in: "Tests")))
  }

  func testEveryFolderOfALayerIsKnown() throws {
    let known: [String: Set<String>] = [
      "Domain": ["Shared"], "Data": ["Shared", "CCurl", "CSQLite"], "Presentation": ["Menu", "Shared"],
      "App": ["Console", "Web", "CLibedit", "CMicrohttpd", "CZlib"],
    ]
    for file in try sources() {
      let layer = try XCTUnwrap(file.layer)
      guard let area = file.area else { continue }
      let folders = try XCTUnwrap(known[layer], file.path).union(SystemRule.systems)
      XCTAssertTrue(folders.contains(area), file.path)
    }
  }

  private func sources() throws -> [SourceFile] {
    let files = try SourceFile.all(in: "Sources")
    XCTAssertGreaterThan(files.count, 100, "the sources were not found")
    return files
  }

  private func expectNone(_ violations: [Violation], file: StaticString = #filePath, line: UInt = #line) {
    let report = violations.map(\.description).joined(separator: "\n")
    XCTAssertTrue(violations.isEmpty, "\n\(report)", file: file, line: line)
  }
}
