import ArcadePresentation
import XCTest

@testable import ArcadeApp

final class HistoryRuleTests: XCTestCase {
  func testCommandsAreKeptAndMistakesToo() {
    for line in ["cart", "MUG 2", "add tea", "help pay", "qiut"] {
      XCTAssertTrue(HistoryRule.keeps(line, isAsked: false, offers: offers), line)
    }
  }

  func testAnswersAreNot() {
    for line in ["yes", "2", "r", "Ingrid Solberg", "cart"] {
      XCTAssertFalse(HistoryRule.keeps(line, isAsked: true, offers: offers), line)
    }
  }

  func testSecretsAreNot() {
    let lines = [
      "sign in anna 1234", "SIGN IN anna 1234", "sign in anna", "log anna 1234",
      "set observe.rakuten.access-key planted",
      "sett observe.rakuten.access-key planted", "set observe.rakuten.access-key=planted", "set 15 planted",
      "set shop.catalog http://u:planted@h/x", "set shop.catalog http://h/x?token=planted",
    ]
    for line in lines { XCTAssertFalse(HistoryRule.keeps(line, isAsked: false, offers: offers), line) }
  }

  func testNothingIsKeptWhereASecretNeedsNoWord() {
    let code = Offer("code", "Takes the code", fields: [Field("code", "Code", .secret)], weight: .usual)
    for line in ["1234", "code 1234", "no such thing"] {
      XCTAssertFalse(HistoryRule.keeps(line, isAsked: false, offers: [code]), line)
    }
  }

  func testNeitherNothingNorAWholeBookIsKept() {
    for line in ["", "  ", String(repeating: "x", count: 1_001)] {
      XCTAssertFalse(HistoryRule.keeps(line, isAsked: false, offers: []), line)
    }
  }

  private var offers: [Offer] {
    [
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
}
