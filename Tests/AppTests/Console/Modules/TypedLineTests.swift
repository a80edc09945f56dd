import ArcadePresentation
import XCTest

@testable import ArcadeApp

/// Which typed lines are remembered, so that a person can have them back.
final class TypedLineTests: XCTestCase {
  func testALineIsRememberedUnlessItAnswersOrMayHoldASecret() {
    let code = Offer("code", "Takes the code", fields: [Field("code", "Code", .secret)], weight: .usual)
    let cases: [(lines: [String], offers: [Offer], isAsked: Bool, isRemembered: Bool)] = [
      (["cart", "MUG 2", "add tea", "qiut"], offers, false, true),
      (["help pay"], Array(offers.prefix(2)), false, true),
      // Where a key can be typed, what means nothing may be one.
      (["help pay"], offers, false, false),
      (["yes", "2", "r", "Ingrid Solberg", "cart"], offers, true, false),
      (
        [
          "sign in anna 1234", "SIGN IN anna 1234", "sign in anna", "log anna 1234",
          "set observe.rakuten.access-key planted", "sett observe.rakuten.access-key planted",
          "set observe.rakuten.access-key=planted", "set 15 planted", "set shop.catalog http://u:planted@h/x",
          "set shop.catalog http://h/x?token=planted",
        ], offers, false, false
      ),
      (["1234", "code 1234", "no such thing"], [code], false, false),
      (["", "  ", String(repeating: "x", count: 1_001)], [], false, false),
    ]
    for (lines, offers, isAsked, isRemembered) in cases {
      for line in lines {
        XCTAssertEqual(TypedLine(line, isAsked: isAsked, offers: offers).isRemembered, isRemembered, line)
      }
    }
  }

  private let offers = [
    Offer("cart", "Shows the cart"),
    Offer("add", "Adds", fields: [Field("code", "Code", .scan(known: [Choice("MUG")]))], weight: .usual),
    Offer(
      "sign in",
      aliases: ["log"],
      "Signs in",
      fields: [Field("name", "Name", .text), Field("code", "Code", .secret)]
    ),
  ]
}
