import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// The examples in the README and the manual work exactly as shown.
final class ManualTests: XCTestCase {
  func testEveryBlockRunsAndPrintsWhatItsPageShows() async throws {
    for (page, corrected) in try await correctedPages() {
      if ProcessInfo.processInfo.environment["RECORD"] == "1" {
        try corrected.write(to: MarkdownFile.root.appending(path: page.path), atomically: true, encoding: .utf8)
      }
      expect(corrected, on: page)
    }
  }

  // `faketime` does not work for programs of Apple's systems.
  #if os(Linux)
    func testEveryBlockPrintsTheSameFiveYearsLater() async throws {
      for (page, corrected) in try await correctedPages(.fiveYearsOn) { expect(corrected, on: page) }
    }
  #endif

  func testEveryBlockIsOfALanguageThatSaysWhetherItRuns() throws {
    for page in try MarkdownFile.all() {
      for block in page.blocks {
        let place = "\(page.path): \(block.lines.first ?? "")"
        let languages = ["console", "sh", "swift", "json", "csv", "text"]
        XCTAssertTrue(languages.contains(block.language), "\(place): \(block.language)")
        guard block.language == "json" else { continue }
        XCTAssertNoThrow(try JSONSerialization.jsonObject(with: Data(block.text.utf8)), place)
      }
    }
  }

  func testEveryLinkLeadsSomewhereAndEveryPageIsFound() throws {
    let pages = try MarkdownFile.all()
    for page in pages {
      for link in page.links {
        let target = MarkdownFile.root.appending(path: link.path)
        XCTAssertTrue(FileManager.default.fileExists(atPath: target.path), "\(page.path) leads to \(link.path)")
        guard let heading = link.heading, let there = pages.first(where: { $0.path == link.path }) else { continue }
        XCTAssertTrue(there.headings.contains(heading), "\(page.path) leads to \(link.path)#\(heading)")
      }
    }
    let contents = try XCTUnwrap(pages.first { $0.path == "Documentation/README.md" })
    let listed = Set(contents.links.map(\.path) + [contents.path])
    XCTAssertEqual(pages.map(\.path).filter { $0.hasPrefix("Documentation/") && !listed.contains($0) }, [])
    XCTAssertTrue(pages[0].links.contains { $0.path == contents.path }, "the README does not lead to the manual")
  }

