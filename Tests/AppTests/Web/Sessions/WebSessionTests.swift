import ArcadeTesting
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

final class WebSessionTests: XCTestCase {
  func testAPurchaseLeadsFromTheProductsToTheReceipt() async throws {
    let browser = try SiteVisit()
    var page = await browser.get("/shop")
    XCTAssertEqual(page.title, "Shop")
    page = await browser.send("add", ["code": "MUG"], from: page)
    page = await browser.send("add", ["code": "3*VOUCHER"], from: page).expect(at: "/shop")
    page = await browser.get("/shop/cart").expect("€17.50")
    page = await browser.get("/shop/payment")
    await browser.send("yes", from: page).expect(at: "/shop/orders/1", "€17.50")
  }

  /// The cart is shown in its new state, and the bought lines of the receipt cannot be taken out.
  func testAfterPayingTheCartIsShownAnewAndTheReceiptHasNothingToTakeOut() async throws {
    let browser = try SiteVisit()
    await browser.send("add", ["code": "MUG"], from: await browser.get("/shop"))
    let cart = await browser.get("/shop/cart")
    let receipt = await browser.send("pay", from: cart).expect(at: "/shop/orders/1")

    await browser.get("/shop/cart").expect("The cart is empty.")
    XCTAssert(cart.html.contains(#"form="press-remove""#), cart.html)
    XCTAssertFalse(receipt.html.contains(#"form="press-remove""#), receipt.html)
  }

  func testAllFormsOfAPageBringOneTokenAndThoseOfTheNextAnother() async throws {
    let browser = try SiteVisit()
    var tokens: [Substring] = []
    for address in ["/shop", "/shop", "/shop/cart"] {
      let found = await browser.get(address).html.matches(of: /name="token" value="([^"]+)"/).map(\.1)
      XCTAssertGreaterThan(found.count, 1)
      XCTAssertEqual(Set(found).count, 1)
      tokens += found.prefix(1)
    }
    XCTAssertEqual(Set(tokens).count, 3)
  }

  func testACodeIsKnownInWhateverCaseItIsTyped() async throws {
    let browser = try SiteVisit()
    for typed in ["mug", "mug", "2 * Voucher"] {
      await browser.send("add", ["code": typed], from: await browser.get("/shop"))
    }
    let cart = await browser.get("/shop/cart")
    cart.expect("Cabify Coffee Mug MUG €7.50 €15.00 − 2 +", "Cabify Voucher VOUCHER €5.00 €10.00 − 2 +")
  }

  func testANumberThatIsNoCodeIsNotTakenForARow() async throws {
    let browser = try SiteVisit()
    let page = await browser.send("add", ["code": "3"], from: await browser.get("/shop"))
    XCTAssert(page.text.contains("No product here has the code “3”."), page.text)
    await browser.get("/shop/cart").expect("The cart is empty.")
  }

  func testWhoPressesTwicePaysOnce() async throws {
    let browser = try SiteVisit()
    await browser.send("add", ["code": "MUG"], from: await browser.get("/shop"))
    let page = await browser.get("/shop/payment")
    async let first = browser.send("yes", from: page)
    async let second = browser.send("yes", from: page)
    expectEqual(await [first, second].map(\.address), ["/shop/orders/1", "/shop/orders/1"])
    expectEqual(await browser.send("yes", from: page).address, "/shop/orders/1")
    expect(await browser.get("/shop/orders/2").text, lacks: "€7.50")
  }

  func testWhoPressesOftenWhileOtherFormsAreAtWorkDoesItOnce() async throws {
    let browser = try SiteVisit()
    await browser.get("/shop")
    for round in 1...20 {
      let others = (1...3).map { PostedForm(page: "\(round)-\($0)", word: "list", texts: ["text": "e"]) }
      let pressed = PostedForm(page: "\(round)", word: "add", texts: ["code": "MUG"])
      await withTaskGroup(of: Void.self) { group in
        for form in others + Array(repeating: pressed, count: 6) {
          group.addTask { _ = await browser.answer("POST", "/shop", form.body) }
        }
      }
    }
    expect(await browser.get("/shop/cart").text, contains: "Cabify Coffee Mug MUG €7.50 €150.00 − 20 +")
  }

  func testTwoWindowsThatAddTheSameBothCount() async throws {
    let browser = try SiteVisit()
    let (one, other) = (await browser.get("/shop"), await browser.get("/shop"))
    XCTAssertNotEqual(one.number, other.number)
    await browser.send("add", ["code": "MUG"], from: one)
    await browser.send("add", ["code": "MUG"], from: other)
    expect(await browser.get("/shop/cart").text, contains: "€15.00")
  }

  func testAFormFromBeforeIsAnsweredWithTheCurrentPage() async throws {
    let browser = try SiteVisit()
    await browser.send("add", ["code": "MUG"], from: await browser.get("/shop"))
    let old = await browser.get("/shop/payment")
    await browser.send("yes", from: await browser.get("/shop/payment"))
    await browser.send("yes", from: old).expect("The cart is empty, so there is nothing to pay.")
    await browser.send("retry", from: old).expect(at: "/shop/payment", "This page was from before.")
  }

  func testWhatWasTypedIsKeptWhereItCouldNotBeTakenUnlessItIsFarTooLong() async throws {
    let browser = try SiteVisit()
    let page = await browser.send("add", ["code": "MUG 99999"], from: await browser.get("/shop"))
    XCTAssert(page.html.contains("value=\"MUG\"") && page.html.contains("value=\"99999\""), page.html)
    expect(await browser.get("/shop").html, lacks: "99999")
    let long = String(repeating: "x", count: 100_000) + " 99999"
    let cut = await browser.send("add", ["code": long], from: await browser.get("/shop"))
    XCTAssertFalse(cut.html.contains(String(repeating: "x", count: 20_000)))
  }

  func testATextThatIsFarTooLongBecomesNoAddress() async throws {
    let browser = try SiteVisit()
    let (found, long) = (String(repeating: "x", count: 1000), String(repeating: "茶", count: 1_900))
    let short = await browser.send("list", ["text": found], from: await browser.get("/shop"))
    let page = await browser.send("list", ["text": long], from: await browser.get("/shop"))
    XCTAssert(short.address.contains(found), short.address)
    XCTAssertEqual(page.address, "/shop")
    XCTAssert(page.text.contains("That text is too long. Use a shorter one."), page.text)
    XCTAssert(page.html.contains("value=\"\(long)\""))
  }

  func testABrowserSeesWhatAnotherOneChanged() async throws {
    let browser = try SiteVisit()
    let other = SiteVisit(beside: browser, visitor: "two")
    let before = await other.get("/shop/cart")
    await browser.send("add", ["code": "TSHIRT"], from: await browser.get("/shop"))
    let after = await other.get("/shop/cart")
    XCTAssertFalse(before.text.contains("TSHIRT"))
    XCTAssert(after.text.contains("TSHIRT"))
  }

  func testEachBrowserReadsItsOwnLanguageUnlessTheCommandLineSaysOne() async throws {
    let browser = try SiteVisit()
    var other = SiteVisit(beside: browser, visitor: "two")
    other.language = "ja;q=0.9,es;q=0.8"
    let (english, japanese) = (await browser.get("/shop"), await other.get("/shop"))
    XCTAssert(english.html.contains("<html lang=\"en\">"))
    XCTAssert(japanese.html.contains("<html lang=\"ja\">"))
    expectEqual(try await SiteVisit(["--lang", "es"]).get("/shop").title, "Tienda")
  }

  func testAReaderChoosesAnotherLanguageForThisBrowser() async throws {
    let browser = try SiteVisit()
    let other = SiteVisit(beside: browser, visitor: "two")
    let page = await browser.get("/shop/cart")
    XCTAssertEqual(page.html.matches(of: /name="f-language" value="(..)"/).map(\.1), ["es", "ja"])
    expectEqual(await browser.choose("es", at: "/shop/cart"), "/shop/cart")
    let (spanish, english) = (await browser.get("/shop/cart"), await other.get("/shop/cart"))
    XCTAssertEqual(spanish.title, "Carro")
    XCTAssertEqual(english.title, "Cart")
  }

  func testARoundGoesOnInAnotherLanguage() async throws {
    let browser = try SiteVisit()
    let words = await browser.send("play", from: await browser.get("/words"))
    let names = await browser.send("practice", from: await browser.get("/names"))
    XCTAssertEqual([words.title, names.title], ["Round 1 of 10", "Round 1, 0 right"])
    await browser.choose("es", at: words.address)
    let after = [await browser.get(words.address), await browser.get(names.address)]
    XCTAssertEqual(after.map(\.title), ["Ronda 1 de 10", "Ronda 1, 0 aciertos"])
  }

  func testTheLanguageOfTheSettingsIsChosenByNameAndHoldsAtOnce() async throws {
    let browser = try SiteVisit()
    let page = await browser.get("/settings/language")
    XCTAssertEqual(
      PageMarkup(page.html).all("option").map(\.text).filter { !$0.isEmpty },
      ["English", "Español", "日本語"]
    )
    let after = await browser.send("set", ["value": "es"], from: page).expect(at: "/settings/language")
    XCTAssert(after.html.contains("<html lang=\"es\">"), after.html)
    XCTAssert(after.text.contains("Guardado: language."), after.text)
    expectEqual(await SiteVisit(beside: browser, visitor: "two").get("/shop").title, "Tienda")
    expect(await browser.send("unset", from: after).html, contains: "<html lang=\"en\">")
  }

  func testEveryPageSaysWhatItsFieldsAreFor() async throws {
    let browser = try SiteVisit()
    let (shop, orders) = (await browser.get("/shop"), await browser.get("/shop/orders"))
    XCTAssert(shop.text.contains("3 or more: €19.00 each"), shop.text)
    XCTAssert(shop.text.contains("Name or code of products (empty: all of them)"), shop.text)
    XCTAssert(orders.text.contains("Day (empty: every day)"), orders.text)
    await browser.send("search", ["words": "tea"], from: await browser.get("/observe"))
    let watches = await browser.get("/observe")
    XCTAssertEqual(PageMarkup(watches.html).all("option").first?.text, "all of them")
    let round = await browser.send("play", from: await browser.get("/words"))
    XCTAssertEqual(PageMarkup(round.html).all("summary").map(\.text), ["Leave the game"])
  }

  func testThePlaceWhereOneIsStandsOut() async throws {
    let browser = try SiteVisit()
    for address in ["/names/people", "/words/decks", "/words/best", "/words/best?deck=eng-spa", "/shop/cart"] {
      let page = await browser.get(address)
      let path = address.prefix { $0 != "?" }
      let current = PageMarkup(page.html).all("a").filter { $0["aria-current"] == "page" }
      XCTAssertEqual(current.map { String(($0["href"] ?? "").prefix { $0 != "?" }) }.last, String(path), address)
    }
  }

  func testDecksThatCannotBeChangedAreNotOfferedForThat() async throws {
    let page = try await SiteVisit().get("/words/decks")
    XCTAssertNil(page.form(of: "rename"))
    XCTAssertNil(page.form(of: "delete"))
    XCTAssert(page.text.contains("No deck was imported yet; only those can be changed."), page.text)
  }

  /// The script changes pages in place, but not the form beneath them.
  func testTheChoiceOfALanguageLeadsToWhereItsPageIsByNowAndNowhereElse() async throws {
    let browser = try SiteVisit()
    for (page, target) in [
      ("http://127.0.0.1:8017/shop?matching=mug", "/shop?matching=mug"), ("http://127.0.0.1:8017", "/names"),
      ("http://127.0.0.1:8017//evil.example/", "/names"), ("nonsense", "/names"),
    ] {
      expectEqual(await browser.choose("es", at: "/names", from: page), target)
    }
    for target in ["//evil.example/", "https://evil.example/", "\\\\evil.example", "javascript:alert(1)"] {
      expectEqual(await browser.choose("es", at: target), "/", target)
    }
  }

  func testWhereNothingIsAPageSaysSo() async throws {
    let browser = try SiteVisit()
    for address in ["/nope", "/shop/nope", "/shop/orders/x/y", "/shop/cart/../../etc/passwd"] {
      let page = await browser.get(address)
      XCTAssertEqual(page.status, 404, address)
      XCTAssert(page.html.contains("<nav"), address)
      XCTAssert(PageMarkup(page.html).all("a").contains { $0["href"] == "/" && $0.hasClass("first") }, address)
    }
  }

  func testWhatThisMachineOpenedIsNotOpenUnderAnotherName() async throws {
    let browser = try SiteVisit(["--as", "till-1"])
    let before = await browser.get("/settings")
    let elsewhere = RequestContext(visitor: browser.visit.visitor, formToken: browser.visit.formToken, isLocal: false)
    let after = await browser.site.respond(to: WebRequest("GET", "/settings"), in: elsewhere)
    XCTAssertEqual([before.status, after.status], [200, 404])
  }

  func testManyPagesLeaveTheOnesThatWereNotAskedForTheLongest() async throws {
    let browser = try SiteVisit()
    let page = await browser.get("/shop")
    for number in 1...(WebSession.limit + 8) { await browser.get("/shop?matching=\(number)") }
    expectEqual(await browser.send("add", ["code": "MUG"], from: page).address, "/shop")
    expect(await browser.get("/shop/cart").text, contains: "€7.50")
  }

  func testAPaymentThatTakesLongRunsOnAndThePageShowsThatItDoes() async throws {
    let pause = HandDrivenPause(HandDrivenTime())
    let browser = try SiteVisit(
      pause: { try await pause.wait($0) },
      patience: { await pause.untilAwaited() },
      settings: ["ARCADE_SHOP_GATEWAY": "slow"]
    )
    await browser.send("add", ["code": "MUG"], from: await browser.get("/shop"))
    let waiting = await browser.send("yes", from: await browser.get("/shop/payment")).expect(at: "/shop/payment")
    XCTAssert(waiting.html.contains("aria-busy=\"true\""), waiting.html)
    var page = waiting
    while page.address == "/shop/payment" {
      pause.advance(by: .seconds(60))
      page = await browser.get("/shop/payment")
    }
    XCTAssertEqual(page.address, "/shop/orders/1")
  }
}
