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

}
