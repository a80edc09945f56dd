import XCTest

/// Each rule finds a planted violation and leaves other lines alone.
final class ArchitectureRuleTests: XCTestCase {
  func testAForbiddenImportIsFound() {
    let planted: [(path: String, text: String, isFound: Bool)] = [
      ("Sources/Domain/Shop/A.swift", "import Foundation", true),
      ("Sources/Domain/Shared/A.swift", "public import Synchronization", true),
      ("Sources/Data/Shop/A.swift", "public import ArcadeDomain\nimport Foundation", false),
      ("Sources/Data/Shop/A.swift", "import ArcadePresentation", true),
      ("Sources/Data/Shop/A.swift", "#if canImport(Glibc)\n  import Glibc\n#endif", true),
      ("Sources/Data/Shared/HTTP/A.swift", "import CCurl\nimport Glibc", false),
      ("Sources/Data/Shared/HTTP/A.swift", "import FoundationNetworking", true),
      ("Sources/Data/Shop/A.swift", "import CCurl", true),
      ("Tests/Support/A.swift", "import FoundationNetworking", true),
      ("Sources/Presentation/Shop/A.swift", "import Foundation", true),
      ("Sources/Presentation/Shared/A.swift", "import Foundation", false),
      ("Sources/Presentation/Shop/A.swift", "import ArcadeData", true),
      ("Sources/App/Shop/A.swift", "import ArcadeData\nimport Foundation", false),
      ("Sources/App/Shop/A.swift", "import struct Glibc.stat", true),
      ("Sources/App/Console/A.swift", "import Glibc", false),
      ("Sources/App/Console/Editing/A.swift", "import CLibedit", false),
      ("Sources/App/Shop/A.swift", "import CLibedit", true), ("Sources/App/Console/A.swift", "import ArcadeWeb", true),
      ("Sources/App/Shop/A.swift", "import ArcadeWeb", false),
      ("Tests/Support/A.swift", "public import XCTest", true),
      ("Examples/Pricing/Sources/A.swift", "import ArcadeDomain", false),
      ("Examples/Pricing/Sources/A.swift", "import Foundation", true),
      ("Examples/Pricing/Sources/A.swift", "import ArcadeData", true),
      ("Tests/Support/A.swift", "import Glibc\nimport ArcadeData", false),
      ("Sources/Domain/Shop/A.swift", "/// import Foundation\nlet a = \"import Foundation\"", false),
    ]
    expect(planted, of: ImportRule.violations)
  }

  func testAComparedWordOfAnActionOrASystemIsFound() {
    let words = [
      SourceFile(path: "Sources/Presentation/Shop/A.swift", text: "Action(\n  \"pay\",\n  a)\nAction<B>(\"add\", a)"),
      SourceFile(path: "Sources/App/Shop/ShopSystem.swift", text: "struct ShopSystem {\n  let word = \"shop\"\n}"),
    ]
    let planted: [(path: String, text: String, isFound: Bool)] = [
      ("Sources/App/Web/Pages/A.swift", "if offer.word == \"pay\" {}", true),
      ("Sources/App/Console/A.swift", "case \"shop\": a", true),
      ("Sources/App/Console/A.swift", "names.contains(\"add\")", true),
      ("Sources/App/Web/A.swift", "let places = [\"pay\", \"add\", \"shop\"]", true),
      ("Sources/App/Web/A.swift", "let place = \"pay\"", false),
      ("Sources/App/Web/A.swift", "// case \"pay\"", false), ("Sources/App/Web/A.swift", "a == \"back\"", false),
      ("Sources/App/Console/Phrases/A.swift", "case \"pay\": a", false),
      ("Sources/App/Shop/A.swift", "a == \"pay\"", false),
    ]
    expect(planted, of: { FrontendRule.violations(in: words + $0) })
  }

  func testAForbiddenWordIsFound() {
    let planted: [(path: String, text: String, isFound: Bool)] = [
      ("Sources/Data/Shop/A.swift", "print(1)", true),
      ("Sources/Data/Shop/A.swift", "  debugPrint (1)", true),
      ("Sources/Presentation/Shop/A.swift", "let a = readLine()", true),
      ("Sources/App/Shop/A.swift", "print(1)", false),
      ("Sources/Data/Shop/A.swift", "desk.print(1)\nblueprint(2)", false),
      ("Sources/Data/Shop/A.swift", "// print(1)\nlet a = \"print(1)\"", false),
      ("Sources/App/Shop/A.swift", "fatalError()", true),
      ("Sources/App/Shop/A.swift", "let a = try! b()", true),
      ("Sources/App/Shop/A.swift", "let a = b as! C", true),
      ("Sources/App/Shop/A.swift", "final class A: @unchecked Sendable {}", true),
      ("Sources/App/Shop/A.swift", "nonisolated(unsafe) var a = 1", true),
      ("Sources/App/Shop/A.swift", "let a = try? b() as? C", false),
      ("Sources/Domain/Shop/A.swift", "struct A: Codable {}", true),
      ("Sources/Data/Shop/A.swift", "struct A: Codable {}", false),
    ]
    expect(planted, of: WordRules.violations)
  }

