import ArcadePresentation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

final class LineCompletionTests: XCTestCase {
  func testALineIsCompletedByWordsAndThenByTheFieldAtItsEndByNoLessThanWasTyped() {
    let table: [(line: String, typed: String, found: [String])] = [
      // The words of offers; synonyms only if nothing else fits.
      ("", "", ["add", "remove", "watch", "mark", "mark all read", "language", "rename", "link", "quit"]),
      ("re", "re", ["remove", "rename"]),
      ("RE", "RE", ["remove", "rename"]),
      ("del", "del", ["delete"]),
      ("ma", "ma", ["mark", "mark all read"]),
      ("mark a", "a", ["all read"]),
      ("mark all ", "", ["read"]),
      ("x", "x", []),
      ("quit ", "", []),
      // Codes in any case, with the quantity before or behind them.
      ("m", "m", ["mark", "mark all read", "MUG", "MUFFIN"]),
      ("mu", "mu", ["MUG", "MUFFIN"]),
      ("add ", "", ["MUG", "MUFFIN", "TSHIRT"]),
      ("add t", "t", ["TSHIRT"]),
      ("3*t", "t", ["TSHIRT"]),
      ("add 3*mug", "mug", ["MUG"]),
      ("add MUG ", "MUG ", []),
      ("remove m", "m", ["MUG"]),
      // A product found by its name is typed by its code.
      ("add coffee", "coffee", ["MUG"]),
      ("add cafe", "cafe", ["TSHIRT"]),
      // Rows are typed by number if their id is a number, or cannot be typed.
      ("watch ", "", ["lamp", "2", "3"]),
      ("watch l", "l", ["lamp"]),
      ("watch desk", "desk", ["2"]),
      ("watch 7", "7", []),
      ("mark l", "l", ["lamp"]),
      ("mark lamp l", "l", ["lamp"]),
      // Words to choose from, then the current value.
      ("language ", "", ["en", "es", "ja"]),
      ("language e", "e", ["en", "es"]),
      ("rename lamp ", "", ["Desk lamp"]),
      ("rename lamp D", "D", []),
      ("link ", "", ["--open"]),
      ("link --", "--", ["--open"]),
    ]
    for (line, typed, found) in table {
      let suggestions = LineCompletion(offers: offers).suggestions(for: line)
      XCTAssertEqual(suggestions.choices.map(\.id), found, line)
      if !found.isEmpty { XCTAssertEqual(suggestions.typed, typed, line) }
    }
    let completion = LineCompletion(offers: offers)
    for (line, common) in [("add mu", "MU"), ("add m", "MU"), ("re", "re"), ("add coffee", "coffee"), ("add zz", "zz")]
    {
      XCTAssertEqual(completion.suggestions(for: line).common, common, line)
    }
  }

  func testTheRowsOfTheScreenStandForUnknownCodesAndSeveralWordsCompleteOneValue() {
    let field = Field("code", "Code", .code(known: []))
    let completion = LineCompletion(offers: [Offer("show", "Shows one", fields: [field])], rows: ["ABC", "XYZ"])

    XCTAssertEqual(completion.suggestions(for: "show x").choices.map(\.id), ["XYZ"])
    let person = Field("person", "Person", .choice([Choice("Ingrid Solberg"), Choice("Ingrid Berg")]))
    let usual = LineCompletion(offers: [Offer("show", "Shows one", fields: [person], weight: .usual)])

    for line in ["show ingrid s", "Ingrid S"] {
      let found = usual.suggestions(for: line)
      XCTAssertEqual([found.typed.lowercased()] + found.choices.map(\.id), ["ingrid s", "Ingrid Solberg"], line)
    }
    XCTAssertEqual(usual.suggestions(for: "ing").common, "Ingrid ")
  }

  func testWhatCannotBeDoneOrIsSecretOrHostileIsNotOffered() {
    let offers = [
      Offer("pay", "Pays", closed: "The cart is empty."),
      Offer("key", "Sets a key", fields: [Field("key", "Key", .secret, value: "planted")]),
      Offer(
        "open",
        "Opens one",
        fields: [Field("code", "Code", .code(known: [Choice("A\nquit"), Choice("\u{1B}[2J")]))]
      ),
    ]
    let completion = LineCompletion(offers: offers)

    for (line, found) in [("", ["key", "open"]), ("p", []), ("key ", []), ("open ", [])] {
      XCTAssertEqual(completion.suggestions(for: line).choices.map(\.id), found, line)
    }
  }

  private var offers: [Offer] {
    let products = [Choice("MUG", "Coffee Mug"), Choice("MUFFIN", "Muffin"), Choice("TSHIRT", "Café T-Shirt")]
    let watches = [Choice("lamp", "Lamps"), Choice("7", "Desk"), Choice("a b", "Odd")]
    let languages = ["en", "es", "ja"].map { Choice($0) }
    return [
      Offer("add", "Adds", fields: [Field("code", "Code", .scan(known: products))], weight: .usual),
      Offer("remove", aliases: ["delete"], "Removes", fields: [Field("code", "Code", .code(known: [products[0]]))]),
      Offer("watch", "Shows", fields: [Field("n", "Watch", .row(watches))]),
      Offer("mark", "Marks", fields: [Field("n", "Watches", .rows(watches))]),
      Offer("mark all read", "Marks all"),
      Offer("language", "Sets", fields: [Field("language", "Language", .choice(languages))]),
      Offer(
        "rename",
        "Renames",
        fields: [Field("n", "Watch", .row(watches)), Field("name", "Name", .text, value: "Desk lamp")]
      ),
      Offer("link", "Page", address: "https://example.com"),
      Offer("quit", "Leaves"),
    ]
  }
}
