import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

/// Price lists from spreadsheets.
final class PriceTableTests: XCTestCase {
  func testTheExampleIsTheSameAsATable() async throws {
    let bodies = [
      "code,name,price\nVOUCHER,Cabify Voucher,5\nTSHIRT,Cabify T-Shirt,20\nMUG,Cabify Coffee Mug,7.5\n",
      "\u{FEFF}Price;Code;Name\r\n5,00;VOUCHER;Cabify Voucher\r\n20;TSHIRT;Cabify T-Shirt\r\n7,5;MUG;Cabify Coffee Mug\r\n",
      "name\tcode\tprice\nCabify Voucher\tvoucher\t5.00 €\nCabify T-Shirt\tTSHIRT\tEUR 20\nCabify Coffee Mug\tMUG\t€7,50",
      "code,stock,name,price\nVOUCHER,1,\"Cabify Voucher\",\"5,00\"\nTSHIRT,,Cabify T-Shirt,20.0000\nMUG,,Cabify Coffee Mug,7.50,,",
    ]
    for body in bodies { try await expectEqual(readCatalog(body).products, try Catalog.sample().products, body) }
  }

  func testWithoutATaxOfItsOwnATableHasTheUsualOne() async throws {
    let rates: [(body: String, rates: [Int64?])] = [
      ("code,name,price\nA,a,1\nB,b,2\n", [2_100, 2_100]),
      ("code,name,price,tax\nA,a,1,10\nB,b,2,\n", [1_000, nil]),
      (#"{"products":[{"code":"A","name":"a","price":1},{"code":"B","name":"b","price":1,"tax":4}]}"#, [2_100, 400]),
      (
        #"{"tax":8,"products":[{"code":"A","name":"a","price":1},{"code":"B","name":"b","price":1,"tax":4}]}"#,
        [800, 400]
      ),
    ]
    for (body, rates) in rates {
      let catalog = try await readCatalog(body, tax: Percent(whole: 21))
      XCTAssertEqual(catalog.products.map { $0.tax?.hundredths }, rates, body)
      XCTAssertEqual(catalog.tax?.hundredths, body.contains(#""tax":8"#) ? 800 : 2_100, "what is on no list")
    }
  }

  func testTheShopsOwnListHasTaxesAndTagsAndTheUsualTaxElse() async throws {
    let repository = InMemoryEditablePriceList()
    let list = EditablePriceList(repository)
    let codes = try ["A", "B"].map { try XCTUnwrap(Product.Code($0)) }
    for code in codes { _ = try await list.add(Product(code: code, name: code.text, price: euro(100))) }

    _ = try await list.tax(codes[0], at: Percent(whole: 4))
    let tagged = try await list.tag(codes[0], ["drink", "cold"])

    XCTAssertEqual([tagged.tags, [tagged.tax?.shortText ?? ""]], [["drink", "cold"], ["4"]])
    let catalog = try await OwnCatalog(repository, else: InMemoryCatalog(.sample()), tax: Percent(whole: 21)).catalog()
    XCTAssertEqual(catalog.value.products.map { $0.tax?.shortText }, ["4", "21"])
    XCTAssertEqual(catalog.value.tax?.shortText, "21")
    let untaxed = try await list.tax(codes[0], at: nil)
    XCTAssertNil(untaxed.tax)
    XCTAssertEqual(untaxed.tags, ["drink", "cold"])
  }

  func testAmountsAreReadAsPeopleWriteThem() async throws {
    let cases: [(text: String, minorUnits: Int64)] = [
      ("3.5", 350), ("3,5", 350), ("3,50 €", 350), ("1.234,50", 123_450), ("1,234.50", 123_450),
      ("1 234,50", 123_450), ("1\u{A0}234,50 EUR", 123_450), ("1'234.50", 123_450), ("1.234.567", 123_456_700),
      ("1,234,567.8", 123_456_780), ("0", 0), ("€0,01", 1), ("12345,6", 1_234_560), ("0.500", 50), ("0,500", 50),
    ]
    for (text, minorUnits) in cases {
      let catalog = try await readCatalog("code;name;price\nA;a;\(text)\n")
      XCTAssertEqual(catalog.products.map(\.price.minorUnits), [minorUnits], text)
      XCTAssertEqual(catalog.problems.count, 0, text)
    }
    let yen = try await readCatalog("code,name,price,currency\nA,a,\"1,234,567\",JPY\nB,b,¥980,jpy\nC,c,980円,JPY\n")
    XCTAssertEqual(yen.products.map(\.price.minorUnits), [1_234_567, 980, 980])
  }

  func testAnAmountThatMayMeanAnythingIsReported() async throws {
    let cases: [(text: String, mistake: ShopMistake)] = [
      ("1.234", .feed(.amount(.tooPrecise("1.234", decimals: 2)))),
      ("1,23,456", .feed(.amount(.notANumber("1,23,456")))), ("1.23.4", .feed(.amount(.notANumber("1.23.4")))),
      ("1,234.5.6", .feed(.amount(.notANumber("1,234.5.6")))),
      ("1234,567,890", .feed(.amount(.notANumber("1234,567,890")))), ("$5", .feed(.amount(.notANumber("$5")))),
      ("5 USD", .feed(.amount(.notANumber("5 USD")))), ("free", .feed(.amount(.notANumber("free")))),
      (".5", .feed(.amount(.notANumber(".5")))), ("-3,50", .negativePrice("-3,50")),
      ("", .feed(.missing(key: "price"))), ("99999999999999999999", .feed(.amount(.tooLarge("99999999999999999999")))),
    ]
    for (text, mistake) in cases {
      let catalog = try await readCatalog("code;name;price\nMUG;Mug;7.5\nA;a;\(text)\n")
      XCTAssertEqual(catalog.problems.map(\.mistake), [mistake], text)
      XCTAssertEqual(catalog.problems.first?.path, "shop.example:3")
      XCTAssertEqual(catalog.products.map(\.code.text), ["MUG"])
    }
  }

  func testTheDecimalSignIsThatOfTheColumn() async throws {
    let cases: [(prices: [String], minorUnits: [Int64])] = [
      (["1.400", "7,50"], [140_000, 750]), (["1.400", "7.50"], [140, 750]), (["1,400", "7.50"], [140_000, 750]),
      (["1,400", "7,5"], [140, 750]), (["1.400", "1.234,50"], [140_000, 123_450]),
      (["1,400", "1,234.50"], [140_000, 123_450]), (["1.400", "1.234.567"], [140_000, 123_456_700]),
      (["1.400", "0.500"], [140, 50]), (["€1.400", "20", "2,5 €"], [140_000, 2_000, 250]),
      (["7,50", "12.500 EUR"], [750, 1_250_000]), (["7,50", "８，５０", "1.400"], [750, 850, 140_000]),
    ]
    for (prices, minorUnits) in cases {
      let rows = prices.enumerated().map { "P\($0);a;\($1)\n" }.joined()
      let catalog = try await readCatalog("code;name;price\n" + rows)
      XCTAssertEqual(catalog.products.map(\.price.minorUnits), minorUnits, "\(prices)")
      XCTAssertEqual(catalog.problems, [], "\(prices)")
    }
  }

  func testWhereTheDecimalSignCannotBeKnownNothingIsSold() async throws {
    for prices in [["1.400"], ["1,400"], ["1.400", "2.500"], ["20", "1.400"], ["7.50", "7,50", "1.400"]] {
      let rows = prices.enumerated().map { "P\($0);a;\($1)\n" }.joined()
      let failure = await repositoryFailure { try await readCatalog("code;name;price\n" + rows) }
      XCTAssertNotNil(failure, "\(prices)")
    }
  }

  func testACurrencyWithNoneOrThreeDecimalsDecides() async throws {
    let cases: [(currency: String, price: String, minorUnits: Int64)] = [
      ("JPY", "1,200", 1_200), ("JPY", "1.200", 1_200), ("JPY", "1,200円", 1_200), ("JPY", "￥４８０", 480),
      ("JPY", "￥１，２００", 1_200), ("KWD", "1.400", 1_400), ("KWD", "1,400", 1_400),
    ]
    for (currency, price, minorUnits) in cases {
      let catalog = try await readCatalog("code;name;price;currency\nA;a;\(price);\(currency)\n")
      XCTAssertEqual(catalog.products.map(\.price.minorUnits), [minorUnits], "\(price) \(currency)")
      XCTAssertEqual(catalog.problems, [], "\(price) \(currency)")
    }
  }

  func testAUnitThatMeansAPieceIsOne() async throws {
    for unit in ["ud", "Uds.", "unidad", "UNIDADES", "pcs", "pc", "pieza", "piezas", "piece", "ea", "個", "本", "点", "枚"]
    {
      try await expectEqual(readCatalog("code;name;price;unit\nA;a;7,50;\(unit)\n").products.map(\.unit), [nil], unit)
      let json = try await readCatalog(#"{"products":[{"code":"A","name":"a","price":1,"unit":"\#(unit)"}]}"#)
      XCTAssertEqual(json.products.map(\.unit), [nil], unit)
    }
    let table = try await readCatalog("code;name;price;unit\nA;a;7,50;kg\nB;b;1,50;box\n")
    XCTAssertEqual(table.products.map(\.unit), ["kg", "box"])
  }

  func testAKeyThatNothingReadsIsAMistake() async throws {
    let catalog = try await readCatalog(
      #"{"products":[{"code":"A","name":"a","price":1,"prize":2},{"code":"B","name":"b","price":1}]}"#
    )
    XCTAssertEqual(catalog.problems.map(\.mistake), [.feed(.unknownKey("prize", nearest: "price"))])
    XCTAssertEqual(catalog.products.map(\.code.text), ["B"])
    let list = try await readCatalog(#"{"product":[],"products":[{"code":"B","name":"b","price":1}]}"#)
    XCTAssertEqual(list.problems.map(\.mistake), [.feed(.unknownKey("product", nearest: "products"))])
    XCTAssertEqual(list.products.map(\.code.text), ["B"])
  }

  func testARowThatIsNoProductIsLeftOutWithPlaceAndReason() async throws {
    let cases: [(row: String, key: String?, mistake: FeedMistake)] = [
      (",a,1", nil, .missing(key: "code")), ("A,,1", nil, .missing(key: "name")), ("A,a", nil, .missing(key: "price")),
      ("A B,a,1", "code", .wrongShape(expected: .code)), ("mug,a,1", "code", .repeated("MUG")),
      ("A,a,1,2", nil, .tooManyFields), ("A,\u{FFFD},1", nil, .notUTF8), ("A,\"a,1", nil, .unclosedQuote),
    ]
    for (row, key, mistake) in cases {
      let catalog = try await readCatalog("code,name,price\nMUG,Mug,7.5\n\n\(row)\nTEA,Tea,3\n")
      XCTAssertEqual(
        Array(catalog.problems),
        [ShopProblem(at: SourcePlace("shop.example:4", key: key), .feed(mistake))],
        row
      )
      XCTAssertEqual(catalog.products.map(\.code.text), ["MUG", "TEA"], row)
    }
  }

  func testColumnsMayHaveOtherNames() async throws {
    let columns = try PriceColumns("code=Ref,name=Artículo,price=PVP")
    let table = "PVP;Ref;Artículo\n3,50;T1;Tomates\n"
    for body in [table, #"{"products":[{"Ref":"T1","Artículo":"Tomates","PVP":"3.50"}]}"#] {
      let catalog = try await readCatalog(body, columns: columns)
      XCTAssertEqual(catalog.products.map(\.name), ["Tomates"])
      XCTAssertEqual(catalog.products.map(\.price.minorUnits), [350])
    }
    for (body, missing) in [("ref;price\nA;1", "Artículo"), ("a,b\n1,2", "Ref"), ("Ref,Artículo,price\n1,2,3", "PVP")] {
      await expectFailure(.noSuchColumn, detail: missing) { try await readCatalog(body, columns: columns) }
    }
  }

  func testTheUsualHeadingsOfSpanishShopsAreRead() async throws {
    let headings = [
      "Código;Descripción;P.V.P.;Ud", "Cod.;Denominación;Precio venta;Ud.", "REF.;ARTICULO;PVP con IVA;UD",
      "Cód_artículo;Nombre;PVP (IVA incl.);Unidad", "Referencia;Producto;Precio [€];[Ud]",
      "EAN;Concepto;Precio de venta;U.M.",
    ]
    for headings in headings {
      let catalog = try await readCatalog("\(headings)\nTOM;Tomates;2,50;kg\nPAN;Pan;1,20;ud\n")
      XCTAssertEqual(catalog.problems, [], headings)
      XCTAssertEqual(catalog.products.map(\.code.text), ["TOM", "PAN"], headings)
      XCTAssertEqual(catalog.products.map(\.name), ["Tomates", "Pan"], headings)
      XCTAssertEqual(catalog.products.map(\.price.minorUnits), [250, 120], headings)
      XCTAssertEqual(catalog.products.map(\.unit), ["kg", nil], headings)
    }
  }

  func testATableInTwoCurrenciesIsRefused() async throws {
    let failure = await repositoryFailure { try await readCatalog("code,name,price,currency\nA,a,1,EUR\nB,b,1,USD\n") }
    XCTAssertEqual(failure?.code, .severalCurrencies)
    let unknown = try await readCatalog("code,name,price,currency\nA,a,1,EURO\nB,b,1,\n")
    XCTAssertEqual(
      unknown.problems.map(\.mistake),
      [.feed(.unknownValue("EURO", allowed: ["EUR", "USD", "GBP", "JPY"], nearest: "EUR"))]
    )
    XCTAssertEqual(unknown.products.map(\.code.text), ["B"])
  }

  func testProductsAreKnownByPicturesAndColors() throws {
    func look(_ text: String, in place: FeedPlace) throws -> [[String?]] {
      let catalog = try CatalogReader(subject: "list", place: place).read(Data(text.utf8))
      XCTAssertEqual(catalog.problems.count, 0)
      return catalog.products.map { [$0.picture, $0.color?.text] }
    }
    let file = FeedPlace.file("/stall/list.csv")
    let web = FeedPlace.web(try XCTUnwrap(URL(string: "https://shop.example/lists/list.csv")))
    let table =
      "code,name,price,Foto,colour\nA,a,1,tea/a.png,Red\nB,b,1,https://img.example/b.png,#0A7BF0\nC,c,1,,navy\n"
    XCTAssertEqual(
      try look(table, in: file),
      [["/stall/tea/a.png", "#c62828"], ["https://img.example/b.png", "#0a7bf0"], [nil, nil]]
    )
    XCTAssertEqual(try look(table, in: web)[0], ["https://shop.example/lists/tea/a.png", "#c62828"])
    // A list from another machine cannot name files of this one.
    let json = #"{"products":[{"code":"A","name":"a","price":1,"picture":"file:///etc/passwd","color":"赤"}]}"#
    XCTAssertEqual(try look(json, in: web), [[nil, "#c62828"]])
    XCTAssertEqual(try look(json, in: file), [["/etc/passwd", "#c62828"]])
  }

  func testWhatATableSaysBesides() async throws {
    let catalog = try await readCatalog(
      "code;name;price;unit;tags;reducedFrom;lowest\nTOM;Tomatoes;2,50;kg;fruit, red;3,00;2,00\nEGG;Eggs;3,20;;;;\n"
    )
    let tomatoes = try XCTUnwrap(catalog.products.first)
    XCTAssertEqual(tomatoes.unit, "kg")
    XCTAssertEqual(tomatoes.tags, ["fruit", "red"])
    XCTAssertEqual(tomatoes.reducedFrom?.minorUnits, 300)
    XCTAssertEqual(tomatoes.lowest?.minorUnits, 200)
    XCTAssertEqual(catalog.products.last.map { $0.tags.isEmpty && $0.unit == nil && $0.lowest == nil }, true)
    XCTAssertEqual(catalog.problems.count, 0)
    let wrong = try await readCatalog("code,name,price,reducedFrom,lowest\nA,a,2,2.00,\nB,b,2,,2.01\nC,c,2,x,\n")
    XCTAssertEqual(wrong.problems.map(\.place.key), ["reducedFrom", "lowest", "reducedFrom"])
    XCTAssertEqual(wrong.products.count, 0)
  }

  /// The formula guard is removed on reading.
  func testANameThatWasMarkedAgainstFormulasIsAsItWas() async throws {
    let catalog = try await readCatalog("code,name,price\nA,'=SUM(1),1\nB,'tis tea,2\n")
    XCTAssertEqual(catalog.products.map(\.name), ["=SUM(1)", "'tis tea"])
  }
}