  func testTheReadmeIsReadInOneSittingAndEveryMakeTargetThatIsNamedExists() throws {
    let lines = try MarkdownFile(path: "README.md").text.split(separator: "\n", omittingEmptySubsequences: false).count
    XCTAssertLessThanOrEqual(lines, 221)
    let makefile = try String(contentsOf: MarkdownFile.root.appending(path: "Makefile"), encoding: .utf8)
    let targets = try MarkdownFile.all().flatMap { $0.text.matches(of: /`make ([a-z-]+)/).map { String($0.output.1) } }
    XCTAssertTrue(targets.contains("setup"))
    for target in Set(targets) { XCTAssertTrue(makefile.contains("\n\(target):"), "make \(target)") }
  }

  func testTheCompletionOfEachShellIsThereOnceItsCommandsWereRun() throws {
    let page = try MarkdownFile(path: "Documentation/CommandLine.md")
    let block = try XCTUnwrap(page.blocks.first { $0.language == "sh" && $0.text.contains("arcade completion") })
    let home = try FreshHome()
    XCTAssertTrue(try home.run("set -e\n\(block.text)").succeeded)
    let completions = [
      ("bash", ".local/share/bash-completion/completions/arcade"), ("zsh", ".zfunc/_arcade"),
      ("fish", ".config/fish/completions/arcade.fish"),
    ]
    for (shell, path) in completions {
      XCTAssertEqual(try home.run("\(shell) -n \(path) && test -s \(path) && echo done").printed, "done\n", shell)
    }
    XCTAssertEqual(try home.run("bash -c '. ./.bashrc; complete -p arcade' | grep -c arcade").printed, "1\n")
  }

  func testTheSnippetsForEmbeddingAndForAStoreDoWhatIsSaid() async throws {
    let owner = try XCTUnwrap(Owner("till-1"))
    let folder = try TemporaryFolder()
    let places = [folder.path("arcade.sqlite"), try PostgreSQLCluster.shared.get().makeDatabase().text]
    for place in places { try await CartRepositoryContract.check(carts(of: owner, at: place)) }
    XCTAssertEqual(try priceOfTwoVouchers(), "5.00")
  }

  func testTheUseCasesOfTheReadmePriceACartMakeFourPricesAndCompareSnapshots() async throws {
    let shop = try SampleShop()
    let pens = try ["24.00", "22.50"].map { price in
      let figures = ListingFigures(price: try Money(decimal: price, currency: .eur))
      return ListingSnapshot([Listing(id: "A1", name: "Fountain pen", figures: figures, rank: 1)])
    }

    let results = try await resultsOfThreeUseCases(
      on: Cart.scanning(["VOUCHER", "VOUCHER"], from: shop.catalog.catalog().value),
      discounts: shop.discounts,
      catalog: shop.catalog,
      accuracy: Accuracy(right: 9, answered: 10),
      from: pens[0],
      to: pens[1]
    )

    XCTAssertEqual(results.total.decimalText, "5.00")
    XCTAssertEqual(results.options.prices.count, 4)
    XCTAssertEqual(results.options.prices[results.options.answer], results.total)
    XCTAssertEqual(results.changes.map(\.attribute), [.price])
  }

  func testABlockHoldsAnyNumberOfCommandsEachWithWhatItPrints() throws {
    let page = MarkdownFile(path: "A.md", text: "```console\n$ echo a\nb\n$ false\n$ cat f; exit 2\n```\n")
    let home = try FreshHome()
    try home.write("x\n", to: "f")
    XCTAssertEqual(try Self.printed(page.blocks[0], in: home), "$ echo a\na\n$ false\n$ cat f; exit 2\nx\n")
  }

  private func expect(_ corrected: String, on page: MarkdownFile) {
    guard corrected != page.text else { return }
    let difference = UnifiedDifference(from: page.text, to: corrected)
    XCTFail("\(page.path): a command prints something else; RECORD=1 rewrites the page\n\(difference)")
  }

  /// Returns every page with corrected output; the pages run side by side.
  private func correctedPages(_ clock: FreshHome.Clock = .real) async throws -> [(MarkdownFile, String)] {
    try await withThrowingTaskGroup(of: (MarkdownFile, String).self) { group in
      for page in try MarkdownFile.all() { group.addTask { (page, try Self.corrected(page, clock)) } }
      return try await group.reduce(into: []) { $0.append($1) }.sorted { $0.0.path < $1.0.path }
    }
  }

  /// Returns a page with corrected output; its blocks run in one home, in reading order.
  private static func corrected(_ page: MarkdownFile, _ clock: FreshHome.Clock) throws -> String {
    let home = try FreshHome(clock)
    var corrected = page.text
    for block in page.blocks {
      if let name = block.fileName { try home.write(block.text, to: name) }
      switch block.language {
      case "console":
        let printed = try printed(block, in: home)
        guard printed != block.text else { continue }
        corrected = corrected.replacing("```console\n\(block.text)```", with: "```console\n\(printed)```")
      case "sh":
        let (printed, succeeded) = try home.run("set -e\n\(block.text)")
        XCTAssertTrue(succeeded, "\(page.path): \(block.text)\(printed)")
      default: continue
      }
    }
    return corrected
  }

  /// Returns the commands of a block, each with its output.
  private static func printed(_ block: MarkdownFile.Block, in home: FreshHome) throws -> String {
    XCTAssertTrue(block.lines.first?.hasPrefix("$ ") ?? false, "\(block.text) begins with no command")
    return try block.lines.filter { $0.hasPrefix("$ ") }.map { line in
      // Lines of CSV end in two characters, of which a page keeps one.
      "\(line)\n" + (try home.run(String(line.dropFirst(2))).printed.replacing("\r\n", with: "\n"))
    }.joined()
  }
}
