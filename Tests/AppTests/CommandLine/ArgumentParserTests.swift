import ArcadeDomain
import ArcadePresentation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// The meaning of the words and options of a command line.
final class ArgumentParserTests: XCTestCase {
  func testEveryFormIsUnderstood() throws {
    let cases: [(words: String, understood: Invocation)] = [
      ("", Invocation(command: .menu)),
      ("shop", Invocation(command: .shop)),
      ("SHOP Price mug", Invocation(command: .shopPrice, operands: ["mug"])),
      ("shop price A B=2 -", Invocation(command: .shopPrice, operands: ["A", "B=2", "-"])),
      ("shop price A --on 2026-12-24", Invocation(command: .shopPrice, operands: ["A"], options: [.on: "2026-12-24"])),
      ("shop price A --on=2026-12-24", Invocation(command: .shopPrice, operands: ["A"], options: [.on: "2026-12-24"])),
      ("--on 2026-12-24 shop price A", Invocation(command: .shopPrice, operands: ["A"], options: [.on: "2026-12-24"])),
      ("shop --json price A", Invocation(command: .shopPrice, operands: ["A"], options: [.json: ""])),
      ("--lang es shop --lang ja", Invocation(command: .shop, options: [.lang: "ja"])),
      ("--json --json shop orders", Invocation(command: .shopOrders, options: [.json: ""])),
      ("backup --data-dir=a=b file", Invocation(command: .backup, operands: ["file"], options: [.dataDir: "a=b"])),
      ("shop products", Invocation(command: .shopProducts)),
      ("shop products check a.csv", Invocation(command: .shopProductsCheck, operands: ["a.csv"])),
      ("help shop products check", Invocation(command: .help, operands: ["shop", "products", "check"])),
      ("shop price -- --json -x", Invocation(command: .shopPrice, operands: ["--json", "-x"])),
      ("-- shop orders", Invocation(command: .shopOrders)),
      ("backup -- --", Invocation(command: .backup, operands: ["--"])),
      ("--data-dir -- shop", Invocation(command: .shop, options: [.dataDir: "--"])),
      ("--seed -1", Invocation(command: .menu, options: [.seed: "-1"])),
      ("help", Invocation(command: .help)),
      ("help shop price", Invocation(command: .help, operands: ["shop", "price"])),
      ("shop price -h", Invocation(command: .help, operands: ["shop", "price"], options: [.help: ""])),
      ("--help", Invocation(command: .help, options: [.help: ""])),
      ("--version", Invocation(command: .menu, options: [.version: ""])),
      ("settings", Invocation(command: .settings)),
      ("settings set language es", Invocation(command: .settingsSet, operands: ["language", "es"])),
    ]
    for (words, understood) in cases {
      XCTAssertEqual(try ArgumentParser(.arcade).parse(cut(words)), understood, words)
    }
  }

  func testEveryMistakeIsNamed() {
    let cases: [(words: String, mistake: UsageError)] = [
      ("--jsno", .unknownOption("--jsno", nearest: "--json")),
      ("--jsno=1", .unknownOption("--jsno", nearest: "--json")),
      ("--zzzzzzzz", .unknownOption("--zzzzzzzz", nearest: nil)),
      ("-x", .unknownOption("-x", nearest: nil)),
      ("shop orders --on 2026-12-24", .unknownOption("--on", nearest: nil)),
      ("--lang", .missingValue(.lang)),
      ("--lang=", .missingValue(.lang)),
      ("shop --data-dir", .missingValue(.dataDir)),
      ("--json=yes", .needlessValue(.json)),
      ("--json=", .needlessValue(.json)),
      ("shpo", .unknownCommand("shpo", nearest: "shop")),
      ("zzzzzzzz", .unknownCommand("zzzzzzzz", nearest: nil)),
      ("shop prise MUG", .unknownVerb("prise", of: .shop, nearest: "price")),
      ("shop zzzzzzzz", .unknownVerb("zzzzzzzz", of: .shop, nearest: nil)),
      // One typo from a verb, but the word belongs to the session.
      ("shop pay", .unknownVerb("pay", of: .shop, nearest: nil)),
      ("settings sett", .unknownVerb("sett", of: .settings, nearest: "set")),
      ("shop price", .missingOperand("CODE[=N]…", of: .shopPrice)),
      ("shop order", .missingOperand("ID", of: .shopOrder)),
      ("settings set language", .missingOperand("VALUE", of: .settingsSet)),
      ("restore", .missingOperand("FILE", of: .restore)),
      ("shop products chekc", .unknownVerb("chekc", of: .shopProducts, nearest: "check")),
      ("shop products check", .missingOperand("FILE|URL", of: .shopProductsCheck)),
      ("shop order 1 2", .needlessOperand("2")),
      ("shop orders 1", .needlessOperand("1")),
      ("settings erase all", .needlessOperand("all")),
      ("-", .unknownCommand("-", nearest: nil)),
    ]
    for (words, mistake) in cases {
      XCTAssertThrowsError(try ArgumentParser(.arcade).parse(cut(words)), words) {
        XCTAssertEqual($0 as? UsageError, mistake, words)
      }
    }
    XCTAssertThrowsError(try ArgumentParser(.arcade).parse(["--data-dir", "", "shop"])) {
      XCTAssertEqual($0 as? UsageError, .missingValue(.dataDir))
    }
    for words in [["--json"], ["shop", "--json"]] {
      XCTAssertThrowsError(try ArgumentParser(.arcade).parse(words)) {
        guard case .sessionAsJSON? = $0 as? UsageError else { return XCTFail("\($0)") }
      }
    }
  }

