import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

final class ValueKindTests: XCTestCase {
  func testAPlaceholderSaysWhatCanBeTyped() {
    let cases: [(placeholder: String, words: [String], nouns: Set<ValueKind.Noun>, isRepeating: Bool)] = [
      ("auto|always|never", ["auto", "always", "never"], [], false),
      ("[new|out-of-sight]", ["new", "out-of-sight"], [], false),
      ("here|there|file:PATH", ["here", "there", "file:"], [], false),
      ("FILE|URL", [], [.file, .text], false),
      ("OLD-FILE", [], [.file], false),
      ("PATH", [], [.file], false),
      ("DIR", [], [.folder], false),
      ("SETTING", [], [.setting], false),
      ("[COMMAND…]", [], [.command], true),
      ("[NAME…]", [], [.text], true),
      ("CODE[=N]…", [], [.text], true),
      ("[ID]", [], [.text], false),
      ("PROFILE", [], [.text], false),
      ("1-3600", [], [.text], false),
      ("49.99", [], [.text], false),
      ("", [], [], false),
    ]
    for (placeholder, words, nouns, isRepeating) in cases {
      let kind = ValueKind(placeholder)
      XCTAssertEqual(kind.words, words, placeholder)
      XCTAssertEqual(kind.nouns, nouns, placeholder)
      XCTAssertEqual(kind.isRepeating, isRepeating, placeholder)
    }
  }

  /// A new placeholder needs its kind here.
  func testEveryPlaceholderOfTheTableIsOfAKnownKind() {
    let files: Set = [
      "FILE", "FILE|URL", "NEW-FILE", "OLD-FILE", "[FILE|ADDRESS]", "FROM-FILE|ADDRESS", "TO-FILE|ADDRESS",
      "FILE|ADDRESS|SHOP",
    ]
    let folders: Set = ["DIR"]
    let settings: Set = ["SETTING"]
    let commands: Set = ["[COMMAND…]"]
    let words: Set = [
      "auto|always|never", "auto|never|always", "adaptive|classic", "bash|zsh|fish", "en|es|ja", "csv|json|jsonl",
      "csv|json", "popularity|price-up|price-down|reviews", "[price|reviews|stock]", "new|observing|out-of-sight",
      "demo|rakuten|file:PATH", "comma|point", "comma|semicolon|tab", "N|all", "1m,10m|none", "10m|none",
      "rank|name|price|reviews|change|drop",
    ]
    let texts: Set = [
      "0-1", "0.65", "1-1000", "1-3600", "13", "20", "2026-12-01T09:00:00Z", "2026-12-24", "49.99", "CODE", "GROUP",
      "RULE…", "PROGRAM…", "8:00-22:00", "2%", "12", "METHOD=AMOUNT", "AMOUNT[=WHAT]", "LINE=PRICE[=WHY]",
      "LINE=10%[=WHY]", "CODE[=N]…", "DECK", "[DECK]",
      "ID", "N", "[DATE]", "NAME", "USD", "VALUE", "[ID]", "NEW", "[KEYWORD…]", "[NAME]", "[NAME…]",
      "1-3000", "name=title,price=cost", "INTERVAL", "10.50", "0-65535", "ADDRESS", "HOST,…",
      "RATING[@TIME]…", "0.7-0.99", "1-36500", "w0,…,w20", "WORDS", "es,en",
      "SYSTEM,…", "[TEXT…]",
      "UTF-8|UTF-16|Windows-1252|Shift_JIS",
    ]
    let placeholders =
      CommandTable.arcade.options.compactMap(\.placeholder) + CommandTable.arcade.commands.flatMap(\.operands)
    for placeholder in Set(placeholders) {
      let kind = ValueKind(placeholder)
      XCTAssertEqual(kind.nouns.contains(.file), files.contains(placeholder), placeholder)
      XCTAssertEqual(kind.nouns.contains(.folder), folders.contains(placeholder), placeholder)
      XCTAssertEqual(kind.nouns.contains(.setting), settings.contains(placeholder), placeholder)
      XCTAssertEqual(kind.nouns.contains(.command), commands.contains(placeholder), placeholder)
      XCTAssertEqual(!kind.words.isEmpty, words.contains(placeholder), placeholder)
      XCTAssertEqual(kind.nouns == [.text] && kind.words.isEmpty, texts.contains(placeholder), placeholder)
    }
  }
}