  func testAScreenThatIsNotFoundByItsNameIsFound() {
    let cart = "public struct CartPresenter: ShopPresenter {}"
    let planted: [(path: String, text: String, isFound: Bool)] = [
      ("Sources/Presentation/Shop/Cart/CartPresenter.swift", cart, false),
      ("Sources/Presentation/Shop/Cart/CartPage.swift", cart, true),
      ("Sources/Presentation/Shop/Cart/CartPresenter.swift", "\(cart)\nstruct DayPresenter {}", true),
      ("Sources/Presentation/Shop/ShopPresenter.swift", "protocol ShopPresenter: PagePresenter {}", false),
      ("Sources/App/Shop/A.swift", cart, false),
    ]
    expect(planted, of: ScreenRule.violations)
  }

  func testASentenceAboutTypingIsFound() {
    let planted: [(path: String, text: String, isFound: Bool)] = [
      ("Sources/Presentation/Shop/A.swift", "let a = \"No. Type one of these.\"", true),
      ("Sources/Presentation/Shop/A.swift", "let a = \"See arcade help\"", true),
      ("Sources/Presentation/Shop/A.swift", "let a = \"Pass --yes\"", true),
      ("Sources/Presentation/Shop/A.swift", "let a = \"Escribe uno\"", true),
      ("Sources/Presentation/Shop/A.swift", "let a = \"番号を入力\"", true),
      ("Sources/Presentation/Shop/A.swift", "  /// says \"Type one\"\nlet a = \"The type. Arcade -- it\"", false),
      ("Sources/App/Shop/A.swift", "let a = \"Type one of these.\"", false),
    ]
    expect(planted, of: SentenceRule.violations)
  }

  func testAConditionalWhereInACommentOrOnAPageIsFound() {
    let text = "/// Nil where there is none.\nlet a = b where c\nlet d = \"where\""
    let file = SourceFile(path: "Sources/A.swift", text: text)
    XCTAssertEqual(EnglishRule.comments(with: "where", in: [file]).map(\.line), [1])
    let page = "Nil where there is none.\n```sql\nwhere a\n```\n`where`\n| `a` | where |\n| a | where |"
    XCTAssertEqual(EnglishRule.prose(with: "where", in: "A.md", page).map(\.line), [1, 7])
  }

  func testASystemThatNamesAnotherIsFound() {
    let files = [
      SourceFile(path: "Sources/Domain/Shop/Product.swift", text: "public struct Product: Hashable {}"),
      SourceFile(path: "Sources/Domain/PriceGame/A.swift", text: "public final class QuizProduct {}"),
      SourceFile(path: "Sources/App/PriceGame/A.swift", text: "let a: [Product] = []\n// Product\nlet b = \"Product\""),
      SourceFile(path: "Sources/Data/Observatory/A.swift", text: "func a(_ b: QuizProduct) {}"),
      SourceFile(path: "Sources/Data/Shared/A.swift", text: "typealias A = Product"),
      SourceFile(path: "Sources/App/Console/A.swift", text: "let products = QuizProducts()"),
      SourceFile(path: "Sources/App/Web/A.swift", text: "let a = Product()"),
      SourceFile(path: "Sources/Presentation/Shop/A.swift", text: "let a = Product()"),
    ]

    XCTAssertEqual(
      SystemRule.violations(in: files).map(\.description),
      [
        "Sources/App/PriceGame/A.swift:1: names Product, which belongs to Shop",
        "Sources/Data/Observatory/A.swift:1: names QuizProduct, which belongs to PriceGame",
        "Sources/Data/Shared/A.swift:1: names Product, which belongs to Shop",
        "Sources/App/Web/A.swift:1: names Product, which belongs to Shop",
      ]
    )
  }

