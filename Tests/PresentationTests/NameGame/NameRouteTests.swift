import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class NameRouteTests: XCTestCase {
  func testEveryRouteHasAnAddressThatLeadsBackToIt() {
    let addresses: [(NameRoute, String)] = [
      (.home, "/names"), (.game(7), "/names/game/7"), (.people, "/names/people"),
      (.person(Person.ID("P07")), "/names/people/P07"),
      (.person(Person.ID("Ana / Öz")), "/names/people/Ana%20%2F%20%C3%96z"),
      (.history(), "/names/games"), (.history(.before(7)), "/names/games?before=7"), (.best, "/names/best"),
      (.stats, "/names/stats"),
    ]
    for (route, address) in addresses {
      XCTAssertEqual(route.address, address)
      XCTAssertEqual(NameRoute(address: address), route)
    }
  }

  func testWhatLeadsNowhereIsNoRoute() {
    for address in [
      "", "/", "/shop", "names", "/names/nothing", "/names/game", "/names/game/x", "/names/game/-1", "/names/game/0",
      "/names/game/1/2", "/names/people/P07/x", "/names/games/1",
      "/names/best/1", "/names/stats/1",
    ] {
      XCTAssertNil(NameRoute(address: address), address)
    }
  }

  func testAllGamesAreOnePlace() throws {
    XCTAssertEqual(NameRoute.game(1).place, NameRoute.game(2).place)
    XCTAssertNotEqual(NameRoute.game(1).place, NameRoute.history().place)
  }
}
