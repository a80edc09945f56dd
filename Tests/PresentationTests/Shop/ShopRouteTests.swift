import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class ShopRouteTests: XCTestCase {
  func testEveryRouteHasTheAddressThatLeadsThere() {
    let addresses: [(ShopRoute, String)] = [
      (.home, "/shop"), (.products(matching: "mug"), "/shop?matching=mug"), (.cart, "/shop/cart"),
      (.clearCart, "/shop/cart/clear"), (.payment(.usual), "/shop/payment"), (.why, "/shop/why"),
      (.discounts, "/shop/discounts"), (.orders(), "/shop/orders"), (.order(7), "/shop/orders/7"),
      (.refund(7, code: nil, pieces: nil), "/shop/orders/7/refund"),
      (.refund(7, code: "A B", pieces: 2), "/shop/orders/7/refund?code=A%20B&n=2"),
      (.day(nil), "/shop/day"), (.day(CalendarDay(iso: "2026-12-01")), "/shop/day/2026-12-01"),
      (.closings(), "/shop/closings"), (.closing(3), "/shop/closings/3"),
      (.priceList(), "/shop/pricelist"), (.priceList(page: 3), "/shop/pricelist?page=3"),
      (.order(Order.ID(number: .max)), "/shop/orders/9223372036854775807"),
    ]
    let nowhere = [
      "", "shop", "/", "/prices", "/shops", "/shop/basket", "/shop/cart/clear/now", "/shop/orders/x", "/shop/orders/0",
      "/shop/orders/-1", "/shop/orders/1/2", "/shop/orders/99999999999999999999", "/shop/payment/yes",
      "/shop/day/today", "/shop/day/2026-02-30", "/shop/closings/0", "/shop/orders/x/refund",
      "/shop/orders/1/refund?n=0", "/shop/pricelist?page=0", "/shop/pricelist/1",
      "http://127.0.0.1/shop", "//shop/cart", "/shop/orders/1%2F2", "/shop/%63art/extra",
    ]
    assertAddresses(addresses, nowhere: nowhere)
  }

  func testAnySearchedTextComesBack() {
    let texts = [
      "a b", "a+b", "a&b=c", "100%", "%41", "#1", "?", "a/b", "//host/x", "..", "Café", "カップ", "👩‍👩‍👧", "\u{202E}mug",
      "\"'<script>", "\u{1B}[31m", "a\nb", "\u{0}", " ", "matching=mug", ";", "[x]", "e\u{301}",
    ]
    for text in texts {
      let route = ShopRoute.products(matching: text)
      XCTAssertEqual(ShopRoute(address: route.address), route, text)
      XCTAssertTrue(
        route.address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "<") },
        route.address
      )
    }
  }

  func testWhatStandsBesideAnAddressIsNoHarm() {
    for address in ["/shop/", "/shop?matching=", "/shop?other=1", "/shop?matching", "/shop#top"] {
      XCTAssertEqual(ShopRoute(address: address), .home, address)
    }
    XCTAssertEqual(ShopRoute(address: "/shop?matching=a&matching=b"), .products(matching: "b"))
    XCTAssertEqual(ShopRoute(address: "/shop/%63art"), .cart)
  }
}
