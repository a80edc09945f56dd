import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

final class FeedReadingTests: XCTestCase {
  func testTheSameListingsAreReadHoweverTheyAreWritten() throws {
    let texts = [
      (
        "shop.csv",
        "id,name,price,currency,reviewCount,reviewAverage,availability,url,image,category\r\n"
          + "a1,Green tea,7.5,USD,12,4.25,true,https://h/a1,https://h/a1.jpg,tea\r\nb2,,,,,,,,,\r\n"
      ),
      (
        "shop.csv",
        "\u{FEFF}Category; Review Count ;IMAGE;review_average;colour;Price;In-Stock;name;id;url;CURRENCY;availability\n"
          + "tea;12;https://h/a1.jpg;4.250;green;7.50;;\"Green tea\";a1; https://h/a1 ;USD;In Stock\n;;;;;;;;b2;;\n"
      ),
      (
        "shop.tsv",
        "id\tname\tprice\tcurrency\treview-count\treviewaverage\tavailability\turl\timage\tcategory\n"
          + "a1\tGreen tea\t7.50\tUSD\t12\t4.25\tyes\thttps://h/a1\thttps://h/a1.jpg\ttea\n\nb2"
      ),
      (
        "shop.json",
        #"[{"id":"a1","name":"Green tea","price":7.5,"currency":"USD","reviewCount":12,"reviewAverage":4.25,"#
          + #""availability":true,"url":"https://h/a1","image":"https://h/a1.jpg","category":"tea"},{"id":"b2","price":null}]"#
      ),
      (
        "shop.json",
        #"{"shop":"h","page":1,"things":[{"ID":"a1","Name":"Green tea","PRICE":"7.50","currency":"USD","review_count":"12","#
          + #""reviewAverage":"4.25","availability":"https://schema.org/InStock","url":"https://h/a1","#
          + #""image":"https://h/a1.jpg","category":"tea"},{"id":"b2","name":""}]}"#
      ),
      (
        "shop.jsonl",
        "\u{FEFF}\n"
          + #"{"id":"a1","name":"Green tea","price":7.5,"currency":"USD","reviewCount":12,"reviewAverage":4.25,"#
          + #""availability":1,"url":"https://h/a1","image":"https://h/a1.jpg","category":"tea"}"# + "\r\n\r\n"
          + #"{"id":"b2"}"#
      ),
    ]
    let listings = [
      try feedListing(
        "a1",
        "Green tea",
        "7.50",
        .usd,
        reviews: 12,
        average: 4_250,
        isAvailable: true,
        page: "https://h/a1",
        picture: "https://h/a1.jpg",
        category: "tea"
      ),
      try feedListing("b2"),
    ]
    for (name, text) in texts {
      for name in [name, "feed"] {
        let feed = try readFeed(text, as: name)
        XCTAssertEqual(feed.listings, listings, "\(name): \(text)")
        XCTAssertEqual(feed.problems, [], "\(name): \(text)")
      }
    }
  }

  func testOfSeveralListsTheOneUnderItemsCounts() throws {
    let text = #"{"others":[{"id":"no"}],"items":[{"id":"yes"}]}"#
    XCTAssertEqual(try readFeed(text, as: "shop.json").listings.map(\.id), ["yes"])
  }

