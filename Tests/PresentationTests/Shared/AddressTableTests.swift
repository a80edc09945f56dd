import ArcadeDomain
import ArcadePresentation
import XCTest

final class AddressTableTests: XCTestCase {
  func testALineIsReadInBothDirections() {
    let addresses: [(TabRoute, String)] = [
      (.tabs, "/tab"), (.person(3), "/tab/people/3"), (.drinks(of: 3, matching: ""), "/tab/people/3/drinks"),
      (.drinks(of: 3, matching: "a/b ?"), "/tab/people/3/drinks?find=a%2Fb%20%3F"),
      (.path([]), "/tab/below"), (.path(["a", "b/c"]), "/tab/below/a/b%2Fc"),
    ]
    assertAddresses(
      addresses,
      nowhere: ["/", "/shop", "/tab/people", "/tab/people/0", "/tab/people/x", "/tab/people/3/drinks/4", "/tab/cups"]
    )
  }

  func testTheFirstLineThatFitsAPathDecides() {
    // A path with invalid values is not tried with a later line.
    XCTAssertNil(TabRoute(address: "/tab/people/x"))
    XCTAssertEqual(TabRoute(address: "/tab/anything"), nil)
  }

  func testTheAddressOfAnyRouteLeadsBackToIt() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<300 {
      assertLeadsBack(RandomRoute.shop(&random))
      assertLeadsBack(RandomRoute.prices(&random))
      assertLeadsBack(RandomRoute.names(&random))
      assertLeadsBack(RandomRoute.words(&random))
      assertLeadsBack(RandomRoute.watches(&random))
    }
  }

  private func assertLeadsBack<Destination: SystemRoute>(_ route: Destination) {
    XCTAssertEqual(Destination(address: route.address), route, route.address)
    XCTAssertTrue(route.address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, route.address)
  }
}

private enum TabRoute: SystemRoute {
  case tabs
  case person(Int)
  case drinks(of: Int, matching: String)
  case path([String])

  static let addresses = AddressTable<TabRoute>(
    "tab",
    AddressLine("", .tabs),
    AddressLine("people/*", .number, to: { .person($0) }) { if case .person(let id) = $0 { id } else { nil } },
    AddressLine("people/*/drinks", .number, .text("find"), to: { .drinks(of: $0, matching: $1) }) {
      if case .drinks(let id, let text) = $0 { (id, text) } else { nil }
    },
    AddressLine("below/**", .cooldown, to: { .path($0) }) { if case .path(let parts) = $0 { parts } else { nil } }
  )
}

extension AddressValue<Int> {
  fileprivate static var number: AddressValue {
    part({ Int($0).flatMap { $0 > 0 ? $0 : nil } }, text: { String($0) })
  }
}

extension AddressValue<[String]> {
  fileprivate static var cooldown: AddressValue { parts({ $0 }, texts: { $0 }) }
}

/// Random routes with numbers, texts and days.
private enum RandomRoute {
  private static let texts = [
    "mug", "a b", "a+b", "a&b=c", "100%", "%41", "#1", "?", "a/b", "//host/x", "..", "Café", "カップ", "👩‍👩‍👧", "\"'<",
    "\u{202E}mug", "a\nb", "\u{0}", " ", ";", "e\u{301}",
  ]

  static func shop(_ random: inout SplitMix64) -> ShopRoute {
    let (text, page) = (text(&random), Int.random(in: 2...99, using: &random))
    let places: [PageCursor] = [.before(number(&random)), .after(number(&random))]
    let place = places[page % 2]
    let routes: [ShopRoute] = [
      .products(matching: text), .products(matching: text, page: page), .cart, .clearCart, .why, .discounts, .orders(),
      .payment(RequestedPayment(.cash, String(page), restByCard: page % 2 == 0)),
      .orders(on: day(&random), at: place),
      .order(Order.ID(number: number(&random))), .day(nil), .day(day(&random)), .closings(), .closings(at: place),
      .refund(Order.ID(number: number(&random)), code: text, pieces: page),
      .closing(Closing.ID(number: number(&random))),
      .refund(Order.ID(number: number(&random)), code: nil, pieces: nil), .priceList(page: page), .priceList(),
    ]
    return one(of: routes, &random)
  }

  static func prices(_ random: inout SplitMix64) -> PriceRoute {
    let path = (0..<Int.random(in: 0...4, using: &random)).map { _ in Int(number(&random)) }
    let routes: [PriceRoute] = [
      .home, .instructions, .categories(path), .game(GameID(number: number(&random))), .best, .stats, .standings,
      .pastGame(PastPriceGame.ID(number: number(&random))), .history(), .history(.before(number(&random))), .daily(nil),
      .daily(day(&random)), .share(nil), .share(day(&random)),
    ]
    return one(of: routes, &random)
  }

  static func names(_ random: inout SplitMix64) -> NameRoute {
    let routes: [NameRoute] = [
      .home, .game(GameID(number: number(&random))), .people, .person(Person.ID(text(&random))), .history(), .best,
      .stats,
      .history(.after(number(&random))), .learn(), .learn(team: text(&random), new: 3), .progress,
    ]
    return one(of: routes, &random)
  }

  static func words(_ random: inout SplitMix64) -> WordRoute {
    let game = PastWordGame.ID(number: Bool.random(using: &random) ? number(&random) : -number(&random))
    let screens: [WordRoute.Screen] = [
      .home, .topics, .decks, .game(game), .history(), .history(.before(number(&random))), .pastGame(game), .best,
      .words(),
      .words(matching: text(&random), page: 3), .stats, .learn(), .learn(isOneWay: true, new: 0), .progress,
    ]
    let lesson = WordLesson(Deck.ID(rawValue: text(&random)), Bool.random(using: &random) ? .forward : .backward)
    let choices = [nil, DeckSelection(lesson), DeckSelection(lesson, topic: text(&random))]
    return WordRoute(one(of: screens, &random), one(of: choices, &random))
  }

  static func watches(_ random: inout SplitMix64) -> WatchRoute {
    let (id, text) = (Watch.ID(number: number(&random)), text(&random))
    let arrangement = ListingArrangement(by: .price, only: .changed, group: ListingGroup.allCases.first, words: text)
    let routes: [WatchRoute] = [
      .watches, .search(WatchSearchDraft(keyword: text)), .feed(FeedDraft("shop.csv", name: text)), .listings(id),
      .categories(for: WatchSearchDraft(keyword: text), below: [ListingCategory(id: text, name: text)], matching: text),
      .listings(id, arrangement, page: 2), .listing(text, of: id, in: arrangement), .history(of: text, in: id, .stock),
      .rules(id), .trial(id), .updates(id), .deletion(of: id), .sources,
    ]
    return one(of: routes, &random)
  }

  private static func one<Element>(of all: [Element], _ random: inout SplitMix64) -> Element {
    all[Int.random(in: all.indices, using: &random)]
  }

  private static func text(_ random: inout SplitMix64) -> String { one(of: texts, &random) }

  private static func number(_ random: inout SplitMix64) -> Int64 { Int64.random(in: 1...(.max), using: &random) }

  private static func day(_ random: inout SplitMix64) -> CalendarDay {
    CalendarDay(daysSince1970: Int.random(in: 0...40_000, using: &random))
  }
}
