import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

/// Feeds that are watched as a whole: the detection of formats, and their comparison with later versions.
final class FeedListingsTests: XCTestCase {
  private let sheet = "Ref;Producto;Precio;Disponible\nA1;Teléfono;1.099,00 €;sí\nA2;Cámara;249,50 €;agotado\n"

  func testHowASheetIsWrittenIsFound() async throws {
    let rows: [(Data?, FeedEncoding)] = [
      (Data(sheet.utf8), .utf8), (Data([0xEF, 0xBB, 0xBF]) + Data(sheet.utf8), .utf8),
      (sheet.data(using: .utf16), .utf16), (sheet.data(using: .windowsCP1252), .windows1252),
    ]
    for (data, encoding) in rows {
      let result = try await read(try XCTUnwrap(data))
      XCTAssertEqual(
        result.format,
        FeedFormat(
          encoding: encoding,
          delimiter: .semicolon,
          decimal: .comma,
          columns: "id=Ref,name=Producto,price=Precio,availability=Disponible",
          currency: .eur
        )
      )
      let prices = result.snapshot.listings.map { $0.price?.minorUnits }
      XCTAssertEqual(prices, [109_900, 24_950])
      XCTAssertEqual(result.snapshot.listings.map(\.isAvailable), [true, false])
      XCTAssertEqual(result.gaps, [])
    }
    let japanese = "品番,商品名,価格\nA1,日本の緑茶,\"￥1,200円\"\n"
    let shiftJIS = try await read(try XCTUnwrap(japanese.data(using: .shiftJIS)))
    XCTAssertEqual(shiftJIS.format.encoding, .shiftJIS)
    XCTAssertEqual(shiftJIS.format.currency, .jpy)
    XCTAssertEqual(shiftJIS.snapshot.listings.first?.name, "日本の緑茶")
  }

  func testWhatALaterFileContradictsIsSaidAndNothingIsGone() async throws {
    let found = try await read(Data(sheet.utf8)).format
    let rows: [(String, UpdateWarning)] = [
      (sheet.replacing(";", with: "\t"), .contradicted(.delimiter, now: "tab")),
      (sheet.replacing("Precio", with: "Coste"), .contradicted(.columns, now: "Precio")),
      (
        sheet.replacing("1.099,00", with: "1,099.00").replacing("249,50", with: "249.50"),
        .contradicted(.decimal, now: "point")
      ),
      (sheet.replacing("€", with: "£"), .contradicted(.currency, now: "GBP")),
    ]
    for (text, reason) in rows {
      let result = try await read(Data(text.utf8), as: found, isLater: true)
      XCTAssertEqual(result.gaps, [reason], text)
      XCTAssertEqual(result.snapshot.listings, [])
    }
    let other = try await read(try XCTUnwrap(sheet.data(using: .utf16)), as: found, isLater: true)
    XCTAssertEqual(other.gaps, [.contradicted(.encoding, now: "UTF-16")])
    let same = try await read(Data(sheet.replacing("1.099,00", with: "1.299").utf8), as: found, isLater: true)
    XCTAssertEqual(same.gaps, [])
    XCTAssertEqual(same.snapshot.listings.first?.price?.minorUnits, 129_900, "a thousand, as the sign is known")
    XCTAssertEqual(same.format, found)
  }