  func testBadRowsAreLeftOutAndReportedWithTheirLine() throws {
    let feed = try readFeed(
      """
      id,name,price,currency,reviewCount,reviewAverage,availability

      a,A,1e3
      b,B,7.5051
      c,C,-1
      d,D,1,EURO
      e,E,1,EUR,1.5
      f,F,1,EUR,-1
      g,G,1,EUR,1,4.2567
      h,H,1,EUR,1,4.2,perhaps
      ,I,1
      j,J,1,EUR,1,4.2,no,too,many
      k,"K
      k",1,JPY,1,4.2,no,,
      l,L,1,JPY,1,-4.2
      m,"M,2
      n,N,0
      """
    )

    XCTAssertEqual(feed.listings.map(\.id), ["k", "n"])
    let common = ["EUR", "USD", "GBP", "JPY"]
    XCTAssertEqual(
      feed.problems,
      [
        ListingProblem(at: "shop.csv:3", .amount(.notANumber("1e3"))),
        ListingProblem(at: "shop.csv:4", .amount(.tooPrecise("7.5051", decimals: 2))),
        ListingProblem(at: "shop.csv:5", .outOfRange("-1", lowest: "0", highest: nil)),
        ListingProblem(at: "shop.csv:6", .unknownValue("EURO", allowed: common, nearest: "EUR")),
        ListingProblem(at: "shop.csv:7", .wrongShape(expected: .wholeNumber)),
        ListingProblem(at: "shop.csv:8", .outOfRange("-1", lowest: "0", highest: nil)),
        ListingProblem(at: "shop.csv:9", .amount(.tooPrecise("4.2567", decimals: 3))),
        ListingProblem(at: "shop.csv:10", .unknownValue("perhaps", allowed: ["true", "false"], nearest: nil)),
        ListingProblem(at: "shop.csv:11", .missing(key: "id")),
        ListingProblem(at: "shop.csv:12", .tooManyFields),
        ListingProblem(at: "shop.csv:15", .outOfRange("-4.2", lowest: "0", highest: nil)),
        ListingProblem(at: "shop.csv:16", .unclosedQuote),
      ]
    )
  }

  func testBadElementsAreLeftOutAndReportedWithTheirPath() throws {
    let text = #"[{"id":"a"},{"id":"b","Price":"x"},7,{"name":"c"},{"id":"d","availability":[1]},{"id":5}]"#
    let feed = try readFeed(text, as: "shop.json")
    XCTAssertEqual(feed.listings.map(\.id), ["a", "5"])
    XCTAssertEqual(
      feed.problems.withoutLines(),
      [
        ListingProblem(at: entry(2, ".Price"), .amount(.notANumber("x"))),
        ListingProblem(at: entry(3), .wrongShape(expected: .object)),
        ListingProblem(at: entry(4), .missing(key: "id")),
        ListingProblem(at: entry(5, ".availability"), .unknownValue("[1]", allowed: ["true", "false"], nearest: nil)),
      ]
    )
  }

  func testBadLinesAreLeftOutAndReportedWithTheirNumber() throws {
    let text = "{\"id\":\"a\"}\n\n{\"id\":\n[]\n{\"id\":\"b\",\"price\":\"x\"}\n{\"id\":\"c\"}"
    let feed = try readFeed(text, as: "shop.ndjson")
    XCTAssertEqual(feed.listings.map(\.id), ["a", "c"])
    XCTAssertEqual(
      feed.problems,
      [
        ListingProblem(at: SourcePlace("shop.ndjson:3:7", entry: 2), .syntax(SyntaxMistake(.cutOff, "}"))),
        ListingProblem(at: SourcePlace("shop.ndjson:4:1", entry: 3), .wrongShape(expected: .object)),
        ListingProblem(at: SourcePlace("shop.ndjson:5:19", entry: 4, key: "price"), .amount(.notANumber("x"))),
      ]
    )
  }

  func testACutLineIsPlacedWhereItEndsWhateverEndsIt() throws {
    for end in ["\n", "\r\n"] {
      let feed = try readFeed(
        ["{\"id\":\"a\"}", "{\"id\":\"b\"", "{\"id\":\"c\"}", ""].joined(separator: end),
        as: "shop.jsonl"
      )
      XCTAssertEqual(feed.listings.map(\.id), ["a", "c"])
      XCTAssertEqual(
        feed.problems,
        [ListingProblem(at: SourcePlace("shop.jsonl:2:10", entry: 2), .syntax(SyntaxMistake(.cutOff, "}")))],
        end.debugDescription
      )
    }
  }

