import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class WatchRouteTests: XCTestCase {
  private let id = Watch.ID(number: 3)
  private let kitchen = ListingCategory(id: "7", name: "Kitchen")
  private let cups = ListingCategory(id: "a/b", name: "Cups & Mugs, 茶")

  func testEveryRouteHasAnAddressThatLeadsBackToIt() throws {
    let tea = WatchSearchDraft(keyword: "tea")
    var unicorn = WatchSearchDraft(keyword: "unicorn")
    unicorn.isKnownToBeEmpty = true
    let unread = ListingArrangement(by: .price, only: .unread)
    let addresses: [(WatchRoute, String)] = [
      (.watches, "/observe"), (.sources, "/observe/sources"), (.search(WatchSearchDraft()), "/observe/search"),
      (.search(tea), "/observe/search?keyword=tea"), (.categories(for: tea), "/observe/search/categories?keyword=tea"),
      (.search(unicorn), "/observe/search?found=none&keyword=unicorn"), (.listings(id), "/observe/watches/3"),
      (.listings(id, unread, page: 2), "/observe/watches/3?only=unread&page=2&sort=price"),
      (.listing("tea-20", of: id), "/observe/watches/3/listing?id=tea-20"),
      (.listing("a/b", of: id, in: unread), "/observe/watches/3/listing?id=a%2Fb&only=unread&sort=price"),
      (.history(of: "a", in: id, .stock), "/observe/watches/3/history?id=a&of=stock"),
      (.updates(id), "/observe/watches/3/updates"), (.rules(id), "/observe/watches/3/targets"),
      (.trial(id), "/observe/watches/3/targets/try"),
      (.deletion(of: id), "/observe/watches/3/delete"),
    ]
    let nowhere = [
      "", "/", "/shop", "observe", "/observe/nothing", "/observe/watches", "/observe/watches/0", "/observe/watches/x",
      "/observe/watches/-1", "/observe/watches/3?sort=x", "/observe/watches/3?only=x", "/observe/watches/3?group=x",
      "/observe/watches/3?page=0", "/observe/watches/3?page=x", "/observe/watches/3/listing",
      "/observe/watches/3/listing?id=a&sort=x", "/observe/watches/3/history?id=a",
      "/observe/watches/3/history?of=price", "/observe/watches/3/history?id=a&of=x", "/observe/watches/3/updates/1",
      "/observe/watches/3/nothing", "/observe/search?order=x", "/observe/search?prices=x", "/observe/search?prices=10",
      "/observe/search?count=0", "/observe/search?category=x", "/observe/search?category=%2Fa%2Fb%2Fc%2Fd",
      "/observe/search/categories?below=%2Fa", "/observe/search/nothing", "/observe/sources/1",
    ]
    assertAddresses(addresses, nowhere: nowhere)
  }

  func testAllThatCanBeSetStandsInTheAddress() throws {
    let (ten, twenty) = (Money(minorUnits: 1_000, currency: .eur), Money(minorUnits: 2_050, currency: .eur))
    let ranges = try [PriceRange(from: ten, to: twenty), PriceRange(from: ten), PriceRange(to: twenty), .any]
    for prices in ranges {
      let draft = WatchSearchDraft(
        source: "file:/tmp/my shop.csv#id=sku",
        keyword: "green tea & お茶",
        category: cups,
        order: .priceDown,
        prices: prices,
        count: 3_000,
        name: "Mine = yours?"
      )
      for route in [WatchRoute.search(draft), .categories(for: draft, below: [kitchen, cups], matching: "cu p")] {
        XCTAssertEqual(WatchRoute(address: route.address), route, route.address)
      }
    }
    for group in ListingGroup.allCases {
      let route = WatchRoute.listings(id, ListingArrangement(by: .change, only: .changed, group: group), page: 9)
      XCTAssertEqual(WatchRoute(address: route.address), route, route.address)
    }
  }

  func testEveryRouteLeadsToItsScreen() async {
    let routes: [WatchRoute] = [
      .watches, .search(WatchSearchDraft()), .categories(for: WatchSearchDraft()), .listings(id),
      .listing("a", of: id), .history(of: "a", in: id, .price), .updates(id), .deletion(of: id), .sources,
    ]
    for route in routes {
      func titles(of module: some Module<WatchRoute>) async -> [String] {
        let (_, view, _) = await opened(module)
        return view.screens.map(\.title)
      }
      let titles = await titles(of: SampleObservatory().actions().module(at: route))
      XCTAssertEqual(titles.count, 1, route.address)
    }
  }

  func testWhatCannotBeReadIsSaidOnEveryScreenAndShownAsSoonAsItCanBe() async throws {
    let (sample, id) = try await SampleObservatory.watching(SampleListings.listing("a"))
    let screens: [(WatchRoute, needing: [WatchCall])] = [
      (.watches, [.watches]), (.listings(id), [.watches, .listings]),
      (.listing("a", of: id), [.watches, .listings, .history]), (.updates(id), [.watches, .updates]),
      (.history(of: "a", in: id, .price), [.listings, .history]),
    ]
    for (route, calls) in screens {
      for call in calls {
        func failures(of module: some Module<WatchRoute>) async throws -> [Failure?] {
          let (module, view, _) = await opened(module)
          sample.faults.mend()
          try await module.perform("retry")
          return [view.screens.first?.failure, view.last?.failure]
        }
        sample.faults.fail(call, with: .storeBusy)
        let failures = try await failures(of: sample.actions().module(at: route))
        XCTAssertEqual(failures, [.storeBusy, nil], "\(route) without \(call)")
      }
    }
  }

  func testWhatWasDeletedElsewhereIsSaidOnEveryScreen() async throws {
    let (sample, id) = try await SampleObservatory.watching(SampleListings.listing("a"))
    func screen(of module: some Module<WatchRoute>) async -> (String?, Failure?) {
      let (_, view, _) = await opened(module)
      return (view.last?.title, view.last?.failure)
    }
    let unknown = await screen(of: sample.actions().module(at: .listing("zebra", of: id)))
    try await sample.watches.delete(id)
    var screens = [unknown]
    for route in [
      .listings(id), .listing("a", of: id), .history(of: "a", in: id, .stock), .updates(id), .deletion(of: id),
    ] as [WatchRoute] {
      screens.append(await screen(of: sample.actions().module(at: route)))
    }
    let gone = "It is not there any more: it was deleted elsewhere. The list of the watches has those that are."
    XCTAssertEqual(screens.map(\.0), ["zebra", "Watches", "a", "Stock of a", "Updates", "Watches"])
    XCTAssertEqual(screens.map(\.1), Array(repeating: Failure(gone, canRetry: false), count: screens.count))
  }
}
