import ArcadeTesting
import XCTest

@testable import ArcadeApp

/// Giving back and closing on the page.
final class TillVisitTests: XCTestCase {
  func testAStallsDayIsSoldRefundedAndClosed() async throws {
    let browser = try SiteVisit()
    await browser.send("add", ["code": "2*MUG"], from: await browser.get("/shop"))
    let receipt = await browser.send("pay", ["with": "cash", "amount": "20"], from: await browser.get("/shop/cart"))
    XCTAssertEqual(receipt.address, "/shop/orders/1")

    let question = await browser.send("refund", ["id": "1", "code": "MUG", "n": "1"], from: receipt)
    XCTAssertEqual(question.address, "/shop/orders/1/refund?code=MUG&n=1")
    XCTAssert(question.text.contains("Give back €7.50?"), question.text)
    let back = await browser.send("yes", from: question)
    XCTAssertEqual(back.address, "/shop/orders/1")
    XCTAssert(back.text.contains("Refund 1: give back €7.50 in cash."), back.text)
    // The same button again, from the page as it was.
    let again = await browser.send("yes", from: question)
    XCTAssertFalse(again.text.contains("Refund 2"), again.text)
    let order = await browser.get("/shop/orders/1")
    XCTAssertFalse(order.text.contains("Refund 2"), order.text)

    let day = await browser.get("/shop/day")
    XCTAssert(day.text.contains("Sales less refunds €7.50"), day.text)
    let closing = await browser.send("close", ["counted": "7,50"], from: day)
    XCTAssertEqual(closing.address, "/shop/closings/1")
    XCTAssert(closing.text.contains("Closing 1: the drawer holds just what it should."), closing.text)
    let second = await browser.send("close", ["counted": "7,50"], from: day)
    XCTAssertEqual(second.address, "/shop/closings/1", "a second press is the same press")
    let list = await browser.get("/shop/closings")
    XCTAssertEqual(list.html.matches(of: /href="\/shop\/closings\/\d+"/).count, 1)
  }

  func testHowCardsAreTakenIsAskedOnceAndSlipsEachTime() async throws {
    let browser = try SiteVisit()
    let list = await browser.get("/shop/pricelist")
    await browser.send("add-product", ["code": "TEA", "price": "3", "name": "Tea"], from: list)
    await browser.send("add", ["code": "TEA"], from: await browser.get("/shop"))
    let question = await browser.send("pay", from: await browser.get("/shop/cart"))
    XCTAssert(question.text.contains("Are cards taken at a terminal of the shop"), question.text)
    let receipt = await browser.send("no", from: question)
    XCTAssertEqual(receipt.address, "/shop/orders/1")
    XCTAssert(receipt.text.contains("Practice: nothing was charged to the card."), receipt.text)
    await browser.send("add", ["code": "TEA"], from: await browser.get("/shop"))
    let next = await browser.send("pay", from: await browser.get("/shop/cart"))
    XCTAssertEqual(next.address, "/shop/orders/2")

    let day = await browser.get("/shop/day")
    let out = await browser.send("out", ["amount": "5", "why": "ice"], from: day)
    XCTAssertEqual(out.address, "/shop/drawer?amount=5&do=out&why=ice")
    XCTAssert(out.text.contains("The drawer should hold €0.00. Take €5.00 out all the same?"), out.text)
    let taken = await browser.send("yes", from: out)
    XCTAssert(taken.text.contains("Taken out: €5.00. The drawer should hold -€5.00 now."), taken.text)
    let back = await browser.send("undo", from: await browser.get("/shop/day"))
    XCTAssert(back.text.contains("Taken back: taken out €5.00. The drawer should hold €0.00 now."), back.text)
  }

  func testThePriceListIsChangedOnItsPage() async throws {
    let browser = try SiteVisit()
    let shop = await browser.get("/shop")
    XCTAssertNil(shop.form(of: "add-product"))
    XCTAssert(shop.html.contains("href=\"/shop/pricelist\""), shop.html)

    let list = await browser.get("/shop/pricelist")
    let added = await browser.send("add-product", ["code": "TEA", "price": "3.20/kg", "name": "Tea"], from: list)
    XCTAssertEqual(added.address, "/shop/pricelist")
    XCTAssert(added.text.contains("Listed: TEA, Tea, €3.20/kg."), added.text)
    let dearer = await browser.send("price", ["code": "TEA", "amount": "3.50"], from: added)
    XCTAssertEqual(dearer.address, "/shop/pricelist")
    XCTAssert(dearer.text.contains("Tea: €3.50 instead of €3.20."), dearer.text)
    XCTAssert(dearer.text.contains("€3.50/kg"), dearer.text)
    let gone = await browser.send("remove-product", ["code": "TEA"], from: dearer)
    XCTAssert(gone.text.contains("is empty, so the one that came with Arcade is back."), gone.text)
    XCTAssert(gone.text.contains("Cabify Coffee Mug"), gone.text)
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
    // Either can be asked for another day there, and nowhere else.
    XCTAssertEqual([day, orders, cart].map { $0.forms["day"] != nil }, [true, false, false])
    XCTAssertEqual([day, orders, cart].map { $0.forms["orders"] != nil }, [false, true, false])
    // Two columns stay a table on a phone, in which no value needs the name of its column beside it.
    XCTAssertEqual(day.elements.count { $0.hasClass("pair") }, 1)
    XCTAssertTrue(day.elements.allSatisfy { $0["data-label"] == nil })
    XCTAssertTrue(cart.elements.contains { $0["data-label"] != nil })
  }

  func testWhatIsNotThereIsSaid() async throws {
    let browser = try SiteVisit()
    for (address, sentence) in [
      ("/shop/orders/9/refund", "There is no order “9”."), ("/shop/closings/9", "There is no closing “9”."),
      ("/shop/day/2026-01-01", "Nothing was sold on this day"),
    ] {
      let page = await browser.get(address)
      XCTAssertEqual(page.status, 200, address)
      XCTAssert(page.text.contains(sentence), page.text)
    }
    for address in ["/shop/day/2026-02-30", "/shop/closings/0", "/downloads/shop/export?format=xml"] {
      let page = await browser.get(address)
      XCTAssertEqual(page.status, 404, address)
    }
  }
}
