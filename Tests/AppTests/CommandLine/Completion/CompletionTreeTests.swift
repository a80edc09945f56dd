import ArcadeData
import ArcadeDomain
import ArcadePresentation
import XCTest

@testable import ArcadeApp

final class CompletionTreeTests: XCTestCase {
  func testEveryCommandIsReachedByItsWords() throws {
    let tree = CompletionTree(ofArcadeIn: .english)
    for command in CommandTable.arcade.commands where !command.words.isEmpty {
      let before = try XCTUnwrap(tree.places.first { $0.words == command.words.dropLast() }, command.name)
      let words = before.choices.words.filter { $0.text == command.words.last }
      XCTAssertEqual(words, [.init(text: command.words.last ?? "", summary: command.summary(.english))])
      XCTAssertTrue(tree.namedKeys.contains(" \(command.name)"), command.name)
    }
  }

  func testEveryOptionIsOfferedWithItsCommand() throws {
    let tree = CompletionTree(ofArcadeIn: .english)
    XCTAssertEqual(tree.everywhere, CommandOption.everywhere)
    XCTAssertEqual(Set(tree.options), Set(CommandTable.arcade.options))
    for command in CommandTable.arcade.commands {
      let places = tree.places.filter { $0.words.starts(with: command.words) && $0.options == command.options }
      XCTAssertGreaterThan(places.count, command.operands.count { !$0.hasSuffix("…") && !$0.hasSuffix("…]") })
    }
  }

  func testNoPlaceIsListedTwice() {
    let keys = CompletionTree(ofArcadeIn: .english).places.map(\.key)
    XCTAssertEqual(Set(keys).count, keys.count)
  }

  func testASettingIsFollowedByItsValues() throws {
    let tree = CompletionTree(ofArcadeIn: .english)
    for setting in Setting.all {
      let place = try XCTUnwrap(tree.places.first { $0.words == ["settings", "set", setting.name] }, setting.name)
      XCTAssertEqual(place.choices.words.map(\.text), setting.allowedValues ?? [], setting.name)
      XCTAssertEqual(place.choices.paths, setting.isPlace ? .files(after: "") : .none, setting.name)
    }
  }

  func testNoTextBreaksTheLineThatCarriesIt() {
    for language in Language.allCases {
      let tree = CompletionTree(ofArcadeIn: language)
      let words = tree.places.flatMap(\.choices.words)
      for text in words.map(\.summary) + tree.options.map({ $0.summary(language) }) {
        XCTAssertFalse(text.contains { $0.isNewline || $0 == "\t" }, text)
      }
    }
  }
}