  func testWhatIsUndecidedIsAskedFor() async throws {
    let currency = await failure(of: "id,name,price\na,A,1\n")
    XCTAssertEqual(currency?.code, .currencyUndecided)
    let dollar = await failure(of: "id,name,price\na,A,$1\nb,B,$2\n")
    XCTAssertEqual(dollar?.code, .currencyUndecided, "a dollar is that of twenty countries")
    let sign = await failure(of: "id,name,price,currency\na,A,\"1,200\",USD\nb,B,\"3,400\",USD\n")
    XCTAssertEqual(sign?.code, .decimalUndecided)
    XCTAssertEqual(sign?.found, ["1,200"])
    let both = await failure(of: "id;price\na;1,50 €\nb;2.50 €\n")
    XCTAssertEqual(both?.code, .twoDecimalSigns)
    XCTAssertEqual(both?.found, ["shop.csv:2", "shop.csv:3"])
    let yen = try await read(Data("id,price,currency\na,\"1,200\",JPY\n".utf8))
    XCTAssertEqual(yen.snapshot.listings.first?.price?.minorUnits, 1_200, "a yen has no decimals")
    let said = try await read(
      Data("id,price\na,\"1,200\"\n".utf8),
      as: FeedFormat(decimal: .comma, currency: .eur)
    )
    XCTAssertEqual(said.snapshot.listings.first?.price?.minorUnits, 120)
    let later = try await read(Data("id,price\na,\"1,300\"\n".utf8), as: said.format, isLater: true)
    XCTAssertEqual(later.snapshot.listings.first?.price?.minorUnits, 130)
    let known = try await read(Data("id,price\na,1 €\nb,2\n".utf8))
    XCTAssertEqual(known.snapshot.listings.map { $0.price?.currency }, [.eur, .eur], "one that is named holds for all")
  }

  func testWithoutHeadingsThatAreKnownNothingIsRead() async throws {
    let error = await failure(of: "Anzahl;Preis\n1;2\n")
    XCTAssertEqual(error?.code, .noSuchColumn)
    XCTAssertEqual(error?.detail, "id")
    XCTAssertEqual(error?.found, ["Anzahl", "Preis"])
  }

  func testWhatIsMissingFromAllIsSaid() async throws {
    let bare = try await read(Data("id\na\nb\n".utf8))
    XCTAssertEqual(bare.lacks, [.prices, .names])
    let named = try await read(Data("nombre\nA\nB\n".utf8))
    XCTAssertEqual(named.lacks, [.prices])
    XCTAssertEqual(named.snapshot.listings.map(\.id), ["A", "B"], "the name is the id")
  }

  func testAPriceThatIsNoneIsAProblemOfItsRow() async throws {
    let result = try await read(Data("id;precio\na;1,50 €\nb;consultar\n".utf8))
    XCTAssertEqual(result.snapshot.listings.map(\.id), ["a"])
    XCTAssertEqual(result.unreadable, ["b"])
    XCTAssertEqual(result.problems.total, 1)
    XCTAssertTrue(result.isComplete)
  }

  func testBlankRowsAndTotalsAreNoListings() async throws {
    let price = "Ref;Producto;Precio\nA1;Teléfono;1.099,00 €\n"
    let rows: [(text: String, ids: [String])] = [
      (price + ";;\n", ["A1"]), (price + " ; ;\t\n\n;;;;\n", ["A1"]), (price + "\"\";;\n", ["A1"]),
      (price + ";Total;\n", ["A1"]), (price + ";Total;1.099,00 €\n", ["A1"]), (price + ";TOTAL:;1.099,00 €\n", ["A1"]),
      (price + ";Suma;1.099,00 €\n;合計;1.099,00 €\n", ["A1"]), (price + ";Accesorios;\nC1;Cable;\n", ["A1", "C1"]),
      ("name,price,link\nTea,€1.50,https://a.example/1\nTotal,€1.50,\nTotal,,\n,,\n", ["https://a.example/1"]),
      ("name,price\nTea,€1.50\nHerbs,\n,\n", ["Tea"]), ("name,price,stock\nTea,€1.50,2\nMint,,0\n", ["Mint", "Tea"]),
      ("name,price\nTea,€1.50\nTotal,€1.50\n", ["Tea"]), ("name\nTea\n\n", ["Tea"]),
    ]
    for (text, ids) in rows {
      let result = try await read(Data(text.utf8))
      XCTAssertEqual(result.snapshot.listings.map(\.id), ids, text)
      XCTAssertEqual(result.gaps, [], text)
      XCTAssertEqual(result.problems.total, 0, text)
    }
    let lost = try await read(Data((price + ";Cámara;249,50 €\n").utf8))
    XCTAssertEqual(lost.gaps, [.leftOut(1)], "what is for sale and has lost its number may be any")
  }

