import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

final class CategoryReadingTests: XCTestCase {
  func testTheWrappedLeafIsReadExactly() async throws {
    let reading = try await readCategory(
      """
      {"response":{"product_collection":[
        {"sku":"ABC1234","name":"6-Speed Blender","manufacturer_id":912,"manufacturer_name":"Acme",
         "list_price":79.99,"sale_price":49.99,"average_overall_rating":4.5,"has_stock":true,
         "image_url":"https://img.example/1.jpg","product_url":"https://www.example/p-ABC1234.html"}]}}
      """
    )

    let product = QuizProduct(
      id: "ABC1234",
      name: "6-Speed Blender",
      maker: "Acme",
      price: Money(minorUnits: 4_999, currency: .usd),
      page: "https://www.example/p-ABC1234.html",
      picture: "https://img.example/1.jpg"
    )
    XCTAssertEqual(reading, CategoryReading(.products([product].compactMap(\.self))))
  }

  func testSubcategoriesAreReadByTheirPresentAndTheirOlderKeys() async throws {
    let bodies = [
      """
      {"response":{"subcategories":[
        {"display_name":"End Tables","category_id":45993,"category_link":"https://www.example/C45993.html",
         "image_info":{"image_url":"https://img.example/c.jpg"}},
        {"display_name":"Coffee Tables","category_id":"45992"}]}}
      """,
      """
      {"subcategories":[
        {"category_name":"End Tables","category_id":45993,"category_url":"https://www.example/C45993.html",
         "image_url":"https://img.example/c.jpg"},
        {"category_name":"Old","display_name":"Coffee Tables","category_id":45992}]}
      """,
    ]
    for body in bodies {
      let reading = try await readCategory(body)
      let expected = [PriceCategory(id: 45_993, name: "End Tables"), PriceCategory(id: 45_992, name: "Coffee Tables")]
      XCTAssertEqual(reading, CategoryReading(.subcategories(expected)), body)
    }
  }

