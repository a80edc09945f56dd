import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

final class CategoryPagingTests: XCTestCase {
  private let store = InMemoryFeedStore()

  func testPagesAreAskedForUntilOneIsNotFull() async throws {
    let cases: [(pages: [Range<Int>], products: Int, repeats: Int, requests: Int)] = [
      ([0..<48, 48..<96, 96..<100], 100, 0, 3), ([0..<48, 40..<60], 60, 8, 2), ([0..<48, 0..<0], 48, 0, 2),
      // An endless server gets twenty requests, and one that repeats its page gets two.
      ((0..<30).map { $0 * 48..<($0 + 1) * 48 }, 960, 0, 20), ([0..<60, 0..<60], 60, 0, 2),
    ]
    for (pages, products, repeats, requests) in cases {
      let server = try makeServer(pages)

      let loaded = try await makeCatalog(server, store: InMemoryFeedStore()).content(of: 9)

      XCTAssertEqual(loaded.value.products.map(\.id), (0..<products).map { "SKU\($0)" })
      XCTAssertEqual(loaded.freshness, .fresh)
      XCTAssertEqual(loaded.value.problems.count, repeats)
      let queries = (1...requests).map { "category_id=9&_format=json&itemsperpage=48&curpage=\($0)" }
      XCTAssertEqual(server.requests.map(\.query), queries)
    }
  }

  func testAllPagesAreServedOfflineAsOneAnswer() async throws {
    let server = try makeServer([0..<48, 40..<60])
    let online = try await makeCatalog(server).content(of: 9)
    let offline = try await makeCatalog(server, isOffline: true).content(of: 9)
    XCTAssertEqual([online.value.products.count, online.value.problems.count], [60, 8])
    XCTAssertEqual(offline, Loaded(online.value, .cached(since: .november20, because: nil)))
    XCTAssertEqual(server.requests.count, 2)
  }

  func testASinglePageIsKeptAsItCame() async throws {
    let body = CategoryDisplay.products(0..<3)
    let server = try LoopbackServer([CategoryDisplay.path: [.json(body)]])
    _ = try await makeCatalog(server).content(of: 9)
    let key = server.url("\(CategoryDisplay.path)?category_id=9&_format=json").absoluteString
    try await expectEqual(store.document(key), FeedDocument(body: Data(body.utf8), fetchedAt: .november20))
  }

  func testAPageOfHiddenPricesDoesNotEndTheCategory() async throws {
    let hidden = (0..<48).map { #"{"sku":"H\#($0)","name":"a","list_price":"RESTRICTED"}"# }
    let server = try LoopbackServer([
      CategoryDisplay.target(9): [.json(#"{"product_collection":[\#(hidden.joined(separator: ","))]}"#)],
      CategoryDisplay.target(9, page: 2): [.json(CategoryDisplay.products(0..<5))],
    ])

    let reading = try await makeCatalog(server).content(of: 9).value

    XCTAssertEqual([reading.products.count, reading.problems.count], [5, 48])
    XCTAssertEqual(reading.problems.first?.place.withoutLine, entry(1, "list_price"))
  }

  func testABranchOrAnEmptyLeafIsOnePage() async throws {
    for body in [CategoryDisplay.subcategories([.blenders]), CategoryDisplay.products([])] {
      let server = try LoopbackServer([CategoryDisplay.path: [.json(body)]])
      _ = try await makeCatalog(server, store: InMemoryFeedStore()).content(of: 9)
      XCTAssertEqual(server.requests.count, 1, body)
    }
  }

  func testAPageThatFailsMidwayFailsTheLoadAndReplacesNothing() async throws {
    let whole = Array(CategoryDisplay.products(48..<96).utf8)
    let cases: [(answer: LoopbackAnswer, code: RepositoryError.Code)] = [
      (.status(500), .serverError), (.status(429), .askedToWait), (.status(403), .refused), (.drop, .cutOff),
      (.body(Array("<html>Are you a robot?</html>".utf8)), .corrupt), (.json("{}"), .corrupt),
      (.body(Array(whole.prefix(1_000))), .corrupt), (.cutOff(afterBytes: 1_000, of: whole), .cutOff),
      (.hang, .timedOut),
    ]
    for (answer, code) in cases {
      let store = InMemoryFeedStore()
      let server = try LoopbackServer([CategoryDisplay.target(9): [.json(CategoryDisplay.products(0..<7))]])
      let time = HandDrivenTime()
      _ = try await SyncingPriceCatalog(server: server.priceServer(), store: store, time: time).content(of: 9)
      server.answer(CategoryDisplay.target(9), with: .json(CategoryDisplay.products(0..<48)))
      server.answer(CategoryDisplay.target(9, page: 2), with: answer)
      let hasty = HTTPPolicy(timeLimit: code == .timedOut ? .milliseconds(200) : .seconds(30), tries: 2)
      let catalog = SyncingPriceCatalog(server: server.priceServer(policy: hasty), store: store, time: time)

      time.advance(by: SyncingPriceCatalog.maximumAge)
      let loaded = try await catalog.content(of: 9)

      guard case .products(let products) = loaded.value.content else { return XCTFail("\(loaded)") }
      XCTAssertEqual(products.count, 7, code.rawValue)
      guard case .cached(.november20, let error?) = loaded.freshness else { return XCTFail("\(loaded)") }
      XCTAssertEqual(error.code, code)
    }
  }

  func testAPageThatFailsMidwayWithNothingKeptIsThrown() async throws {
    let server = try LoopbackServer([CategoryDisplay.target(9): [.json(CategoryDisplay.products(0..<48))]])
    let catalog = makeCatalog(server)
    for _ in 0..<3 { await expectFailure(.notFound) { try await catalog.content(of: 9) } }
    XCTAssertEqual(server.requests.count, 6, "two pages, three times")
  }

  /// Starts a server of category 9.
  private func makeServer(_ pages: [Range<Int>]) throws -> LoopbackServer {
    let server = try LoopbackServer()
    for (index, numbers) in pages.enumerated() {
      server.answer(CategoryDisplay.target(9, page: index + 1), with: .json(CategoryDisplay.products(numbers)))
    }
    return server
  }

  private func makeCatalog(
    _ server: LoopbackServer,
    store: (any FeedStore)? = nil,
    isOffline: Bool = false
  ) -> SyncingPriceCatalog {
    let time = HandDrivenTime()
    return SyncingPriceCatalog(
      server: server.priceServer(),
      store: store ?? self.store,
      time: time,
      isOffline: isOffline
    )
  }
}

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

/// Reads a server's answer for a category.
func readCategory(_ json: String) async throws -> CategoryReading {
  let server = try LoopbackServer([CategoryDisplay.path: [.json(json)]])
  let catalog = SyncingPriceCatalog(server: server.priceServer(), store: InMemoryFeedStore(), time: HandDrivenTime())
  return try await catalog.content(of: 1).value
}

/// Reads products as a wrapped leaf.
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
