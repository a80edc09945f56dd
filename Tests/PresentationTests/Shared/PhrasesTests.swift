import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// Every sentence is translated into every language and names its subject.
final class PhrasesTests: XCTestCase {
  func testEveryFailureOfARepositoryHasASentenceThatNamesItsSubject() {
    let codes: [RepositoryError.Code] = [
      .unavailable, .unreachable, .cutOff, .timedOut, .serverError, .badRequest, .redirected, .missingLibrary,
      .askedToWait, .corrupt, .notData, .rewritten, .notFound, .refused, .full, .tooLarge, .notOurs, .newerVersion,
      .olderVersion,
      .busy, .notWritable, .exists, .badAddress, .configuration, .severalCurrencies, .storeUntrusted, .storeUnreachable,
      .storeSilent, .storeRefused, .noSuchStore, .storeEncoding, .storeLibraryMissing, .badStoreAddress,
      .passwordInAddress, .notAFile, .replaced, .storeCrowded, .storeForbidden, .storeReadOnly, .storeTaken,
      .storePooled, RepositoryError.Code(rawValue: "somethingNew"),
    ]
    for code in codes {
      for status in [nil, 503] {
        let error = RepositoryError(code, subject: "SUBJECT", status: status)
        checkTranslations("\(code.rawValue)") { $0.failure(for: error).text }
        for phrases in all {
          XCTAssertTrue(phrases.failure(for: error).text.contains("SUBJECT"), code.rawValue)
        }
      }
    }
  }

  func testTheVersionThatWroteAStoreOfBeforeIsNamed() {
    let error = RepositoryError(.olderVersion, subject: "arcade.sqlite", detail: "27")
    for phrases in all { XCTAssertTrue(phrases.sentence(for: error).contains("27")) }
  }

  func testAStatusIsNamedWhereThereIsOne() {
    for code in [RepositoryError.Code.serverError, .badRequest, .redirected, .askedToWait, .notFound, .refused] {
      for phrases in all {
        let sentence = phrases.sentence(for: RepositoryError(code, subject: "shop.example", status: 503))
        XCTAssertTrue(sentence.contains("503"), sentence)
      }
    }
  }

  func testTheReasonThatAServerGivesIsSaidWhereItRefusesTheRequest() {
    for phrases in all {
      let refusal = RepositoryError(.badRequest, subject: "shop.example", detail: "REASON", status: 400)
      XCTAssertTrue(phrases.sentence(for: refusal).contains("REASON"))
      let other = RepositoryError(.serverError, subject: "shop.example", detail: "REASON", status: 500)
      XCTAssertFalse(phrases.sentence(for: other).contains("REASON"))
    }
    let english = Language.english.samplePhrases
    XCTAssertEqual(
      english.sentence(for: RepositoryError(.badRequest, subject: "shop.example", detail: "no such page", status: 400)),
      "shop.example refused the request (status 400): “no such page”. Check the address and the settings."
    )
    let sentence = "shop.example refused the request (status 422). Check the address and the settings."
    XCTAssertEqual(english.sentence(for: RepositoryError(.badRequest, subject: "shop.example", status: 422)), sentence)
  }

  func testWhetherARetryCanHelpIsTheErrors() {
    for phrases in all {
      XCTAssertTrue(phrases.failure(for: RepositoryError(.timedOut, subject: "a")).canRetry)
      XCTAssertFalse(phrases.failure(for: RepositoryError(.corrupt, subject: "a")).canRetry)
      XCTAssertFalse(phrases.failure(for: MoneyError.overflow).canRetry)
      XCTAssertFalse(phrases.failure(for: CancellationError()).canRetry)
    }
  }

  func testTryingAgainIsOfferedUnlessItCannotHelp() {
    let mended: [RepositoryError.Code] = [
      .timedOut, .unreachable, .cutOff, .serverError, .badRequest, .redirected, .missingLibrary, .askedToWait, .corrupt,
      .tooLarge, .notFound, .refused, .busy, .full, .rewritten,
    ]
    let fixed: [RepositoryError.Code] = [.unavailable, .configuration, .badAddress]
    for language in Language.allCases {
      let phrases = language.samplePhrases
      for code in mended + fixed {
        let error = RepositoryError(code, subject: "SUBJECT", canRetry: !mended.contains(code))
        let failure = phrases.loadFailure(for: error)
        XCTAssertEqual(failure, Failure(phrases.sentence(for: error), canRetry: mended.contains(code)), code.rawValue)
      }
    }
  }

  func testEveryMistakeHasASentence() throws {
    for mistake in try mistakes() {
      checkTranslations("\(mistake)") { $0.sentence(for: mistake) }
      checkTranslations("\(mistake)") { $0.suggestion(for: mistake) }
    }
  }

