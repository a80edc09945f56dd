import ArcadeDomain
import ArcadeTesting
import XCTest

final class TypedQuantityTests: XCTestCase {
  func testANumberOfUpToThreePlacesIsRead() {
    let texts: [(text: String, thousandths: Int64, unit: String?)] = [
      ("3", 3_000, nil), ("0.35", 350, nil), ("0,35", 350, nil), ("0.001", 1, nil), (".5", 500, nil),
      ("350g", 350_000, "g"), ("350 g", 350_000, "g"), ("350G", 350_000, "g"), ("1.25KG", 1_250, "kg"),
      ("３５０ｇ", 350_000, "g"), ("０．３５", 350, nil), ("0，35", 350, nil), ("0,350", 350, nil), ("2㎏", 2_000, "㎏"),
      (" 2 ", 2_000, nil), ("0.3500", 350, nil), ("1234,5", 1_234_500, nil), ("9999", 9_999_000, nil),
    ]
    for (text, thousandths, unit) in texts {
      XCTAssertEqual(TypedQuantity(text), TypedQuantity(thousandths: thousandths, unit: unit), text)
    }
  }

  func testACommaMayStandForThousandsWhereItIsNotThatOfTheDecimals() {
    XCTAssertNil(TypedQuantity("1,234"))
    XCTAssertNil(TypedQuantity("12,500"))
    XCTAssertEqual(TypedQuantity("1,234", decimalComma: true), TypedQuantity(thousandths: 1_234))
    XCTAssertEqual(TypedQuantity("0,350", decimalComma: true), TypedQuantity(thousandths: 350))
    XCTAssertEqual(TypedQuantity("1.234", decimalComma: true), TypedQuantity(thousandths: 1_234))
  }

  func testAnythingElseIsNoQuantity() {
    for text in [
      "", " ", "x", "-1", "+1", "0", "0.000", "0.0004", "1.2345", "1.", "1,", ".", ",", "1.2.3", "1,2,3", "1.2,3",
      "1e3", "0x10", "3 4", "2 3", "99999999999999999999", "½", "１．２．３", "kg", "g350", "1/2",
    ] {
      XCTAssertNil(TypedQuantity(text), text)
      XCTAssertNil(TypedQuantity(text, decimalComma: true), text)
    }
  }

  func testUnitsAreTurnedIntoThatOfTheProduct() throws {
    let amounts: [(text: String, unit: String, thousandths: Int64)] = [
      ("0.35", "kg", 350), ("350g", "kg", 350), ("350 G", "㎏", 350), ("1.5kg", "kg", 1_500), ("2kg", "g", 2_000_000),
      ("0.5 l", "l", 500), ("250ml", "l", 250), ("75cl", "L", 750), ("2 dl", "l", 200), ("1.5m", "cm", 150_000),
      ("35cm", "m", 350), ("350mm", "m", 350), ("3 box", "Box", 3_000), ("2", "100g", 2_000), ("1g", "kg", 1),
      ("350gr", "kg", 350), ("1ℓ", "ml", 1_000_000),
    ]
    for (text, unit, thousandths) in amounts {
      let quantity = try XCTUnwrap(TypedQuantity(text), text).quantity(of: sold(by: unit))
      XCTAssertEqual(quantity, .weighing(thousandths: thousandths), "\(text) in \(unit)")
    }
  }

  func testWhatCannotBeTurnedIntoTheUnitIsRefused() throws {
    let code = try XCTUnwrap(Product.Code("TOM"))
    var cases: [(text: String, unit: String?, error: CartError)] = [
      ("350ml", "kg"), ("1m", "l"), ("3 box", "kg"), ("1kg", "box"), ("5g", "100g"),
    ].map { ($0, $1, .otherUnit(code, unit: $1)) }
    cases += ["0.35", "350g", "1.5", "2 kg"].map { ($0, nil, .soldByThePiece(code)) }
    // Half a gram is less than the third decimal of a kilogram.
    cases.append(("350.5g", "kg", .weighingOutOfRange(code, unit: "kg")))
    for (text, unit, error) in cases {
      assertThrows(error, try XCTUnwrap(TypedQuantity(text)).quantity(of: sold(by: unit)), text)
    }
  }

  func testPiecesAreWholeNumbers() throws {
    XCTAssertEqual(try TypedQuantity("3")?.quantity(of: sold(by: nil)), 3)
    XCTAssertEqual(try TypedQuantity("3.000")?.quantity(of: sold(by: nil)), 3)
  }

  func testWhatAQuantityIsWrittenAsIsReadAsTheSame() throws {
    var random = SplitMix64(seed: 16)
    let product = try sold(by: "kg")
    for _ in 0..<2_000 {
      let most: [Int64] = [10, 1_000, 100_000, Quantity.mostThousandths]
      let upTo = most.randomElement(using: &random) ?? 1
      let quantity = Quantity.weighing(thousandths: .random(in: 1...upTo, using: &random))
      for decimalComma in [true, false] {
        let read = try TypedQuantity(quantity.decimalText, decimalComma: decimalComma)?.quantity(of: product)
        XCTAssertEqual(read, quantity, quantity.decimalText)
      }
      let written = quantity.decimalText.replacing(".", with: ",")
      XCTAssertEqual(try TypedQuantity(written, decimalComma: true)?.quantity(of: product), quantity, written)
    }
  }

  func testDecimalsAreWrittenWithoutZerosBehindThem() {
    let texts: [(Int64, String)] = [
      (350, "0.35"), (2_000, "2"), (1, "0.001"), (10, "0.01"), (1_230, "1.23"), (20_000, "20"),
    ]
    for (thousandths, text) in texts {
      XCTAssertEqual(Quantity.weighing(thousandths: thousandths).decimalText, text)
    }
  }

  private func sold(by unit: String?) throws -> Product {
    let code = try XCTUnwrap(Product.Code("TOM"))
    return Product(code: code, name: "Tomatoes", price: euro(240), unit: unit)
  }
}
