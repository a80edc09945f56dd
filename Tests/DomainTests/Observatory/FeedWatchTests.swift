import ArcadeDomain
import ArcadeTesting
import XCTest

/// Watches of whole sources.
final class FeedWatchTests: XCTestCase {
  func testItIsCalledByTheLastPartOfItsAddress() {
    let names = [
      "feed:/tmp/My shop.csv": "My shop", "feed:https://me:pw@shop.example/a/products.json?key=k#x": "products",
      "feed:https://me:pw@shop.example?key=k": "shop.example", "shopify:shop.example": "shop.example",
      "shopify:shop.example/collections/tea": "tea", "shopify:http://127.0.0.1:8080": "127.0.0.1:8080",
      "page:https://shop.example/anvil.html": "anvil", "feed:/tmp/.csv": ".csv", "feed:/tmp/list": "list",
    ]
    for (source, name) in names { XCTAssertEqual(Watch.Name.usual(forSource: source)?.text, name, source) }
  }

  func testItAsksForEverythingAndKeepsHowTheFeedIsWritten() async throws {
    let sample = SampleObservatory()
    var result = SampleListings.result(SampleListings.listing("a"))
    result.format = FeedFormat(encoding: .utf16, delimiter: .tab, decimal: .comma, columns: "id=ref", currency: .eur)
    sample.source.answer(result)

    let added = try await sample.observatory.addFeed("demo")

    XCTAssertEqual(sample.source.queries, [.everything])
    XCTAssertEqual(added.watch.feed, result.format)
    XCTAssertEqual(added.watch.name.text, "demo")
    expectEqual(try await sample.watches.watch(added.watch.id)?.watch.query.isEverything, true)
  }

  func testNothingIsMadeOfWhatCannotBeRead() async throws {
    let sample = SampleObservatory()
    sample.source.answer(SampleListings.result([]))
    let nothing = await repositoryFailure { _ = try await sample.observatory.addFeed("demo") }
    XCTAssertEqual(nothing?.code, .noListings)
    sample.source.fail(with: RepositoryError(.corrupt, subject: "demo"))
    let broken = await repositoryFailure { _ = try await sample.observatory.addFeed("demo") }
    XCTAssertEqual(broken?.code, .corrupt)
    expectEqual(try await sample.watches.watches(), [])
    sample.source.answer(SampleListings.result(SampleListings.listing("a")))
    _ = try await sample.observatory.addFeed("demo")
    let taken = await repositoryFailure { _ = try await sample.observatory.addFeed("demo") }
    XCTAssertEqual(taken?.code, .exists)
    XCTAssertEqual(sample.source.queries.count, 3, "a name that is taken asks nobody")
  }
}