  func testAnArrowTheOtherWayIsFound() {
    let files = [
      SourceFile(path: "Sources/Domain/Shop/Promotions/Offers/Promotion.swift", text: "public struct Promotion {}"),
      SourceFile(
        path: "Sources/Domain/Shop/Promotions/Pricing/Engine.swift",
        text: "struct Engine {\n  let a: Promotion\n}"
      ),
      SourceFile(
        path: "Sources/Domain/Shop/Promotions/Offers/Rule.swift",
        text: "extension Promotion {\n  let a: Engine\n}"
      ),
      SourceFile(path: "Sources/Domain/Shop/Promotions/Book.swift", text: "struct Book {\n  let a: Engine\n}"),
      SourceFile(path: "Sources/Domain/Shop/Promotions/Pricing/Hints.swift", text: "let a: [Book] = []"),
    ]

    XCTAssertEqual(
      ArrowRule.violations(in: files).map(\.description),
      [
        "Sources/Domain/Shop/Promotions/Offers/Rule.swift:2: names Engine, which belongs to Domain/Shop/Promotions/Pricing",
        "Sources/Domain/Shop/Promotions/Pricing/Hints.swift:1: names Book, which belongs to Domain/Shop/Promotions",
      ]
    )
  }

  func testANameThatIsGoneAndAProtocolThatIsTooLargeAreFound() {
    let text = "public struct Stage {}\nstruct A {\n  enum Stage {}\n}\npublic protocol TeaRepository: Sendable {\n"
    let file = SourceFile(
      path: "Sources/Domain/Shop/A.swift",
      text: text + String(repeating: "  func a() -> Int\n", count: 11) + "}\n"
    )

    XCTAssertEqual(
      (SystemRule.returned(in: [file]) + ProtocolRule.violations(in: [file])).map(\.description),
      [
        "Sources/Domain/Shop/A.swift:1: brings back Stage",
        "Sources/Domain/Shop/A.swift:5: TeaRepository has 11 requirements",
      ]
    )
  }

  func testARepositoryInPresentationIsCounted() {
    let files = [
      SourceFile(
        path: "Sources/Domain/Shop/Shop.swift",
        text: "public let carts: any CartRepository\nlet games: any GameRepository"
      ),
      SourceFile(
        path: "Sources/Presentation/Shop/A.swift",
        text: "try await shop.carts.load()\nlet a = (shop.carts, shop.time.now(), screen.carts, quiz.games)"
      ),
      SourceFile(path: "Sources/Presentation/Shop/B.swift", text: "let b: any TeaRepository\nlet c: RepositoryError"),
      SourceFile(path: "Sources/App/Shop/C.swift", text: "let c: any TeaRepository = shop.carts"),
    ]

    XCTAssertEqual(ServiceRule.uses(in: files), ["shop.carts": 2, "Sources/Presentation/Shop/B.swift": 1])
  }

  func testWhatEmbeddedSwiftCannotCompileIsFound() {
    let teas = SourceFile(path: "Sources/Domain/Shop/Teas.swift", text: "public protocol Teas {\n  func a() throws\n}")
    let planted: [(text: String, isFound: Bool)] = [
      ("struct A {\n  let teas: any Teas\n}", true), ("func a() throws {}", true),
      ("func a(_ b: some Teas) throws(E) {}\n// any Teas", false), ("func a(_ b: any Teas) async throws {}", false),
      ("func a(_ b: any Error) {}", false), ("let a = b.map(\\.c)", true), ("let a = b.map { $0.c }", false),
      ("struct A {\n  public let b: any BRepository\n  let c: any Teas\n}", false),
    ]
    for (text, isFound) in planted {
      let file = SourceFile(path: "Sources/Domain/Shop/A.swift", text: text)
      XCTAssertEqual(!DomainRule.violations(in: [teas, file]).isEmpty, isFound, text)
    }
  }

  func testALongFileIsFound() {
    let text = String(repeating: "\n", count: 200)
    let files = ["Sources/App/Shop/A.swift", "Tests/AppTests/A.swift"].map { SourceFile(path: $0, text: text) }

    let found = LengthRule.violations(in: files).map(\.description)
    XCTAssertEqual(found, ["Sources/App/Shop/A.swift:201: has 201 lines"])
  }

  func testOnlyCodeIsLeftOfAText() {
    let text = """
      let a = "b // \\" c" // d
      /* e
      f */ let g = #"h "i" j"#
      let k = \"""
        "l"
        \"""
      """

    XCTAssertEqual(CodeText.stripped(text), "let a = \"\" \n\n let g = \"\"\nlet k = \"\n\n\"")
  }

  private func expect(_ planted: [(path: String, text: String, isFound: Bool)], of rule: ([SourceFile]) -> [Violation])
  {
    for (path, text, isFound) in planted {
      XCTAssertEqual(!rule([SourceFile(path: path, text: text)]).isEmpty, isFound, "\(path): \(text)")
    }
  }
}
