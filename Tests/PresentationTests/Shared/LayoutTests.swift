import XCTest

@testable import ArcadePresentation

final class LayoutTests: XCTestCase {
  private let retry = Action<String>("retry", "try again") { "again" }
  private let cart = Action<String>("cart", "the cart") { "cart" }
  private let pay = Action<String>("pay", "pay", .text("with", "With")) { $0 }

  func testWhatIsTriedAgainStandsFirstOfThoseInSightAndNowhereElse() {
    var layout = Layout {
      Block.bar(cart.first)
      Block.more { Block.list(retry) }
    }
    layout.lead(on: retry)
    XCTAssertEqual(layout.controls, [.buttons([retry.first.offer, cart.offer], stay: true)])
  }

  func testWhatIsTriedAgainStandsBesideThePageIfTheOthersDo() {
    var layout = Layout { Block.buttons(cart) }
    layout.besides = [.forms([pay.first.offer]), .buttons([cart.offer], stay: true)]
    layout.lead(on: retry)
    XCTAssertEqual(layout.controls, [.buttons([cart.offer])])
    XCTAssertEqual(layout.besides.last, .buttons([retry.offer, cart.offer], stay: true), "the form stands out")
  }

  func testWithoutOthersInSightItGetsABarOfItsOwn() {
    var layout = Layout { Block.forms(pay) }
    layout.lead(on: retry)
    XCTAssertEqual(layout.controls, [.buttons([retry.first.offer], stay: true), .forms([pay.offer])])
  }

  func testGuestsDoWithoutWhatChangesWhatIsEverybodys() {
    let shared = retry.changingWhatIsShared
    let layout = Layout(entry: shared, press: pay) {
      Block.forms(pay)
      Block.bar(shared)
      Block.more { Block.list(shared, cart) }
    }
    let forGuests = layout.forGuests
    XCTAssertNil(forGuests.entry)
    XCTAssertEqual(forGuests.press, pay.offer)
    XCTAssertEqual(forGuests.controls, [.forms([pay.offer]), .more(nil, [.list([cart.offer])])])
    var table = Table(columns: [Table.Column("Code")], rows: [Table.Row("A", ["A"])])
    table.rowActions.buttons = [Table.Button(.away, shared.offer), Table.Button(.more, cart.offer)]
    table.rowActions.menu = [shared.offer]
    guard case .table(let shown)? = Page(.table(table)).forGuests.blocks.first else { return XCTFail() }
    XCTAssertEqual(shown.rowActions.buttons, [Table.Button(.more, cart.offer)])
    XCTAssertEqual(shown.rowActions.menu, [])
  }
}
