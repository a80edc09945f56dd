import ArcadeDomain
import ArcadeTesting
import XCTest

final class PaymentMethodTests: XCTestCase {
  func testWhatIsHandedOverPaysTheTotal() throws {
    let table: [(PaymentMethod, Int64, [Tender])] = [
      (.card, 1_240, [Tender(.card, euro(1_240))]),
      (.cash(nil), 1_240, [Tender(.cash, euro(1_240))]),
      (.cash(euro(1_240)), 1_240, [Tender(.cash, euro(1_240))]),
      (.cash(euro(5_000)), 1_240, [Tender(.cash, euro(1_240), given: euro(5_000))]),
      (.cashThenCard(euro(1_000)), 1_240, [Tender(.cash, euro(1_000)), Tender(.card, euro(240))]),
      // Where the cash is enough, no card is needed; where there is none, all is on the card.
      (.cashThenCard(euro(1_240)), 1_240, [Tender(.cash, euro(1_240))]),
      (.cashThenCard(euro(2_000)), 1_240, [Tender(.cash, euro(1_240), given: euro(2_000))]),
      (.cashThenCard(euro(0)), 1_240, [Tender(.card, euro(1_240))]),
      (.cash(nil), 0, [Tender(.cash, euro(0))]),
      (.card, 0, [Tender(.card, euro(0))]),
    ]
    for (method, total, tenders) in table {
      XCTAssertEqual(try method.tenders(for: euro(total)), tenders, "\(method)")
    }
  }

  func testTooLittleCashSaysHowMuchIsMissing() {
    let table: [(PaymentMethod, TenderError)] = [
      (.cash(euro(1_000)), .tooLittle(missing: euro(240))),
      (.cash(euro(0)), .tooLittle(missing: euro(1_240))),
      (.cash(euro(-1)), .unusable(euro(-1))),
      (.cashThenCard(euro(-1)), .unusable(euro(-1))),
      (.cash(Money(minorUnits: 5_000, currency: .usd)), .unusable(Money(minorUnits: 5_000, currency: .usd))),
    ]
    for (method, mistake) in table {
      assertThrows(mistake, try method.tenders(for: euro(1_240)), "\(method)")
    }
  }
}