  func testNamesAreCutAtFiveHundredLetters() async throws {
    let long = String(repeating: "é", count: 501)
    let marks = "a" + String(repeating: "\u{301}", count: 70_000)
    let result = try await read(Data("id,name,price\na,\(long),€1\nb,\(marks),€1\nc,Tea,€1\n".utf8))
    XCTAssertEqual(result.snapshot.listings.map(\.name.count), [500, 1, 3])
    XCTAssertLessThanOrEqual(result.snapshot.listings[1].name.unicodeScalars.count, 4_000)
  }

  func testOfASavedProductsFileEachVariantIsAListing() async throws {
    let text = """
      {"products":[
        {"id":7,"title":"Strider","handle":"s","product_type":"Shoes","images":[{"src":"https://cdn.example/x.jpg"}],
         "variants":[{"id":41,"title":"9 / Black","available":true,"price":"135.00"},
                     {"id":42,"title":"10 / Black","available":false,"price":"1135.00"}]},
        {"id":8,"title":"Cup","variants":[{"id":1,"title":"Default Title","price":"9.50"}]},
        {"id":9,"title":"Ghost"}]}
      """
    let error = await failure(of: text, path: "products.json")
    XCTAssertEqual(error?.code, .currencyUndecided)
    let result = try await read(Data(text.utf8), path: "products.json", as: FeedFormat(currency: .eur))
    XCTAssertEqual(result.snapshot.listings.map(\.id), ["7:41", "7:42", "8:1"])
    XCTAssertEqual(result.snapshot.listings.map(\.name), ["Strider, 9 / Black", "Strider, 10 / Black", "Cup"])
    XCTAssertEqual(result.snapshot.listings.map { $0.price?.minorUnits }, [13_500, 113_500, 950])
    XCTAssertEqual(result.snapshot.listings.map(\.isAvailable), [true, false, nil])
    XCTAssertEqual(result.snapshot.listings.first?.picture, "https://cdn.example/x.jpg")
    XCTAssertEqual(result.gaps, [.leftOut(1)], "a product without variants may be any")
    let later = try await read(Data(text.utf8), path: "products.json", as: result.format, isLater: true)
    XCTAssertEqual(later.snapshot, result.snapshot)
    let empty = try await read(Data(#"{"products":[]}"#.utf8), path: "products.json", as: result.format, isLater: true)
    XCTAssertEqual(empty.snapshot.listings, [])
    XCTAssertTrue(empty.isComplete)
  }

  func testAVariantThatCannotBeReadIsThereAndShowsItsOwnPicture() async throws {
    let text = """
      {"products":[{"id":7,"title":"Strider",
        "images":[{"src":"https://cdn.example/all.jpg"},{"src":"https://cdn.example/black.jpg","variant_ids":[42]}],
        "variants":[{"id":41,"title":"9","available":"maybe","price":"1.00"},{"id":42,"title":"10","price":"2.00"}]}]}
      """
    let result = try await read(Data(text.utf8), path: "products.json", as: FeedFormat(currency: .eur))
    XCTAssertEqual(result.snapshot.listings.map(\.id), ["7:42"])
    XCTAssertEqual(result.snapshot.listings.first?.picture, "https://cdn.example/black.jpg")
    XCTAssertEqual(result.unreadable, ["7:41"])
    XCTAssertEqual(result.problems.total, 1)
    XCTAssertTrue(result.isComplete, "its id is known, so it is not missing")
  }

  func testWhatIsNoFeedIsAnErrorAndNoResult() async throws {
    let cases: [(String, String, RepositoryError.Code, [String])] = [
      ("<!DOCTYPE html><html></html>", "shop.csv", .notData, []),
      (#"{"products":[{"id":1,"#, "products.json", .corrupt, []),
      (
        #"{"errors":"Page * Limit exceeds the 25000 limit."}"#, "products.json", .notData,
        ["Page * Limit exceeds the 25000 limit."]
      ),
      (#"{"errors":[{"message":"no"}]}"#, "shop.json", .notData, [#"[{"message":"no"}]"#]),
      (#"{"message":"ok","items":"none","others":[1],"more":[2]}"#, "shop.json", .corrupt, []),
      (#"{"error":"bad token 3f9ab27cd1e0, ask again"}"#, "shop.json", .notData, ["bad token …, ask again"]),
    ]
    for (text, path, code, words) in cases {
      let error = await failure(of: text, path: path, as: FeedFormat(currency: .eur))
      XCTAssertEqual(error?.code, code, text)
      XCTAssertEqual(error?.found, words, text)
    }
  }

  func testWhatIsCutIsCounted() async throws {
    let rows = (0...WatchQuery.feedLimit).map { "{\"id\":\"\($0)\",\"name\":\"n\",\"price\":1,\"currency\":\"EUR\"}" }
    let result = try await read(Data(rows.joined(separator: "\n").utf8), path: "shop.jsonl")
    XCTAssertEqual(result.snapshot.listings.count, 100_000)
    XCTAssertEqual(result.total, 100_001)
    XCTAssertEqual(result.gaps, [.limitHit(100_000)])
  }

  func testAServerIsAskedWhetherItChangedAndKeysAreNotSaid() async throws {
    let server = try LoopbackServer(["/shop.csv": [.version(etag: "\"1\"", Array("id,price\na,1 €\n".utf8))]])
    let store = InMemoryFeedStore()
    func download(isOffline: Bool = false) -> FeedDownload {
      FeedDownload(
        HTTPClient(transport: SystemTransport(userAgent: "test")),
        keptIn: store,
        time: HandDrivenTime(),
        isOffline: isOffline
      )
    }
    let name = try FeedListings.fullName(of: server.url("/shop.csv").absoluteString)
    for _ in 1...2 {
      let result = try await FeedListings(name, from: download()).search(.everything) { _ in }
      XCTAssertEqual(result.snapshot.listings.map(\.id), ["a"])
    }
    XCTAssertEqual(server.requests.map { $0.headers["if-none-match"] ?? "" }, ["", "\"1\""])
    let offline = await repositoryFailure {
      try await FeedListings(name, from: download(isOffline: true)).search(.everything) { _ in }
    }
    XCTAssertEqual(offline?.code, .unavailable)
    let key = server.url("/gone.csv?token=planted").absoluteString
    let gone = await repositoryFailure { try await FeedListings(key, from: download()).search(.everything) { _ in } }
    XCTAssertEqual(gone?.code, .notFound)
    XCTAssertFalse("\(String(describing: gone))".contains("planted"))
    server.answer("/page.csv?token=planted", with: .body(Array("<html>".utf8)))
    let page = await repositoryFailure {
      try await FeedListings(server.url("/page.csv?token=planted").absoluteString, from: download())
        .search(.everything) { _ in }
    }
    XCTAssertEqual(page?.code, .notData)
    XCTAssertFalse("\(String(describing: page))".contains("planted"))
  }

  private func failure(
    of text: String,
    path: String = "shop.csv",
    as format: FeedFormat = FeedFormat()
  ) async -> RepositoryError? {
    await repositoryFailure { try await read(Data(text.utf8), path: path, as: format) }
  }

  private func read(
    _ data: Data,
    path: String = "shop.csv",
    as format: FeedFormat = FeedFormat(),
    isLater: Bool = false
  ) async throws -> SearchResult {
    let folder = try TemporaryFolder()
    let file = folder.path(path)
    try data.write(to: URL(fileURLWithPath: file))
    let download = FeedDownload(
      HTTPClient(transport: SystemTransport(userAgent: "test")),
      keptIn: nil,
      time: HandDrivenTime(),
      isOffline: true
    )
    return try await FeedListings("feed:\(file)", as: format, isLater: isLater, from: download)
      .search(.everything) { _ in }
  }
}
