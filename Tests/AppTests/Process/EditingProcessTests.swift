import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// The built program at a terminal with line editing.
final class EditingProcessTests: XCTestCase {
  private static let terminal = ["TERM": "xterm-256color", "PATH": "/usr/bin:/bin"]
  private static let shop = ["shop", "--color", "never"]
  private static let (left, up, home, end, delete) = ("\u{1B}[D", "\u{1B}[A", "\u{1B}[H", "\u{1B}OF", "\u{1B}[3~")

  func testATypedLineIsAnsweredAndCtrlDLeaves() throws {
    let program = try start()

    let answer = try program.enter("MUG", until: "\r\n> ")
    program.type("\u{4}")

    XCTAssertEqual(try program.ending(), .exit(0))
    XCTAssertTrue(answer.hasPrefix("MUG\r\nAdded: 1 × Cabify Coffee Mug."), answer)
    XCTAssertTrue(program.printed.hasSuffix("> \r\nEverything is saved. Goodbye!\r\n"), program.printed)
    XCTAssertTrue(program.isTerminalAsFound)
  }

  func testKeysMoveAndDelete() throws {
    let table = [
      "MG\(Self.left)U", "UG\(Self.home)M", "UG\u{1}M", "MU\(Self.home)\(Self.end)G", "MUGS\(Self.left)\(Self.delete)",
      "xMUG\u{1}\u{4}", "MUGxyz\(Self.left)\(Self.left)\(Self.left)\u{B}", "remove MUG\u{1}\u{1B}d\(Self.delete)",
      "MUG spoon\u{17}", "MUGGE\u{7F}\u{7F}", "nothing\u{15}MUG", "MG\u{1B}[15~\(Self.left)\u{1B}[5~U",
    ]
    let program = try start()

    for (index, keys) in table.enumerated() {
      let answer = try program.enter(keys, until: "\r\n> ")
      XCTAssertTrue(answer.contains("In the cart: \(index + 1) "), "\(keys.debugDescription) \(answer)")
    }
    try program.quit()
  }

