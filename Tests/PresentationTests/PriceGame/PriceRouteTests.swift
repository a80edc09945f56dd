import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class PriceRouteTests: XCTestCase {
  func testEveryRouteHasAnAddressThatLeadsBackToIt() {
    let addresses: [(PriceRoute, String)] = [
      (.home, "/prices"), (.instructions, "/prices/instructions"), (.categories([]), "/prices/categories"),
      (.categories([45_974, 45_975]), "/prices/categories/45974/45975"), (.game(7), "/prices/game/7"),
      (.history(), "/prices/games"), (.history(.before(7)), "/prices/games?before=7"),
      (.pastGame(PastPriceGame.ID(number: 4)), "/prices/games/4"),
      (.best, "/prices/best"),
    ]
    for (route, address) in addresses {
      XCTAssertEqual(route.address, address)
      XCTAssertEqual(PriceRoute(address: address), route)
    }
  }

  func testWhatLeadsNowhereIsNoRoute() {
    for address in [
      "", "/", "/shop", "prices", "/prices/nothing", "/prices/categories/x", "/prices/categories/0",
      "/prices/categories/-1", "/prices/games/0", "/prices/games/x", "/prices/games/1/2", "/prices/game",
      "/prices/game/x", "/prices/game/-1", "/prices/game/1/2",
      "/prices/best/1", "/prices/instructions/1",
    ] {
      XCTAssertNil(PriceRoute(address: address), address)
    }
  }
}