  func testALeafWithoutTheWrapperIsReadToo() async throws {
    let reading = try await readCategory(#"{"product_collection":[{"sku":"A","name":"a","list_price":5}]}"#)
    XCTAssertEqual(reading.products.map(\.id), ["A"])
    XCTAssertEqual(reading.products.map(\.maker), [""])
    XCTAssertEqual(reading.products.map(\.page), [nil])
  }

  func testWhichListMakesALeafAndWhichABranch() async throws {
    let product = #"{"sku":"A","name":"a","list_price":5}"#
    let category = #"{"display_name":"B","category_id":2}"#
    let cases: [(products: String, subcategories: String, isLeaf: Bool, count: Int)] = [
      ("[]", "null", true, 0), ("null", "[]", false, 0), ("[]", "[]", true, 0), ("[]", "[\(category)]", false, 1),
      ("[\(product)]", "[]", true, 1), ("[\(product)]", "[\(category)]", true, 1), ("7", "[\(category)]", false, 1),
      ("[\(product)]", "{}", true, 1),
    ]
    for (products, subcategories, isLeaf, count) in cases {
      let body = #"{"response":{"product_collection":\#(products),"subcategories":\#(subcategories)}}"#
      let reading = try await readCategory(body)
      if case .products = reading.content { XCTAssertTrue(isLeaf, body) } else { XCTAssertFalse(isLeaf, body) }
      XCTAssertEqual(reading.products.count + reading.subcategories.count, count, body)
      XCTAssertEqual(reading.problems, [])
    }
  }

  func testWhatIsNoCategoryIsCorrupt() async throws {
    let bodies = [
      "", " ", "<!DOCTYPE html><html><body>Are you a robot?</body></html>", "{", "{}", "[]", "null", "7",
      #"{"response":{}}"#, #"{"response":null}"#, #"{"response":[]}"#, #"{"response":{"product_collection":null}}"#,
      #"{"response":{"product_collection":{}}}"#, #"{"response":{"subcategories":"none"}}"#, #"{"products":[]}"#,
      #"{"response":{"product_collection":[{"sku":"A","na"#, #"{"arcadePages":[]}"#,
      String(repeating: "[", count: 100_000),
    ]
    for body in bodies {
      let failure = await repositoryFailure { try await readCategory(body) }
      XCTAssertEqual(failure?.code, .corrupt, body.prefix(60).description)
      XCTAssertEqual(failure?.canRetry, false)
      XCTAssertEqual(failure?.subject.hasPrefix("127.0.0.1:"), true)
    }
  }

  func testPricesAreReadExactly() async throws {
    let cases: [(keys: String, minorUnits: Int64)] = [
      (#""list_price":79.99,"sale_price":49.99"#, 4_999), (#""list_price":79.99,"sale_price":null"#, 7_999),
      (#""list_price":"79.99""#, 7_999), (#""sale_price":"49.9""#, 4_990), (#""list_price":5"#, 500),
      (#""list_price":0.01"#, 1), (#""list_price":4.35"#, 435), (#""list_price":1e2"#, 10_000),
      (#""list_price":10000000"#, 1_000_000_000), (#""list_price":"RESTRICTED","sale_price":49.99"#, 4_999),
    ]
    for (keys, minorUnits) in cases {
      let reading = try await readProducts(#"{"sku":"A","name":"a",\#(keys)}"#)
      XCTAssertEqual(reading.products.map(\.price), [Money(minorUnits: minorUnits, currency: .usd)], keys)
      XCTAssertEqual(reading.problems, [], keys)
    }
  }

  func testAProductWithoutAPriceToGuessIsLeftOutAndCounted() async throws {
    let range = { (text: String) in FeedMistake.outOfRange(text, lowest: "0.01", highest: "10000000.00") }
    let cases: [(keys: String, key: String, mistake: FeedMistake)] = [
      (#""list_price":"RESTRICTED""#, ".list_price", .amount(.notANumber("RESTRICTED"))),
      (#""list_price":79.99,"sale_price":"RESTRICTED""#, ".sale_price", .amount(.notANumber("RESTRICTED"))),
      (#""has_stock":true"#, "", .missing(key: "list_price")),
      (#""list_price":null,"sale_price":null"#, "", .missing(key: "list_price")),
      (#""list_price":0"#, ".list_price", range("0")), (#""list_price":"0.00""#, ".list_price", range("0.00")),
      (#""list_price":-5"#, ".list_price", range("-5")),
      (#""list_price":10000000.01"#, ".list_price", range("10000000.01")),
      (#""list_price":7.505"#, ".list_price", .amount(.tooPrecise("7.505", decimals: 2))),
      (#""list_price":"$7""#, ".list_price", .amount(.notANumber("$7"))),
      (#""list_price":1e200"#, ".list_price", .amount(.tooLarge("1" + String(repeating: "0", count: 39)))),
      (#""list_price":true"#, ".list_price", .wrongShape(expected: .amount)),
    ]
    for (keys, key, mistake) in cases {
      let good = #"{"sku":"B","name":"b","list_price":5}"#
      let reading = try await readProducts(good, #"{"sku":"A","name":"a",\#(keys)}"#)
      XCTAssertEqual(reading.products.map(\.id), ["B"], keys)
      XCTAssertEqual(reading.problems.withoutLines(), [FeedProblem(at: entry(2, key), mistake)], keys)
    }
  }

  func testALeafOfNothingButHiddenPricesHasNoProducts() async throws {
    let reading = try await readProducts(
      #"{"sku":"A","name":"a","list_price":"RESTRICTED"}"#,
      #"{"sku":"B","name":"b","list_price":"RESTRICTED"}"#
    )
    XCTAssertEqual(reading.content, .products([]))
    XCTAssertEqual(reading.problems.count, 2)
  }

  func testWhatIsMissingOrOfAnotherKindLeavesOutItsProductAlone() async throws {
    let bad = [
      #"{"name":"a","list_price":1}"#, #"{"sku":" ","name":"a","list_price":1}"#, #"{"sku":"A","list_price":1}"#,
      #"{"sku":"A","name":" ","list_price":1}"#, #"{"sku":"A","name":7,"list_price":1}"#, "null", "7", "[]",
      #"{"sku":["A"],"name":"a","list_price":1}"#,
    ]
    for product in bad {
      let reading = try await readProducts(product, #"{"sku":17,"name":"b","manufacturer_name":7,"list_price":5}"#)
      XCTAssertEqual(reading.products.map(\.id), ["17"], product)
      XCTAssertEqual(reading.products.map(\.maker), [""])
      XCTAssertEqual(reading.problems.count, 1, product)
    }
  }

  func testOfTwoWithOneSkuOrNumberTheFirstStays() async throws {
    let products = try await readProducts(
      #"{"sku":"A","name":"hidden","list_price":"RESTRICTED"}"#,
      #"{"sku":"A","name":"first","list_price":1}"#,
      #"{"sku":"A","name":"second","list_price":2}"#
    )
    XCTAssertEqual(products.products.map(\.name), ["first"])
    XCTAssertEqual(products.problems.map(\.mistake).last, .repeated("A"))

    let categories = try await readCategory(
      """
      {"subcategories":[{"display_name":"First","category_id":2},{"display_name":"Second","category_id":2},
                        {"category_id":3},{"display_name":"Zero","category_id":0},{"display_name":"x"},null,
                        {"display_name":"Half","category_id":2.5},{"display_name":"Last","category_id":4}]}
      """
    )
    XCTAssertEqual(categories.subcategories.map(\.name), ["First", "Last"])
    XCTAssertEqual(categories.problems.count, 6)
  }

  func testStockIsReadInEveryWayThatItIsWritten() async throws {
    let cases: [(keys: String, isInStock: Bool)] = [
      (#""has_stock":true"#, true), (#""has_stock":false"#, false), (#""availability":false"#, false),
      (#""availability":true,"has_stock":false"#, false), (#""has_stock":0"#, false), (#""has_stock":12"#, true),
      (#""availability":"Out of Stock""#, false), (#""availability":"OUT_OF_STOCK""#, false),
      (#""availability":"In Stock""#, true), (#""has_stock":"false""#, false), (#""has_stock":null"#, true),
      (#""has_stock":[]"#, true), (#""x":1"#, true),
    ]
    for (keys, isInStock) in cases {
      let reading = try await readProducts(#"{"sku":"A","name":"a","list_price":1,\#(keys)}"#)
      XCTAssertEqual(reading.products.map(\.isInStock), [isInStock], keys)
    }
  }

  func testOnlyAddressesOfTheWebAreKept() async throws {
    let cases: [(address: String, kept: String?)] = [
      ("https://a.example/p?q=1#f", "https://a.example/p?q=1#f"), ("HTTP://a.example", "HTTP://a.example"),
      ("file:///etc/passwd", nil), ("javascript:alert(1)", nil), ("data:text/html,x", nil), ("//a.example/p", nil),
      ("/p", nil), ("", nil), ("https://", nil), ("ftp://a.example/p", nil), ("ssh://-oProxyCommand=x", nil),
    ]
    for (address, kept) in cases {
      let reading = try await readProducts(
        #"{"sku":"A","name":"a","list_price":1,"product_url":"\#(address)","image_url":"\#(address)"}"#
      )
      XCTAssertEqual(reading.products.map(\.page), [kept], address)
      XCTAssertEqual(reading.products.map(\.picture), [kept], address)
      XCTAssertEqual(reading.problems, [])
    }
    let number = try await readProducts(#"{"sku":"A","name":"a","list_price":1,"product_url":7}"#)
    XCTAssertEqual(number.products.map(\.page), [nil])
  }

  func testNothingInAnAddressCanSteerATerminal() async throws {
    let reading = try await readProducts(
      #"{"sku":"A","name":"a","list_price":1,"product_url":"https://a.example/\u001b]0;x\u0007 b\r\n"}"#
    )
    let page = reading.products.first?.page ?? ""
    XCTAssertTrue(page.unicodeScalars.allSatisfy { (0x21...0x7E).contains($0.value) }, page)
  }

  func testLongNamesAreCut() async throws {
    let long = String(repeating: "long ", count: 2_000)
    let reading = try await readProducts(
      #"{"sku":"A","name":"\#(long)","manufacturer_name":"\#(long)","list_price":1}"#
    )
    XCTAssertEqual(reading.products.map(\.name.count), [500])
    XCTAssertEqual(reading.products.map(\.maker.count), [500])
  }
}

/// Reads what a server says of a category, as a text.
func readCategory(_ json: String) async throws -> CategoryReading {
  let server = try LoopbackServer([CategoryDisplay.path: [.json(json)]])
  let catalog = SyncingPriceCatalog(server: server.priceServer(), store: InMemoryFeedStore(), time: HandDrivenTime())
  return try await catalog.content(of: 1).value
}

/// Reads products as a leaf in the wrapped shape.
func readProducts(_ products: String...) async throws -> CategoryReading {
  try await readCategory(#"{"response":{"product_collection":[\#(products.joined(separator: ","))]}}"#)
}

extension CategoryReading {
  /// The products; none for a branch.
  var products: [QuizProduct] {
    if case .products(let products) = content { products } else { [] }
  }

  /// The subcategories; none for a leaf.
  var subcategories: [PriceCategory] {
    if case .subcategories(let categories) = content { categories } else { [] }
  }
}
