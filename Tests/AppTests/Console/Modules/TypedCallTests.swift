import ArcadePresentation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// The meaning of a typed line on a screen with five numbered rows, and whether it is added to the history.
final class TypedCallTests: XCTestCase {
  func testALineIsACall() {
    let lines: [(line: String, call: Meaning)] = [
      // By its word in any case, or by a synonym.
      ("pay", .call("pay", [])), ("PAY", .call("pay", [])), ("  pay  ", .call("pay", [])),
      ("refresh", .call("refresh", [])), ("retry", .call("refresh", [])),
      ("list", .call("list", [nil])), ("list mug", .call("list", ["mug"])),
      ("list two words", .call("list", ["two words"])),
      // Input without the word of an action.
      ("MUG", .call("add", ["MUG"])), ("mug", .call("add", ["MUG"])), ("MUG 2", .call("add", ["MUG 2"])),
      ("mug  2", .call("add", ["MUG 2"])), ("add MUG 2", .call("add", ["MUG 2"])), ("add mug", .call("add", ["MUG"])),
      ("2*MUG", .call("add", ["MUG 2"])), ("2 * mug", .call("add", ["MUG 2"])), ("add 2*MUG", .call("add", ["MUG 2"])),
      // The number of a row, also with a quantity.
      ("1", .call("add", ["VOUCHER"])), ("2 3", .call("add", ["TSHIRT 3"])), ("3*2", .call("add", ["TSHIRT 3"])),
      ("add 2", .call("add", ["TSHIRT"])), ("4", .call("add", ["5"])), ("remove 2", .call("remove", ["TSHIRT", nil])),
      // In the reverse order the typed words are kept: no row is meant.
      ("2 MUG", .call("add", ["2 MUG"])), ("MUG*2", .call("add", ["MUG*2"])), ("add 2 mug", .call("add", ["2 mug"])),
      ("remove 2 3", .call("remove", ["TSHIRT", "3"])), ("remove mug 2", .call("remove", ["MUG", "2"])),
      // A code takes precedence over the number of a row.
      ("5", .call("add", ["5"])), ("5 2", .call("add", ["5 2"])), ("2*5", .call("add", ["5 2"])),
      ("remove 5", .call("remove", ["5", nil])), ("A*B", .call("add", ["A*B"])), ("a*b 2", .call("add", ["A*B 2"])),
      ("2*A*B", .call("add", ["A*B 2"])),
      // Wide characters from a Japanese keyboard.
      ("ＭＵＧ　２", .call("add", ["MUG 2"])), ("２", .call("add", ["TSHIRT"])), ("２　３", .call("add", ["TSHIRT 3"])),
      ("３＊２", .call("add", ["TSHIRT 3"])), ("ｐａｙ", .call("pay", [])),
      // The action rejects a text that is no code, row or number, with its own message.
      ("remove MUG 2 3", .call("remove", ["MUG", "2 3"])), ("order 7 8", .call("order", ["7 8"])),
      ("9", .call("add", ["9"])), ("9 2", .call("add", ["9 2"])), ("0", .call("add", ["0"])),
      ("-1", .call("add", ["-1"])),
      ("99999999999999999999", .call("add", ["99999999999999999999"])), ("MUG 0", .call("add", ["MUG 0"])),
      ("MUG abc", .call("add", ["MUG abc"])), ("MUG 2 3", .call("add", ["MUG 2 3"])),
      ("3*NEW", .call("add", ["NEW 3"])),
      ("add NEW", .call("add", ["NEW"])), ("remove NEW", .call("remove", ["NEW", nil])),
      ("remove MUG abc", .call("remove", ["MUG", "abc"])),
      // A number that is no row of this screen is kept.
      ("order 2", .call("order", ["2"])), ("order x", .call("order", ["x"])),
    ]
    for (line, call) in lines { XCTAssertEqual(read(line), call, line) }
  }

  func testANumberIsARowOnlyWhereRowsAreOffered() {
    let (code, price) = (Field("code", "", .code(known: [])), Field("price", "", .amount))
    let offers = [
      Offer("list", "", fields: [code, price]), Offer("orders", "", fields: [Field("day", "", .code(known: []))]),
      Offer("price", "", fields: [Field("code", "", .code(known: products)), price]),
    ]
    XCTAssertEqual(read("list 1 2", offers), .call("list", ["1", "2"]))
    XCTAssertEqual(read("orders 1", offers), .call("orders", ["1"]))
    XCTAssertEqual(read("price 1 2", offers), .call("price", ["VOUCHER", "2"]))
  }

