import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// Weighing, refunds and closings on the page.
final class TillVisitTests: XCTestCase {
  func testAStallsDayIsSoldRefundedAndClosed() async throws {
    let browser = try SiteVisit()
    await browser.send("add", ["code": "2*MUG"], from: await browser.get("/shop"))
    let receipt = await browser.send("pay", ["with": "cash", "amount": "20"], from: await browser.get("/shop/cart"))
    XCTAssertEqual(receipt.address, "/shop/orders/1")

    let question = await browser.send("refund", ["id": "1", "code": "MUG", "n": "1"], from: receipt)
    question.expect(at: "/shop/orders/1/refund?code=MUG&n=1", "Give back €7.50?")
    let refunded = await browser.send("yes", from: question)
    refunded.expect(at: "/shop/orders/1", "Refund 1: give back €7.50 in cash.")
    XCTAssertTrue(refunded.html.contains(#"class="unprinted""#), "only what came back is printed")
    // The same button again, from the earlier page.
    expect(await browser.send("yes", from: question).text, lacks: "Refund 2")
    let whole = await browser.get("/shop/orders/1")
    expect(whole.text, lacks: "Refund 2")
    expect(whole.html, lacks: "unprinted")
    expect(receipt.html, lacks: "unprinted")

    let day = await browser.get("/shop/day").expect("Sales less refunds €7.50")
    let closing = await browser.send("close", ["counted": "7,50"], from: day)
    closing.expect(at: "/shop/closings/1", "Closing 1: the drawer holds just what it should.")
    let second = await browser.send("close", ["counted": "7,50"], from: day)
    XCTAssertEqual(second.address, "/shop/closings/1", "a second press is the same press")
    let list = await browser.get("/shop/closings")
    XCTAssertEqual(list.html.matches(of: /href="\/shop\/closings\/\d+"/).count, 1)
  }

  func testWhatIsDoneNextStandsOutAndEachPlaceStaysInItsList() async throws {
    let browser = try SiteVisit()
    await browser.send("add", ["code": "MUG"], from: await browser.get("/shop"))
    let cart = PageMarkup(await browser.get("/shop/cart").html)
    let day = PageMarkup(await browser.get("/shop/day").html)
    let orders = PageMarkup(await browser.get("/shop/orders").html)

    for (page, id) in [(cart, "b-pay"), (day, "b-close")] {
      XCTAssertEqual(page.elements.filter { $0.hasClass("first") }.map { $0["id"] }, [id])
    }
    for (page, address) in [(cart, "/shop/cart"), (day, "/shop/day"), (orders, "/shop/orders")] {
      let here = page.elements.filter { $0["aria-current"] != nil && $0["href"] != "/shop" }
      XCTAssertEqual(here.map { $0["href"] }, [address])
    }
    // Another day can be chosen there, and nowhere else.
    XCTAssertEqual([day, orders, cart].map { $0.forms["day"] != nil }, [true, false, false])
    XCTAssertEqual([day, orders, cart].map { $0.forms["orders"] != nil }, [false, true, false])
    // Two columns stay a table on a phone, without labels beside the values.
    XCTAssertEqual(day.elements.count { $0.hasClass("pair") }, 1)
    XCTAssertTrue(day.elements.allSatisfy { $0["data-label"] == nil })
    XCTAssertTrue(cart.elements.contains { $0["data-label"] != nil })
  }

  func testThePriceOfALineIsSetBesideWhatCountsIt() async throws {
    let browser = try SiteVisit()
    await browser.send("add", ["code": "2*MUG"], from: await browser.get("/shop"))
    let cart = await browser.get("/shop/cart")
    let opener = PageMarkup(cart.html).all("button").filter { $0["popovertarget"] != nil }
    XCTAssertEqual(opener.map { $0["popovertarget"] }, ["menu-1"])
    XCTAssertEqual(opener.first?["aria-label"]?.hasSuffix(": MUG Cabify Coffee Mug"), true)
    XCTAssertEqual(PageMarkup(cart.html).all("div").count { $0["id"] == "menu-1" && $0["popover"] != nil }, 1)

    XCTAssertEqual(
      PageMarkup(cart.html).all("button").filter { $0["form"] != nil }.count,
      3,
      "one less, one more, none"
    )

    let marked = await browser.send("off", ["line": "MUG", "amount": "10%", "why": "chipped\nrim"], from: cart)
    marked.expect("Cabify Coffee Mug costs €6.75 by hand instead of €7.50: chipped rim.")
    let more = await browser.send("add", ["code": "MUG 6.75 = chipped rim"], from: marked).expect("€20.25")
    let listed = await browser.send("at", ["line": "MUG 6.75 = chipped rim"], from: more)
    listed.expect("Cabify Coffee Mug costs €7.50 again", "€22.50")
    await browser.send("at", ["line": "MUG 6.75 = chipped rim", "price": "1"], from: more).expect("There is no line")
  }

  func testTheFormAsksForTheQuantityOfWhatIsWeighed() async throws {
    let browser = try stall()
    var page = await browser.get("/shop").expect("€2.40/kg")

    page = await browser.send("add", ["code": "TOM"], from: page)
    XCTAssert(page.text.contains("TOM is sold by the kg: say how much, such as TOM 0.35."), page.text)
    XCTAssert(page.html.contains(#"id="f-add--code" name="f-code" required value="TOM""#), page.html)
    XCTAssert(page.html.contains(#"id="f-add--code--quantity" name="f-code""#), page.html)

    page = await browser.send("add", ["code": "TOM 0.35"], from: page).expect("Added: 0.35 kg Tomatoes.")
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
    await browser.send("remove", ["code": "TOM 1/2 0.35"], from: cart).expect("Tomatoes TOM €2.40/kg €1.20 0.5 kg ")

    var old = await browser.send("remove", ["code": "TOM 1/2 0.35"], from: await browser.get("/shop/cart"))
    old.expect("That line is not in the cart any more.", "€2.04")

    old = await browser.send("undo", from: old).expect("Taken back: 0.35 kg Tomatoes is in the cart again.")
    await browser.send("misc", ["amount": "3.50", "what": "Flowers"], from: old).expect("Added: Flowers, €3.50.")
  }

  private func stall() throws -> SiteVisit {
    let folder = try TemporaryFolder()
    addTeardownBlock { _ = folder }
    let list = "code,name,price,unit\nTOM,Tomatoes,2.40,kg\nEGGS,Box of eggs,4.00,\n"
    try list.write(toFile: folder.path("stall.csv"), atomically: true, encoding: .utf8)
    return try SiteVisit(settings: ["ARCADE_SHOP_CATALOG": folder.path("stall.csv")])
  }
}
