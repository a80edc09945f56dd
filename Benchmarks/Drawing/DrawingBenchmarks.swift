import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb
@testable import ArcadeBenchmarks

/// The time from a screen to the bytes of its page.
///
/// The code is internal to the executable and visible only to tests. So these are tests, in a build of their own.
final class DrawingBenchmarks: XCTestCase {
  private let frame = PageFrame(
    language: .english,
    address: "/shop",
    systems: ["shop", "prices", "names", "words", "observe", "settings"].map { PageLink($0, to: "/\($0)") },
    formToken: String(repeating: "5", count: 64),
    version: "0.1.0"
  )

  func testPages() async throws {
    let sample = try SampleShop()
    let products = try await screen(of: PageModule(ProductListPresenter(sample.actions())))
    let cart = try SampleCart(lines: 100, offers: 10)
    try await sample.records.save(cart.cart)
    sample.discounts.replace(with: cart.book)
    sample.catalog.replace(with: try Catalog(cart.cart.lines.map(\.product)))
    let basket = try await screen(of: PageModule(CartPresenter(sample.actions())))
    XCTAssertEqual(basket.rows.count, 100)
    let rows = (1...1_000).map { number in
      Table.Row(
        "listing-\(number)",
        [Table.Cell("A thing & its number \(number)"), "€19.99", "1,204", "4.5", Table.Cell("in stock", .good)],
        address: "/observe/watches/1/listings/listing-\(number)"
      )
    }
    let titles = [("Name", false), ("Price", true), ("Reviews", true), ("Stars", true), ("Stock", false)]
    let table = Table(columns: titles.map { Table.Column($0.0, isNumber: $0.1) }, rows: rows, firstNumber: 1)
    let listings = Screen(title: "Listings", content: .ready(Page(.table(table))))
    BenchmarkTable.printHead()
    for (name, count, aim, screen) in [
      ("the product list", 1, Duration.microseconds(10), products),
      ("a cart of 100 lines", 100, .microseconds(100), basket),
      ("a table of 1,000 rows", 1_000, .milliseconds(2), listings),
    ] {
      let drawn = await Benchmark("drawing \(name)", count: count, aim: aim) {
        document(of: screen, in: frame, at: .zero)
      }
      BenchmarkTable.print([drawn], part: "Web")
    }
    let page = WebResponse(document(of: products, in: frame, at: .zero))
    // 1,500 pages a second.
    let compressed = await Benchmark("compressing the product list", aim: .microseconds(666)) {
      page.compressed(for: [.init(name: "accept-encoding", value: "gzip")])
    }
    BenchmarkTable.print([compressed], part: "Web")
  }

  private func screen(of module: PageModule<some PagePresenter>) async throws -> Screen<Page> {
    let view = RecordingView<Page>()
    module.view = view
    await module.show()
    return try XCTUnwrap(view.screens.last)
  }
}