  func testWordsThatDoNotFitAreMisused() {
    let lines: [(line: String, word: String)] = [
      ("pay no", "pay"), ("pay 20", "pay"), ("retry now", "refresh"), ("add", "add"), ("remove", "remove"),
      ("order", "order"),
    ]
    for (line, word) in lines {
      guard case .misused(let offer) = read(line) else {
        XCTFail("\(line): \(read(line))")
        continue
      }
      XCTAssertEqual(offer.word, word, line)
    }
  }

  func testAnyOtherWordIsUnknownAndWhatMayHaveBeenMeantIsSaid() {
    for line in ["vocher", "nonsense", "MUGG 2", "x 1", "?", ""] {
      guard case .unknown(let known) = read(line) else {
        XCTFail("\(line): \(read(line))")
        continue
      }
      XCTAssertTrue(known.contains("VOUCHER") && known.contains("remove") && known.contains("retry"), "\(known)")
    }
    for line in ["pay", "1", "MUG"] {
      XCTAssertEqual(TypedCall(ConsoleLine(line), offers: [], numbers: [1: "MUG"]), .unknown(known: []))
    }
  }

  func testAWordOfAnOfferWinsOverACodeOfThatName() {
    let offers = [offer("add", .scan(known: [Choice("CART")]), weight: .usual), Offer("cart", "")]
    XCTAssertEqual(read("cart", offers), .call("cart", []))
    XCTAssertEqual(read("add cart", offers), .call("add", ["CART"]))
    XCTAssertEqual(read("2*cart", offers), .call("add", ["CART 2"]))
  }

  func testWhatIsFixedIsNotTyped() {
    let people = Field("person", "Person", .row([Choice("ann"), Choice("bob")]))
    let offers = [
      Offer("answer", "", fields: [Field("question", "", .fixed("7")), people], weight: .usual),
      Offer("yes", "", fields: [Field("pieces", "", .fixed("2"))]),
    ]
    XCTAssertEqual(read("2", offers), .call("answer", ["7", "bob"]))
    XCTAssertEqual(read("answer 1", offers), .call("answer", ["7", "ann"]))
    XCTAssertEqual(read("bob", offers), .call("answer", ["7", "bob"]))
    XCTAssertEqual(read("3", offers), .call("answer", ["7", "3"]))
    XCTAssertEqual(read("yes", offers), .call("yes", ["2"]))
    // The last field takes the rest, and its action rejects it.
    XCTAssertEqual(read("1 2", offers), .call("answer", ["7", "1 2"]))
    for line in ["yes 2", "answer"] {
      guard case .misused = read(line, offers) else { return XCTFail("\(line): \(read(line, offers))") }
    }
  }

  func testTheFirstUsualOfferThatFitsIsMeant() {
    let offers = [
      offer("open", .code(known: [Choice("12"), Choice("7")]), weight: .usual),
      offer("add", .scan(known: [Choice("MUG")]), weight: .usual),
    ]
    let lines: [(line: String, call: Meaning)] = [
      ("7", .call("open", ["7"])), ("8", .call("open", ["8"])), ("MUG", .call("add", ["MUG"])),
      ("MUG 2", .call("add", ["MUG 2"])), ("2*MUG", .call("add", ["MUG 2"])),
    ]
    for (line, call) in lines { XCTAssertEqual(read(line, offers, rows: []), call, line) }
  }

  func testEachKindOfFieldTakesWhatItUnderstands() {
    let lines: [(kind: Field.Kind, line: String, isTaken: Bool)] = [
      (.choice([Choice("easy")]), "EASY", true), (.choice([Choice("easy")]), "hard", false),
      (.number(1...9), "12", true),
      (.number(1...9), "x", false), (.text, "any words", true), (.secret, "x", false), (.file, "x", false),
      (.amount, "5", true),
      (.row([Choice("a")]), "a", true), (.row([Choice("a")]), "4", true), (.row([Choice("a")]), "b", false),
    ]
    for (kind, line, isTaken) in lines {
      let call = read(line, [offer("do", kind, weight: .usual)], rows: [])
      if case .call = call { XCTAssertTrue(isTaken, line) } else { XCTAssertFalse(isTaken, line) }
    }
    XCTAssertEqual(read("set a secret text", [offer("set", .secret)]), .call("set", ["a secret text"]))
    XCTAssertEqual(read("import my file.csv", [offer("import", .file)]), .call("import", ["my file.csv"]))
  }

