import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp

/// What is weighed, on a page.
final class WeighingPageTests: XCTestCase {
  func testTheFormAsksForTheQuantityOfWhatIsWeighed() async throws {
    let browser = try stall()
    var page = await browser.get("/shop")
    XCTAssert(page.text.contains("€2.40/kg"), page.text)

    page = await browser.send("add", ["code": "TOM"], from: page)
    XCTAssert(page.text.contains("TOM is sold by the kg: say how much, such as TOM 0.35."), page.text)
    XCTAssert(page.html.contains(#"id="f-add--code" name="f-code" required value="TOM""#), page.html)
    XCTAssert(page.html.contains(#"id="f-add--code--quantity" name="f-code""#), page.html)

    page = await browser.send("add", ["code": "TOM 0.35"], from: page)
    XCTAssert(page.text.contains("Added: 0.35 kg Tomatoes."), page.text)
    page = await browser.send("add", ["code": "TOM x"], from: page)
    XCTAssert(page.html.contains(#"name="f-code" value="x""#), page.html)
  }

  func testAButtonTakesOutJustItsLineAndAnOldOneNone() async throws {
    let browser = try stall()
    for text in ["TOM 0.35", "TOM 0.5", "TOM 0.35"] {
      await browser.send("add", ["code": text], from: await browser.get("/shop"))
    }
    let cart = await browser.get("/shop/cart")
    XCTAssert(cart.html.contains(#"value="TOM 1/2 0.35""#), cart.html)
    let after = await browser.send("remove", ["code": "TOM 1/2 0.35"], from: cart)
    XCTAssert(after.text.contains("TOM Tomatoes 0.5 kg €2.40/kg €1.20 "), after.text)

    var old = await browser.send("remove", ["code": "TOM 1/2 0.35"], from: await browser.get("/shop/cart"))
    XCTAssert(old.text.contains("That line is not in the cart any more."), old.text)
    XCTAssert(old.text.contains("€2.04"), old.text)

    old = await browser.send("undo", from: old)
    XCTAssert(old.text.contains("Taken back: 0.35 kg Tomatoes is in the cart again."), old.text)
    let sold = await browser.send("misc", ["amount": "3.50", "what": "Flowers"], from: old)
    XCTAssert(sold.text.contains("Added: Flowers, €3.50."), sold.text)
  }

  private func stall() throws -> SiteVisit {
    let folder = try TemporaryFolder()
    addTeardownBlock { _ = folder }
    let list = "code,name,price,unit\nTOM,Tomatoes,2.40,kg\nEGGS,Box of eggs,4.00,\n"
    try list.write(toFile: folder.path("stall.csv"), atomically: true, encoding: .utf8)
    return try SiteVisit(settings: ["ARCADE_SHOP_CATALOG": folder.path("stall.csv")])
  }
}