  func testAFeedInUTF16IsRead() throws {
    let texts = [
      ("shop.json", #"[{"id":"a1","name":"Té","price":"7.50"}]"#),
      ("shop.jsonl", #"{"id":"a1","name":"Té","price":7.5}"#),
      ("shop.csv", "id,name,price\r\na1,Té,7.50\r\n"), ("shop", "id\tname\tprice\na1\tTé\t7.50\n"),
    ]
    for (name, text) in texts {
      for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian] {
        let feed = try readFeed(try XCTUnwrap(text.data(using: encoding)), as: name)
        XCTAssertEqual(feed.listings, [try feedListing("a1", "Té", "7.50")], "\(name) \(encoding)")
      }
    }
  }

  func testBytesThatAreNoTextCostTheirRowAlone() throws {
    var bytes = Data("id,name\na,A\n".utf8)
    // An invalid byte in UTF-8, Windows-1252 and Shift_JIS.
    bytes += [0x62, 0x2C, 0x81, 0x0A]
    bytes += Data("c,C\n".utf8)
    let feed = try ListingFeed(FeedFile(path: "shop.csv", bytes), columns: .usual)
    var names: [String?] = []
    var troubles: [FeedRecordError?] = []
    _ = feed.forEach { _, record in
      names.append(record.cells[.id])
      troubles.append(record.trouble)
    }
    XCTAssertEqual(names, ["a", "b", "c"])
    XCTAssertEqual(troubles, [nil, FeedRecordError(nil, .notUTF8), nil])
  }

  func testAFeedWithoutIDsNamesTheColumnThatIsMissing() async {
    let cases: [(name: String, text: String)] = [
      ("shop.csv", "name,price\na,1\n"), ("shop.json", "[{\"name\":\"a\"}]"), ("shop.jsonl", "{\"name\":\"a\"}"),
      ("shop.jsonl", "{\"id\":null}"),
      ("shop.csv", ""), ("shop.csv", "\u{FEFF}"), ("shop.csv", "\n\n"), ("shop.json", "[1,2]"),
      ("shop.jsonl", "id,name\na,b"), ("shop", "\0\0\0"),
    ]
    for (name, text) in cases {
      await expectFailure(.noSuchColumn, detail: "id", "\(name): \(text)") { try readFeed(text, as: name) }
    }
  }

  func testWhatIsNoFeedIsCorrupt() {
    let cases: [(name: String, text: String)] = [
      ("shop.csv", "<!DOCTYPE html><html></html>"), ("shop", "  <html><body>id,name</body></html>"),
      ("shop.json", ""), ("shop.json", "{}"),
      ("shop.json", "[{\"id\":\"a\"}"), ("shop.json", "{\"a\":[],\"b\":[]}"), ("shop.json", "id,name\na,b"),
    ]
    for (name, text) in cases {
      XCTAssertThrowsError(try readFeed(text, as: name), "\(name): \(text)") { error in
        let isPage = text.contains("<html>")
        XCTAssertEqual((error as? RepositoryError)?.code, isPage ? .notData : .corrupt, "\(name): \(text)")
        XCTAssertEqual((error as? RepositoryError)?.detail.isEmpty, isPage)
      }
    }
  }

  func testAFeedWithoutListingsIsEmpty() throws {
    for (name, text) in [
      ("shop.csv", "id"), ("shop.csv", "id,name\n"), ("shop.json", "[]"), ("shop.json", "{\"items\":[]}"),
      ("shop.jsonl", ""), ("shop.jsonl", "\n\n"),
    ] { XCTAssertEqual(try readFeed(text, as: name).listings, [], "\(name): \(text)") }
  }

  func testOtherHeadingsAreReadByAMapping() throws {
    let columns = try FeedColumns("id=SKU,price=cost")
    let feed = try readFeed("price,sku,cost,name\n9,a,1.50,A\n", columns: columns)
    XCTAssertEqual(feed.listings, [try feedListing("a", "A", "1.50")])
    let json = try readFeed(#"[{"id":"no","sku":"a","Cost":"x"}]"#, as: "shop.json", columns: columns)
    XCTAssertEqual(json.problems.withoutLines(), [ListingProblem(at: entry(1, ".Cost"), .amount(.notANumber("x")))])
    XCTAssertThrowsError(try readFeed("sku,price\na,1\n", columns: columns)) { error in
      XCTAssertEqual((error as? RepositoryError)?.detail, "cost")
    }
  }

  func testPricesOfATableAreReadByTheSignOfTheirColumn() throws {
    let cases: [(rows: [String], prices: [String?])] = [
      (["1.400", "7,50"], ["1400.00", "7.50"]), (["1.400", "7.50"], ["1.40", "7.50"]), (["1,400", "2.500"], []),
      (["1.400"], []), (["free", "Gratis", "無料", "2,00 €"], ["0.00", "0.00", "0.00", "2.00"]),
      (["1.234,50 €", "12.000"], ["1234.50", "12000.00"]),
    ]
    for (rows, prices) in cases {
      let feed = try readFeed("id\tprice\n" + rows.enumerated().map { "a\($0)\t\($1)\n" }.joined())
      XCTAssertEqual(feed.listings.map { $0.price?.decimalText }, prices, "\(rows)")
      let mistakes = feed.problems.map(\.mistake)
      XCTAssertEqual(mistakes, prices.isEmpty ? rows.map { .amount(.undecided($0)) } : [], "\(rows)")
    }
    let said = try readFeed("id\tprice\na\t1.400\n", columns: FeedColumns("decimal=comma"))
    XCTAssertEqual(said.listings.map { $0.price?.decimalText }, ["1400.00"])
    let yen = try readFeed("id\tprice\tcurrency\na\t1,400円\tJPY\n")
    XCTAssertEqual(yen.listings.map { $0.price?.decimalText }, ["1400"])
  }

  func testHeadingsOfShopsAreKnown() throws {
    for headings in [
      "sku;title;precio", "品番;商品名;価格", "Código;Artículo;PVP", "REFERENCIA;nombre;importe", "ref;name;sku;price",
    ] {
      let row = headings.split(separator: ";").count == 4 ? "zz;Tea;a;1,50" : "a;Tea;1,50"
      XCTAssertEqual(try readFeed("\(headings)\n\(row)\n").listings, [try feedListing("a", "Tea", "1.50")], headings)
    }
    let all = [
      ("id sku ref referencia code código 品番", "a"), ("name title producto nombre artículo 商品名 名前", "Tea"),
      ("price precio importe pvp 価格", "2"), ("currency moneda divisa 通貨", "USD"), ("url link enlace", "http://h/a"),
      ("availability stock disponible existencias 在庫", "no"), ("image imagen 画像", "http://h/a.jpg"),
      ("category categoría tienda カテゴリ", "tea"),
    ]
    for (column, (headings, value)) in all.enumerated() {
      for heading in headings.split(separator: " ") {
        let loud = heading.uppercased().replacing("Í", with: "I").map(String.init).joined(separator: " ")
        for heading in [String(heading), loud] {
          var (names, values) = (["id", "name", "price"], ["a", "Tea", "2"])
          if column < 3 { names[column] = heading } else { (names, values) = (names + [heading], values + [value]) }
          let json = zip(names, values).map { "\"\($0)\":\"\($1)\"" }.joined(separator: ",")
          let listing = try feedListing(
            "a",
            "Tea",
            "2.00",
            column == 3 ? .usd : .eur,
            isAvailable: column == 5 ? false : nil,
            page: column == 4 ? value : nil,
            picture: column == 6 ? value : nil,
            category: column == 7 ? value : nil
          )
          let table = "\(names.joined(separator: ";"))\n\(values.joined(separator: ";"))\n"
          XCTAssertEqual(try readFeed(table).listings, [listing], heading)
          XCTAssertEqual(try readFeed("{\(json)}", as: "shop.jsonl").listings, [listing], heading)
        }
      }
    }
    // Its own name is the likeliest.
    XCTAssertEqual(try readFeed("sku,id\nx,a\n").listings.map(\.id), ["a"])
  }

  func testWithoutAnIDTheAddressIsItWhereAllIsWatched() throws {
    let page = "https://h/a"
    for (name, text) in [
      ("shop.csv", "Nombre;Enlace;PVP\nTea;\(page);1,50\n"),
      ("shop.jsonl", "{\"price\":1.5,\"name\":\"Tea\",\"url\":\"\(page)\"}"),
    ] {
      let feed = try readFeed(Data(text.utf8), as: name, identities: FeedField.identities)
      XCTAssertEqual(feed.listings, [try feedListing(page, "Tea", "1.50", page: page)], name)
    }
  }

  func testWithoutAnAddressTheNameIsTheIDWhereAllIsWatched() throws {
    let table = try readFeed(Data("Producto;Precio\nTé;1,50\n".utf8), identities: FeedField.identities)
    XCTAssertEqual(table.listings, [try feedListing("Té", "Té", "1.50")])
    let json = try readFeed(
      Data(#"[{"title":"Té","price":1.5},{"price":2},{"title":"Té","price":3}]"#.utf8),
      as: "shop.json",
      identities: FeedField.identities
    )
    XCTAssertEqual(json.listings, [try feedListing("Té", "Té", "1.50"), try feedListing("Té", "Té", "3.00")])
    XCTAssertEqual(json.problems.map(\.mistake), [.missing(key: "id")])
  }

  func testAWordForTheStockMeansWhatItSays() {
    for word in [
      "true", "TRUE", "1", "yes", "Y", "in stock", "in_stock", "InStock", "https://schema.org/InStock", "sí", "Si",
      "Disponible", "en stock", "在庫あり", "2", "120",
    ] {
      XCTAssertEqual(AvailabilityText.meaning(of: word), true, word)
    }
    for word in [
      "false", "0", "00", "No", "out of stock", "OutOfStock", "sold-out", "http://schema.org/SoldOut", "agotado",
      "AGOTADA", "no disponible", "sin existencias", "売り切れ", "在庫なし",
    ] {
      XCTAssertEqual(AvailabilityText.meaning(of: word), false, word)
    }
    for word in ["maybe", "1.5", "-1", "/", "stock", ""] { XCTAssertNil(AvailabilityText.meaning(of: word), word) }
  }
}

/// Reads all listings of a text as a file with a name, and the omissions.
func readFeed(
  _ text: String,
  as name: String = "shop.csv",
  columns: FeedColumns = .usual
) throws -> (listings: [Listing], problems: TruncatedList<ListingProblem>) {
  try readFeed(Data(text.utf8), as: name, columns: columns)
}

/// Reads all listings of bytes as a file with a name, and the omissions.
func readFeed(
  _ bytes: Data,
  as name: String = "shop.csv",
  columns: FeedColumns = .usual,
  identities: [FeedField] = []
) throws -> (listings: [Listing], problems: TruncatedList<ListingProblem>) {
  let feed = try ListingFeed(FeedFile(path: "/tmp/\(name)", bytes), columns: columns, identities: identities)
  var listings: [Listing] = []
  var faults = FeedFaults()
  let others = feed.forEach { position, record in
    do throws(FeedRecordError) {
      listings.append(try record.listing())
    } catch {
      faults.append(at: position.byte, FeedFault(position, error, in: record))
    }
  }
  faults.append(contentsOf: others)
  return (listings, feed.file.problems(faults))
}

/// Returns a listing with the defaults of a feed.
func feedListing(
  _ id: String,
  _ name: String? = nil,
  _ price: String? = nil,
  _ currency: Currency = .eur,
  reviews: Int? = nil,
  average: Int64? = nil,
  isAvailable: Bool? = nil,
  page: String? = nil,
  picture: String? = nil,
  category: String? = nil,
  rank: Int = 0
) throws -> Listing {
  Listing(
    id: id,
    name: name ?? id,
    figures: ListingFigures(
      price: try price.map { try Money(decimal: $0, currency: currency) },
      reviewCount: reviews,
      reviewAverage: average.map(ReviewAverage.init(thousandths:)),
      isAvailable: isAvailable
    ),
    page: page,
    picture: picture,
    category: category,
    rank: rank
  )
}
