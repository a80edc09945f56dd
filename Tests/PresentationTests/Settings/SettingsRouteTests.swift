import ArcadeDomain
import ArcadePresentation
import XCTest

final class SettingsRouteTests: XCTestCase {
  func testEveryRouteHasTheAddressThatLeadsThere() throws {
    let addresses: [(SettingsRoute, String)] = [
      (.list, "/settings"), (.setting("names.profiles"), "/settings/names.profiles"),
      (.setting("observe.rakuten.access-key"), "/settings/observe.rakuten.access-key"), (.erase, "/settings/erase"),
      (.owners, "/settings/who"), (.browsers, "/settings/browsers"),
      (.adoption(try XCTUnwrap(Owner("Ana B"))), "/settings/adopt/Ana%20B"),
    ]
    let nowhere = [
      "", "settings", "/", "/shop", "/settings/a/b", "/settings/erase/now", "/settings/adopt/%20",
      "http://h.example/settings",
    ]
    assertAddresses(addresses, nowhere: nowhere)
  }
}