  func testAMistakeThatKnowsWhatWasMeantSuggestsIt() {
    let mistakes: [ShopMistake] = [
      .feed(.unknownKey("minimun", nearest: "NEAREST")),
      .feed(.unknownValue("bulk", allowed: ["a"], nearest: "NEAREST")),
      .unknownProduct("MUGG", nearest: "NEAREST"),
    ]
    for (mistake, phrases) in mistakes.flatMap({ mistake in all.map { (mistake, $0) } }) {
      XCTAssertEqual(phrases.suggestion(for: mistake)?.contains("NEAREST"), true)
      let line = phrases.line(for: ShopProblem(at: "a.json:1:2", mistake))
      XCTAssertTrue(line.hasPrefix("a.json:1:2: "))
      XCTAssertTrue(line.contains("NEAREST"))
    }
  }

  func testEveryOtherErrorHasASentence() throws {
    let code = try XCTUnwrap(Product.Code("MUG"))
    let errors: [any Error] = [
      MoneyError.overflow, MoneyError.currenciesDiffer(.eur, .jpy),
      MoneyError.notPositive(Money(minorUnits: -1, currency: .eur)),
      CartError.quantityOutOfRange(-3), CartError.lineFull(code, held: 9_999), CartError.notInCart(code),
      CartError.currenciesDiffer(.eur, .jpy), CartError.negativePrice(code),
      CartError.noSuchLine("9", [Product(code: code, name: "Mug", price: euro(750))], isNumbered: true),
      CartError.noSuchLine("9", [], isNumbered: true),
      CartError.moreThanPrice(Product(code: code, name: "Mug", price: euro(750))), CartError.unusableReason,
      CartError.belowLowest(Product(code: code, name: "Mug", price: euro(750), lowest: euro(500))),
      ScanError.notSold("MUGG", nearest: code), ScanError.notSold("ZEBRA", nearest: nil), Unforeseen.trouble,
    ]
    for error in errors { checkTranslations("\(error)") { $0.failure(for: error).text } }
  }

  func testTheLinesOfACartAreNamedByWhatIsTypedForThem() throws {
    let (cake, tea) = (try product("3", "Cake"), try product("4", "Tea"))
    let (mug, shirt) = (try product("MUG", "Mug"), try product("SHIRT", "Shirt"))
    let carts: [(cart: [Product], list: [Product], sentence: String)] = [
      ([mug, shirt], [mug, shirt], "There is no line “9” in the cart. The lines are: 1 Mug and 2 Shirt."),
      // Lines that are no longer sold come last.
      ([mug, shirt], [shirt], "There is no line “9” in the cart. The lines are: 1 Shirt and 2 Mug."),
      // A typed number is a code here.
      ([cake, tea], [cake, tea], "There is no line “9” in the cart. The lines are: 3 Cake and 4 Tea."),
    ]
    for (products, list, sentence) in carts {
      var cart = Cart(currency: .eur)
      for product in products { try cart.add(product) }
      do {
        try cart.price(line: "9", .listed, from: Catalog(list))
        XCTFail("\(products)")
      } catch {
        XCTAssertEqual(Language.english.samplePhrases.failure(for: error).text, sentence)
      }
    }
  }

  private func product(_ code: String, _ name: String) throws -> Product {
    Product(code: try XCTUnwrap(Product.Code(code)), name: name, price: euro(100))
  }

  func testEveryEndOfAPaymentHasItsSentence() async throws {
    let shop = try SampleShop()
    try await shop.buy("MUG")
    let sentences: [(String, (ShopPhrases) -> String)] = [
      ("paying", { $0.paying("TOTAL") }), ("paid", { $0.paid("TOTAL") }), ("declined", { $0.declined("TOTAL") }),
      ("unconfirmed", { $0.unconfirmed("TOTAL") }), ("meanwhile", { $0.paidMeanwhile("TOTAL", order: 1) }),
      ("never arrived", { $0.neverArrived("TOTAL") }), ("asks", { $0.askToPay("TOTAL") }),
      ("hint", { $0.hint(add: 2, saves: "TOTAL") }),
    ]
    for (name, sentence) in sentences {
      checkTranslations(name, sentence)
      for phrases in all { XCTAssertTrue(sentence(phrases).contains("TOTAL"), name) }
    }
  }

