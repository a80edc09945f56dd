import ArcadeDomain
import Foundation
import XCTest

@testable import ArcadeData

final class ProductPageTests: XCTestCase {
  func testAProductInJSONLDIsRead() throws {
    let page = try Self.page(
      """
      <html><head><link rel="canonical" href="/anvil"><script type="application/ld+json">
      {"@context":"https://schema.org","@type":"Product","name":"Anvil &amp; hammer","sku":"0446310786","image":["https://i.example/a.jpg"],
       "aggregateRating":{"@type":"AggregateRating","ratingValue":"4.4285","reviewCount":"1,089"},
       "offers":{"@type":"Offer","priceCurrency":"USD","price":"119.99","availability":"https://schema.org/InStock"}}
      </script></head></html>
      """
    )
    let listing = try XCTUnwrap(page.listings.first)
    XCTAssertEqual(page.listings.count, 1)
    XCTAssertEqual(listing.id, "https://shop.example/anvil#0446310786")
    XCTAssertEqual(listing.name, "Anvil & hammer")
    XCTAssertEqual(listing.price, Money(minorUnits: 11_999, currency: .usd))
    XCTAssertEqual([listing.page, listing.picture], ["https://shop.example/anvil", "https://i.example/a.jpg"])
    XCTAssertEqual([listing.reviewCount.map { Int64($0) }, listing.reviewAverage?.thousandths], [1_089, 4_428])
    XCTAssertEqual(listing.isAvailable, true)
    XCTAssertTrue(page.isWhole)
  }