  func testLinesComeBackAtTheNextStart() throws {
    let arcade = try ArcadeProcess()
    let first = try start(arcade: arcade)
    try first.enter(["MUG", "cart", "clear", "yes"], until: "\r\n> ")
    try first.quit()

    let second = try start(arcade: arcade)
    XCTAssertTrue(
      try second.enter(Self.up + Self.up + Self.up + Self.up, until: "\r\n> ").contains("Added: 1 × Cabify Coffee Mug.")
    )
    try second.enter("menu", until: "\r\n> ")
    try second.enter("shop", until: "\r\n> ")
    XCTAssertTrue(try second.enter("\(Self.up)\(Self.up)", until: "\r\n> ").contains("In the cart: 2 pieces,"))
    try second.quit()

    let kept = try String(contentsOfFile: arcade.folder.path("data/history/shop.txt"), encoding: .utf8)
    XCTAssertEqual(kept, "MUG\ncart\nclear\nquit\nMUG\nmenu\nMUG\nquit\n")
    let menu = try String(contentsOfFile: arcade.folder.path("data/history/menu.txt"), encoding: .utf8)
    XCTAssertEqual(menu, "shop\n")
    for name in ["data/history/shop.txt", "data/history/menu.txt"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: arcade.folder.path(name))
      XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o600, name)
    }
  }

  func testNeitherASecretNorAnAnswerIsKept() throws {
    let arcade = try ArcadeProcess()
    let program = try start(["--color", "never"], arcade: arcade)
    let number = (SettingEntry.all.firstIndex { $0.setting == .rakutenAccessKey } ?? -2) + 1
    for line in [
      "shop", "settings", "set language en", "set observe.rakuten.access-key planted", "set \(number) planted",
      "set shop.catalog http://u:planted@h.example/x?token=planted", "unset shop.catalog",
    ] {
      try program.enter(line, until: "\r\n> ")
    }
    try program.enter(["prices", "play", "1", "3"], until: "\r\n> ")
    try program.quit()

    let files = try arcade.folder.contents().filter { $0.key.contains("history/") }
    let kept = files.values.flatMap { String(decoding: $0, as: UTF8.self).split(separator: "\n") }
    XCTAssertEqual(kept.sorted(), ["play", "prices", "set language en", "settings", "shop", "unset shop.catalog"])
  }

  func testTabCompletesCodesAndCommandsAndListsWhatThereIs() throws {
    let program = try start()

    program.type("mu\t")
    try program.read(until: "MUG ")
    XCTAssertTrue(try program.enter("", until: "\r\n> ").contains("Added: 1 × Cabify Coffee Mug."))
    program.type("re\t")
    let listed = try program.read(until: "\r\n> re")
    for word in ["remove ", "remove-product ", "refund ", "refresh"] { XCTAssertTrue(listed.contains(word), listed) }
    program.type("move M\t")
    try program.read(until: "UG ")
    try program.enter("", until: "Removed: Cabify Coffee Mug.\r\n> ")
    try program.quit()
  }

  func testAHalfTypedLineOutlivesTheStepsOfTheFall() throws {
    let arguments = ["words", "--seed", "1", "--rounds", "1", "--seconds", "30", "--right-share", "1"]
    let program = try start(arguments)
    program.type("play\n")
    try program.read(until: "(30 seconds left)")
    program.type("rght\(Self.left)\(Self.left)\(Self.left)")
    try program.read(until: "seconds left)\r\n> rght")
    program.type("i\n")

    let answer = try program.read(until: "\r\n> ")
    XCTAssertTrue(answer.contains("Right! "), answer)
    try program.quit()
  }

  func testSignalsLeaveTheTerminalAsItWas() throws {
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
      let program = try start()
      XCTAssertFalse(program.isTerminalAsFound)
      program.type("half a li")
      try program.read(until: "half a li")

      if signal == SIGINT { program.type("\u{3}") } else { program.send(signal) }

      XCTAssertEqual(try program.ending(), .signal(signal))
      XCTAssertTrue(program.isTerminalAsFound, "\(signal)")
      guard [SIGINT, SIGTERM].contains(signal) else { continue }
      XCTAssertTrue(program.printed.hasSuffix("half a li\r\nInterrupted. Everything is saved.\r\n"), program.printed)
    }
  }

  func testAStoppedSessionGivesTheTerminalBackAndGoesOn() throws {
    let arcade = try ArcadeProcess()
    let shell = try bash(for: arcade)
    try shell.enter(
      "before=$(stty -g); \(ArcadeProcess.path) shop --color never",
      until: "lists everything else.\r\n> "
    )
    shell.type("MU")
    try shell.read(until: "MU")
    shell.type("\u{1A}")
    try shell.read(until: "Stopped")
    XCTAssertTrue(
      try shell.enter("[ \"$before\" = \"$(stty -g)\" ] && echo the\\ same; fg", until: "> MU").contains("the same")
    )
    XCTAssertTrue(try shell.enter("G", until: "\r\n> ").contains("Added: 1 × Cabify Coffee Mug."))
    shell.type("quit\n")
    // The shell has the terminal back once it prints its prompt.
    try shell.read(until: "Goodbye!\r\nready ")
    shell.type("[ \"$before\" = \"$(stty -g)\" ] && echo the\\ same; exit\n")

    try shell.read(until: "the same\r\n")
  }

  func testWhatIsTypedBehindTheEndIsForTheShell() throws {
    let arcade = try ArcadeProcess()
    let shell = try bash(for: arcade)
    try shell.enter("\(ArcadeProcess.path) shop --color never", until: "lists everything else.\r\n> ")

    // The Return key sends a carriage return.
    shell.type("quit\recho what\\ follows\rexit\r")

    try shell.read(until: "what follows\r\n")
  }

  func testAPasteOfManyLinesLosesNone() throws {
    let program = try start()

    program.type(String(repeating: "MUG\n", count: 50) + "\tTSHIRT\r\nquit\n")

    XCTAssertEqual(try program.ending(), .exit(0))
    XCTAssertTrue(program.printed.contains("In the cart: 51 pieces"), program.printed)
    XCTAssertFalse(program.printed.contains("discounts"), program.printed)
  }

  func testALineOfThousandsOfCharactersIsRead() throws {
    let program = try start()
    let long = String(repeating: "x", count: 5_000)

    program.type(long)
    try program.read(until: "x")
    program.type(Self.home + "MUG \u{B}\n")

    try program.read(until: "Added: 1 × Cabify Coffee Mug.")
    program.type("\u{3}")
    XCTAssertEqual(try program.ending(), .signal(SIGINT))
  }

  func testJapaneseIsEditedInEveryLocale() throws {
    let arcade = try ArcadeProcess()
    for locale in ["C", "POSIX", "ja_JP.UTF-8", "de_DE.ISO-8859-1"] {
      let program = try start(arcade: arcade, environment: ["LANG": locale, "LC_ALL": locale, "LANGUAGE": "en"])

      XCTAssertTrue(try program.enter("日語\(Self.left)本é", until: "\r\n> ").contains("“日本é語”"), locale)
      program.type("quit\n")

      XCTAssertEqual(try program.ending(), .exit(0), locale)
    }
    let kept = try String(contentsOfFile: arcade.folder.path("data/history/shop.txt"), encoding: .utf8)
    XCTAssertTrue(kept.hasPrefix("日本é語\nquit\n"), kept)
  }

  func testAnotherWidthIsDrawnInFromThenOn() throws {
    let program = try start()
    program.type("li")
    try program.read(until: "li")

    program.resize(columns: 30)
    try program.read(until: "> li")
    program.type("st\n")

    try program.read(until: "Code: MUG")
    program.type("\u{3}")
    XCTAssertEqual(try program.ending(), .signal(SIGINT))
  }

  func testLinesStayPlainWhereTheyMust() throws {
    let table: [(arguments: [String], environment: [String: String])] = [
      ([], ["TERM": "dumb"]), ([], ["TERM": ""]), ([], ["TERM": "no-such-terminal"]), (["--accessible"], [:]),
      ([], ["ACCESSIBLE": "1"]),
    ]
    for (arguments, environment) in table {
      let program = try start(Self.shop + arguments, environment: environment)
      XCTAssertTrue(program.isTerminalAsFound, "\(arguments) \(environment)")

      program.type("MUG\n")
      try program.read(until: "Added: ")
      try program.quit()
      XCTAssertFalse(program.printed.contains("\u{1B}"), "\(arguments) \(environment)")
      XCTAssertEqual(program.complained, "")
    }
  }

  #if canImport(Glibc)
    func testWithoutTheLibraryLinesArePlainAndOnlyVerboseSaysSo() throws {
      let arcade = try ArcadeProcess()
      for name in ["libedit.so.2", "libedit.so.0"] { try Data().write(to: arcade.folder.url.appending(path: name)) }
      let environment = ["LD_LIBRARY_PATH": arcade.folder.url.path]
      for (option, isSaid) in [("--quiet", false), ("--verbose", true)] {
        let program = try start(Self.shop + [option], arcade: arcade, environment: environment)
        XCTAssertTrue(program.isTerminalAsFound)
        program.type("MUG\n")
        try program.read(until: "Added: ")
        program.type("\u{4}")

        XCTAssertEqual(try program.ending(), .exit(0))
        let end = isSaid ? "> \r\nEverything is saved. Goodbye!\r\n" : "> \r\n"
        XCTAssertTrue(program.printed.hasSuffix(end), program.printed)
        XCTAssertEqual(program.complained.contains("libedit2"), isSaid, program.complained)
        XCTAssertEqual(program.complained.split(separator: "\n").count, isSaid ? 1 : 0, program.complained)
      }
    }
  #endif

  /// Starts a shell at a terminal with the prompt `ready`.
  private func bash(for arcade: ArcadeProcess) throws -> RunningProgram {
    try RunningProgram(
      "/bin/bash",
      ["--norc", "--noprofile", "--noediting", "-i"],
      environment: Self.terminal.merging(["PS1": "ready ", "ARCADE_DATA_DIR": arcade.folder.path("data")]) { $1 },
      streams: ProgramStreams(input: .terminal, output: .terminal, errors: .terminal)
    )
  }

  private func start(
    _ arguments: [String] = shop,
    arcade: ArcadeProcess? = nil,
    environment: [String: String] = [:]
  ) throws -> RunningProgram {
    let environment = Self.terminal.merging(environment) { $1 }
    let arcade = try arcade ?? ArcadeProcess()
    return try arcade.session(arguments, environment: environment, streams: .terminal, until: "\r\n> ")
  }
}