  func testOneIsNotSeveral() {
    let counted: [(ShopPhrases) -> (Int) -> String] = [
      { $0.productsLeftOut }, { $0.discountsLeftOut }, { $0.askToClear },
    ]
    for count in counted {
      for phrases in all where phrases.language != .japanese {
        XCTAssertNotEqual(count(phrases)(1), count(phrases)(2).replacing("2", with: "1"))
      }
      checkTranslations("1") { count($0)(1) }
      checkTranslations("2") { count($0)(2) }
    }
  }

  func testWhatIsLeftAgreesInNumber() {
    let sentences = all.map { phrases in [0, 1, 2].map { phrases.removed("TEA", left: $0) } }
    let rows = [
      ["Removed: TEA.", "Removed; 1 × TEA left.", "Removed; 2 × TEA left."],
      ["Quitado: TEA.", "Quitado; queda 1 × TEA.", "Quitado; quedan 2 × TEA."],
      ["取り除きました：TEA", "減らしました：TEA は残り 1 個です。", "減らしました：TEA は残り 2 個です。"],
    ]
    XCTAssertEqual(sentences, rows)
  }

  func testWhatWasSentAndBecameNothingHasASentence() {
    let field = Field("code", "LABEL", .code(known: []))
    let round = Field("round", "ROUND", .fixed("1"))
    for misread in [InputError.missing(field), .missing(round), .stale, .notOffered("fly")] {
      checkTranslations("\(misread)") { $0.sentence(for: misread) }
    }
    for phrases in all {
      XCTAssertTrue(phrases.sentence(for: .missing(field)).contains("LABEL"))
      XCTAssertEqual(phrases.sentence(for: .missing(round)), phrases.sentence(for: .stale))
      XCTAssertEqual(phrases.sentence(for: .refused("There is no 9 here.")), "There is no 9 here.")
    }
  }

  private let all = Language.allCases.map(\.samplePhrases)

  private func checkTranslations(_ name: String, _ sentence: (ShopPhrases) -> String?) {
    let texts = all.map(sentence)
    if texts.contains(where: { $0 != nil }) { assertTranslations(name, texts) }
  }

  private func mistakes() throws -> [ShopMistake] {
    let shapes: [FeedShape] = [
      .text, .wholeNumber, .amount, .list, .object, .date, .monthDay, .code, .textOrTranslations, .flag,
    ]
    let feed: [FeedMistake] =
      [
        .missing(key: "id"), .unknownKey("idd", nearest: "id"), .unknownKey("zebra", nearest: nil),
        .unknownValue("x", allowed: ["a", "b"], nearest: "a"), .unknownValue("x", allowed: ["a", "b"], nearest: nil),
        .amount(.notANumber("NaN")), .amount(.tooPrecise("7.505", decimals: 2)),
        .amount(.tooPrecise("7.5", decimals: 0)), .amount(.tooLarge("1e30")),
        .outOfRange("0", lowest: "1", highest: "9"), .outOfRange("0", lowest: "1", highest: nil), .repeated("MUG"),
        .tooManyFields, .notUTF8, .unclosedQuote,
      ] + shapes.map { .wrongShape(expected: $0) }
    let day = try XCTUnwrap(CalendarDay(iso: "2026-12-24"))
    let money = Money(minorUnits: 100, currency: .eur)
    let code = try XCTUnwrap(Product.Code("MUG"))
    let promotion: [PromotionMistake] = [
      .payNotBelowBuy(pay: 2, buy: 2), .payNotBelowBuy(pay: 1, buy: 1), .countOutOfRange(0),
      .negativeAmount(Money(minorUnits: -1, currency: .eur)), .percentOutOfRange(Percent(hundredths: 10_001)),
      .windowEmpty(from: day, until: day), .noWeekdays, .noRules, .nothingSelected,
      .pricesReversed(from: money, until: money), .nothingToContain, .emptyBundle, .noTiers, .negativeLimit(-1),
    ]
    let warnings: [PromotionWarning] = [
      .takesNothing, .bulkPriceAboveList(code, money, list: money), .selectionWithoutEffect, .windowPassed(day),
    ]
    return feed.map(ShopMistake.feed) + promotion.map(ShopMistake.promotion) + warnings.map(ShopMistake.warning) + [
      .unknownProduct("MUGG", nearest: "MUG"), .unknownProduct("ZEBRA", nearest: nil), .negativePrice("-1"),
      .notOnePeriod, .unknownTag("egs", nearest: "eggs"), .unknownTag("egs", nearest: nil),
      .unknownLane("sael", nearest: "sale"), .unknownLane("x", nearest: nil), .notOneOf(["rule", "rules"]),
      .lowestAbovePrice(lowest: money, price: money), .notReduced(from: money, price: money),
    ]
  }
}

private enum Unforeseen: Error {
  case trouble
}