  private let products = ["VOUCHER", "TSHIRT", "MUG", "5", "A*B"].map { Choice($0) }

  private var offers: [Offer] {
    let pieces = Field("n", "Pieces", .number(1...9_999), isOptional: true)
    return [
      offer("add", .scan(known: products), weight: .usual),
      Offer("remove", "", fields: [Field("code", "Product", .code(known: products)), pieces]),
      Offer("list", "", fields: [Field("text", "Search", .text, isOptional: true)]),
      Offer("pay", ""), offer("order", .number(1...9)), Offer("refresh", aliases: ["retry"], ""),
    ]
  }

  private func offer(_ word: String, _ kind: Field.Kind, weight: Offer.Weight = .other) -> Offer {
    Offer(word, "", fields: [Field("code", "Product", kind)], weight: weight)
  }

  private func read(_ line: String, _ offers: [Offer]? = nil, rows: [String]? = nil) -> Meaning {
    let rows = rows ?? products.map(\.id)
    let numbers = Dictionary(uniqueKeysWithValues: zip(1..., rows))
    return Meaning(TypedCall(ConsoleLine(line), offers: offers ?? self.offers, numbers: numbers))
  }

  func testALineIsRememberedUnlessItAnswersOrMayHoldASecret() {
    let code = Offer("code", "Takes the code", fields: [Field("code", "Code", .secret)], weight: .usual)
    let cases: [(lines: [String], offers: [Offer], isAsked: Bool, isRemembered: Bool)] = [
      (["cart", "MUG 2", "add tea"], secret, false, true),
      (["help pay", "qiut"], Array(secret.prefix(2)), false, true),
      // If a key can be typed, an unknown line may be one.
      (["help pay", "planted"], secret, false, false),
      (["yes", "2", "r", "Ingrid Solberg", "cart"], secret, true, false),
      (
        [
          "sign in anna 1234", "SIGN IN anna 1234", "sign in anna", "log anna 1234",
          "set observe.rakuten.access-key planted", "sett observe.rakuten.access-key planted",
          "set observe.rakuten.access-key=planted", "set 15 planted", "set shop.catalog http://u:planted@h/x",
          "set shop.catalog http://h/x?token=planted",
        ], secret, false, false
      ),
      (["1234", "code 1234", "no such thing"], [code], false, false),
      (["", "  ", String(repeating: "x", count: 1_001)], [], false, false),
      // A number that chooses no row may be a key of digits.
      (["1", "open 1"], [row, secret[2]], false, true), (["98765", "open 98765"], [row, secret[2]], false, false),
      (["98765"], [row], false, true),
    ]
    for (lines, offers, isAsked, isRemembered) in cases {
      for line in lines {
        XCTAssertEqual(TypedLine(line, isAsked: isAsked, offers: offers).isRemembered, isRemembered, line)
      }
    }
  }

  private let rows = Field("n", "Row", .row([Choice("a"), Choice("b")]))
  private var row: Offer { Offer("open", "Opens", fields: [rows], weight: .usual) }

  private let secret = [
    Offer("cart", "Shows the cart"),
    Offer("add", "Adds", fields: [Field("code", "Code", .scan(known: [Choice("MUG")]))], weight: .usual),
    Offer("sign in", aliases: ["log"], "Signs in", fields: [Field("name", "Name", .text), Field("code", "", .secret)]),
  ]
}

/// A call with its texts in the order of the fields, for tables.
private enum Meaning: Equatable {
  case call(String, [String?])
  case misused(Offer)
  case unknown(known: [String])

  init(_ call: TypedCall) {
    switch call {
    case .call(let offer, let texts): self = .call(offer.word, offer.fields.map { texts[$0.name] })
    case .misused(let offer): self = .misused(offer)
    case .unknown(let known): self = .unknown(known: known)
    }
  }
}