  func testEveryCommandTakesTheOptionsOfItsTableAndNoOthers() throws {
    for command in CommandTable.arcade.commands where command != .help {
      let operands = command.operands.map { _ in "x" }
      let allowed = CommandOption.everywhere + command.options
      for option in CommandTable.arcade.options where option != .help && !(command.isSession && option == .json) {
        let words = command.words + operands + [option.flag] + (option.placeholder == nil ? [] : ["x"])
        if allowed.contains(option) {
          XCTAssertEqual(try ArgumentParser(.arcade).parse(words).command, command, "\(words)")
        } else {
          XCTAssertThrowsError(try ArgumentParser(.arcade).parse(words), "\(words)") {
            XCTAssertEqual($0 as? UsageError, .unknownOption(option.flag, nearest: nil))
          }
        }
      }
    }
    XCTAssertEqual(Set(CommandTable.arcade.commands.map(\.name)).count, CommandTable.arcade.commands.count)
    XCTAssertEqual(Set(CommandTable.arcade.options.map(\.name)).count, CommandTable.arcade.options.count)
  }

  private func cut(_ words: String) -> [String] { words.split(separator: " ").map(String.init) }

  func testEveryOptionIsReadYesWinsOverNoInputAndWithoutOneEverythingIsAsUsual() throws {
    let given: [CommandOption: String] = [
      .dataDir: "d", .lang: "ja", .seed: "18446744073709551615", .now: "2026-12-01T09:00:00Z", .color: "never",
      .offline: "", .accessible: "", .json: "", .quiet: "", .verbose: "",
    ]
    for isGiven in [false, true] {
      let options = try GlobalOptions(Invocation(command: .menu, options: isGiven ? given : [:]))

      XCTAssertEqual(options.dataFolder, isGiven ? "d" : nil)
      XCTAssertEqual(options.language, isGiven ? .japanese : nil)
      XCTAssertEqual(options.seed, isGiven ? .max : nil)
      XCTAssertEqual(options.now?.isoText, isGiven ? "2026-12-01T09:00:00Z" : nil)
      XCTAssertEqual(options.color, isGiven ? .never : .auto)
      XCTAssertEqual(options.answers, .ask)
      let flags = [options.isOffline, options.isAccessible, options.isJSON, options.isQuiet, options.isVerbose]
      XCTAssertEqual(flags, Array(repeating: isGiven, count: 5))
    }
    let both: [CommandOption: String] = [.yes: "", .noInput: ""]
    XCTAssertEqual(try GlobalOptions(Invocation(command: .menu, options: both)).answers, .yes)
    XCTAssertEqual(try GlobalOptions(Invocation(command: .menu, options: [.noInput: ""])).answers, .refuse)
  }

  func testImpossibleValuesAreNamed() {
    let cases: [(CommandOption, String)] = [
      (.lang, "fr"), (.lang, "EN"), (.seed, "-1"), (.seed, "18446744073709551616"), (.seed, "x"), (.now, "yesterday"),
      (.now, "2026-13-01T09:00:00Z"), (.now, "2026-12-01"), (.color, "sometimes"),
    ]
    for (option, value) in cases {
      XCTAssertThrowsError(try GlobalOptions(Invocation(command: .menu, options: [option: value])), value) {
        XCTAssertEqual($0 as? UsageError, .badValue(value, for: option))
      }
    }
  }
}

// The commands that tests name.
extension Command {
  static let shop = found("shop")
  static let shopProducts = found("shop", "products")
  static let shopProductsCheck = found("shop", "products", "check")
  static let shopPrice = found("shop", "price")
  static let shopOrders = found("shop", "orders")
  static let shopOrder = found("shop", "order")
  static let settings = found("settings")
  static let settingsSet = found("settings", "set")
  static let backup = found("backup")
  static let restore = found("restore")

  private static func found(_ words: String...) -> Command {
    guard let command = CommandTable.arcade.command(words) else { preconditionFailure("no command \(words)") }
    return command
  }
}