  func testPricesOfEveryShapeAreRead() throws {
    let offers: [(String, String?)] = [
      (#"{"price":119.99,"priceCurrency":"USD"}"#, "119.99 USD"), (#"{"price":"1 099,00 EUR"}"#, "1099.00 EUR"),
      (#"{"price":"From 10","priceCurrency":"EUR"}"#, "10.00 EUR"),
      (#"{"price":"10 – 20","priceCurrency":"EUR"}"#, "10.00 EUR"),
      (#"{"@type":"AggregateOffer","lowPrice":"7.50","highPrice":"9","priceCurrency":"GBP"}"#, "7.50 GBP"),
      (#"{"@type":"AggregateOffer","offers":[{"price":"9"},{"price":"8"}],"priceCurrency":"GBP"}"#, "8.00 GBP"),
      (#"[{"price":"12","priceCurrency":"EUR"},{"price":"11.5","priceCurrency":"EUR"}]"#, "11.50 EUR"),
      (#"{"priceSpecification":{"price":5,"priceCurrency":"EUR"}}"#, "5.00 EUR"),
      (#"{"priceSpecification":[{"price":"5.10","priceCurrency":"EUR"}]}"#, "5.10 EUR"),
      (#"{"price":"1400","priceCurrency":"JPY"}"#, "1400 JPY"),
      (#"{"price":"1,400","priceCurrency":"JPY"}"#, "1400 JPY"),
      (#"{"price":"","priceCurrency":"EUR"}"#, nil), (#"{"price":null}"#, nil), ("null", nil),
    ]
    for (offer, expected) in offers {
      let page = try Self.page(Self.script(#"{"@type":"Product","name":"A","offers":\#(offer)}"#))
      let price = page.listings.first?.price
      XCTAssertEqual(price.map { "\($0.decimalText) \($0.currency.code)" }, expected, offer)
      XCTAssertEqual(page.faults.count, 0, offer)
    }
  }

  func testAPriceThatCanBeTwoIsNoneUnlessThePageDecides() throws {
    func product(_ name: String, _ price: String) -> String {
      #"{"@type":"Product","name":"\#(name)","offers":{"price":"\#(price)","priceCurrency":"EUR"}}"#
    }
    let open = try Self.page(Self.script(product("A", "1.400")))
    XCTAssertEqual([open.listings.count, open.faults.count], [0, 1])
    XCTAssertEqual(open.faults.first?.id, "https://shop.example/p")
    let decided = try Self.page(Self.script("[\(product("A", "1.400")),\(product("B", "12,50"))]"))
    XCTAssertEqual(decided.listings.map { $0.price?.minorUnits }, [140_000, 1_250])
  }

  func testAPriceWithoutACurrencyIsAProblemOfItsListing() throws {
    let page = try Self.page(Self.script(#"{"@type":"Product","name":"A","offers":{"price":"5"}}"#))
    XCTAssertEqual(page.faults.map(\.problem.mistake), [.missing(key: "priceCurrency")])
    let named = try Self.page(
      #"<meta property="product:price:currency" content="EUR">"#
        + Self.script(#"{"@type":"Product","name":"A","offers":{"price":"5"}}"#)
    )
    XCTAssertEqual(named.listings.first?.price?.currency, .eur)
  }

  func testAvailabilityIsKnownByEveryWordForIt() throws {
    let there = [
      "InStock", "LimitedAvailability", "OnlineOnly", "InStoreOnly", "PreOrder", "PreSale", "BackOrder", "MadeToOrder",
    ]
    let notThere = ["OutOfStock", "SoldOut", "Discontinued", "Reserved"]
    for (words, expected) in [(there, true), (notThere, false)] {
      for word in words.flatMap({ [$0, "http://schema.org/\($0)", "https://schema.org/\($0)"] }) {
        let page = try Self.page(
          Self.script(
            #"{"@type":"Product","name":"A","offers":{"price":1,"priceCurrency":"EUR","availability":"\#(word)"}}"#
          )
        )
        XCTAssertEqual(page.listings.first?.isAvailable, expected, word)
      }
    }
  }

  func testProductsAreFoundWhereverTheyHide() throws {
    let product = #"{"@type":["Thing","Product"],"name":"A","sku":"1","offers":{"price":"5","priceCurrency":"EUR"}}"#
    let scripts = [
      product, "[\(product)]", #"{"@graph":[{"@type":"WebSite"},\#(product)]}"#,
      #"{"@type":"WebPage","mainEntity":\#(product)}"#, "{\"@type\":\"Organization\"}\n\(product)",
      "<!-- \(product) -->", "//<![CDATA[\n\(product)\n//]]>", "/* a */ \(product.replacing("}}", with: "},}")), // b",
      product.replacing("\"A\"", with: "\"A\\u0041\n\""),
    ]
    for script in scripts {
      let page = try Self.page(Self.script("") + Self.script(script))
      XCTAssertEqual(page.listings.map(\.id), ["https://shop.example/p#1"], script)
      XCTAssertEqual(page.listings.first?.price?.minorUnits, 500, script)
    }
  }

  func testVariantsAndOffersWithNumbersOfTheirOwnAreListings() throws {
    let group = #"""
      {"@type":"ProductGroup","name":"Shirt","aggregateRating":{"ratingValue":4,"reviewCount":2},"hasVariant":[
        {"@type":"Product","name":"Shirt S","sku":"S","offers":{"price":1,"priceCurrency":"EUR"}},
        {"@type":"Product","sku":"M","offers":{"price":2,"priceCurrency":"EUR"}}]}
      """#
    let page = try Self.page(Self.script(group))
    XCTAssertEqual(page.listings.map(\.id), ["https://shop.example/p#S", "https://shop.example/p#M"])
    XCTAssertEqual(page.listings.map(\.name), ["Shirt S", "Shirt"])
    XCTAssertEqual(page.listings.map(\.reviewCount), [2, 2])
    let offers =
      #"{"@type":"Product","name":"A","offers":[{"sku":"1","price":1,"priceCurrency":"EUR"},{"sku":"2","price":2,"priceCurrency":"EUR"}]}"#
    XCTAssertEqual(try Self.page(Self.script(offers)).listings.map { $0.price?.minorUnits }, [100, 200])
  }

  func testAListIsWholeWhereItCountsItself() throws {
    for (count, isWhole) in [(#""numberOfItems":2,"#, true), (#""numberOfItems":9,"#, false), ("", false)] {
      let list = #"""
        {"@type":"ItemList",\#(count)"itemListElement":[
          {"@type":"ListItem","position":1,"item":{"@type":"Product","name":"A","url":"/a","offers":{"price":1,"priceCurrency":"EUR"}}},
          {"@type":"ListItem","position":2,"url":"https://shop.example/b","item":{"@type":"Product","name":"B","offers":{"price":2,"priceCurrency":"EUR"}}}]}
        """#
      let page = try Self.page(Self.script(list))
      XCTAssertEqual(page.listings.map(\.id), ["https://shop.example/a", "https://shop.example/b"])
      XCTAssertEqual(page.isWhole, isWhole)
    }
  }

  func testMicrodataAndOpenGraphStandIn() throws {
    let microdata = try Self.page(
      """
      <div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Anvil <b>large</b></h1>
      <img itemprop=image src=/a.jpg><meta itemprop="sku" content="7"><div itemprop="description"><div>x</div></div>
      <div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span itemprop="price" content="5.50">5,50 €</span>
      <meta itemprop="priceCurrency" content="EUR"><link itemprop="availability" href="http://schema.org/OutOfStock"></div>
      <span itemprop="aggregateRating" itemscope><span itemprop="ratingValue">4,5</span><span itemprop="reviewCount">12</span></span>
      </div><div itemprop="price">99</div>
      """
    )
    let listing = try XCTUnwrap(microdata.listings.first)
    XCTAssertEqual([listing.id, listing.name], ["https://shop.example/p#7", "Anvil large"])
    XCTAssertEqual(listing.price, Money(minorUnits: 550, currency: .eur))
    XCTAssertEqual(
      [listing.isAvailable, listing.reviewCount == 12, listing.reviewAverage?.thousandths == 4_500],
      [false, true, true]
    )
    XCTAssertEqual(listing.picture, "https://shop.example/a.jpg")
    let graph = try Self.page(
      #"<meta property="og:title" content="Anvil"><meta property="og:url" content="https://shop.example/x">"#
        + #"<meta property="product:price:amount" content="9.90"><meta property="product:price:currency" content="EUR">"#
        + #"<meta property="product:availability" content="instock">"#
    )
    XCTAssertEqual(graph.listings.map(\.id), ["https://shop.example/x"])
    XCTAssertEqual(graph.listings.first?.price?.minorUnits, 990)
    XCTAssertEqual(graph.listings.first?.isAvailable, true)
  }

  func testLettersAreThoseOfTheHeaderThenOfTheMeta() throws {
    let script = Self.script(#"{"@type":"Product","name":"Café","offers":{"price":1,"priceCurrency":"EUR"}}"#)
    let meta = #"<meta charset="shift_jis">"#
    let latin = try XCTUnwrap((meta + script).data(using: .isoLatin1))
    let url = try XCTUnwrap(URL(string: "https://shop.example/p"))
    let byHeader = try ProductPage(reading: latin, contentType: "text/html; charset=ISO-8859-1", of: WebPage(url))
    XCTAssertEqual(byHeader.listings.first?.name, "Café")
    let japanese = try XCTUnwrap((meta + script.replacing("Café", with: "湯呑み")).data(using: .shiftJIS))
    XCTAssertEqual(try ProductPage(reading: japanese, contentType: nil, of: WebPage(url)).listings.first?.name, "湯呑み")
    let unsaid = try XCTUnwrap(script.data(using: .isoLatin1))
    XCTAssertEqual(try ProductPage(reading: unsaid, contentType: nil, of: WebPage(url)).listings.first?.name, "Café")
  }

  func testAKeyInTheAddressIsNowhere() throws {
    let url = try XCTUnwrap(URL(string: "https://user:pw12@shop.example/p?key=SECRET"))
    let script = Self.script(
      #"{"@type":"Product","name":"A","url":"/p?key=SECRET","offers":{"price":"x","priceCurrency":"EUR"}}"#
    )
    for canonical in ["", #"<link rel=canonical href="/p?key=SECRET">"#] {
      let page = try ProductPage(reading: Data((canonical + script).utf8), contentType: nil, of: WebPage(url))
      XCTAssertFalse("\(page)".contains("SECRET") || "\(page)".contains("pw12"), "\(page)")
    }
  }

  func testAPageThatSellsNothingIsAnError() throws {
    for text in [
      "", "<html></html>", Self.script("{}"), Self.script(#"{"@type":"BreadcrumbList","itemListElement":[]}"#),
    ] {
      XCTAssertThrowsError(try Self.page(text), text)
    }
  }

  static func script(_ json: String) -> String { #"<script type="application/ld+json">\#(json)</script>"# }

  static func page(_ text: String) throws -> ProductPage {
    let url = try XCTUnwrap(URL(string: "https://shop.example/p"))
    return try ProductPage(reading: Data(text.utf8), contentType: "text/html; charset=utf-8", of: WebPage(url))
  }
}
