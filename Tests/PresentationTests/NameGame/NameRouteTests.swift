import ArcadeDomain
import ArcadePresentation
import XCTest

final class NameRouteTests: XCTestCase {
  func testEveryRouteHasAnAddressThatLeadsBackToIt() {
    let addresses: [(NameRoute, String)] = [
      (.home, "/names"), (.game, "/names/game"), (.people, "/names/people"),
      (.person(Person.ID("P07")), "/names/people/P07"),
      (.person(Person.ID("Ana / Öz")), "/names/people/Ana%20%2F%20%C3%96z"),
      (.history, "/names/games"), (.best, "/names/best"), (.stats, "/names/stats"),
    ]
    for (route, address) in addresses {
      XCTAssertEqual(route.address, address)
      XCTAssertEqual(NameRoute(address: address), route)
    }
  }

  func testWhatLeadsNowhereIsNoRoute() {
    for address in [
      "", "/", "/shop", "names", "/names/nothing", "/names/game/1", "/names/people/P07/x", "/names/games/1",
      "/names/best/1", "/names/stats/1",
    ] {
      XCTAssertNil(NameRoute(address: address), address)
    }
  }

  func testARoundIsKnownByItsGameAndItsNumber() {
    XCTAssertEqual(NameRoundID(game: 2, number: 7).description, "2-7")
    XCTAssertEqual(NameRoundID("2-7"), NameRoundID(game: 2, number: 7))
    for text in ["", "-", "2", "2-", "-7", "2-7-1", "-2-7", "a-b"] { XCTAssertNil(NameRoundID(text), text) }
  }
}
