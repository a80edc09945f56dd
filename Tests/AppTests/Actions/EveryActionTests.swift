import ArcadePresentation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// Every action of every screen, in every relevant state, is listed in the help, can be typed, and leads to its
/// intent.
final class EveryActionTests: XCTestCase {
  private let systems = ScreenState.systems

  func testEveryActionIsInTheHelpInEveryLanguage() async throws {
    var labels: [String: Set<String>] = [:]
    for language in Language.allCases {
      try await forEachState(in: language) { state in
        XCTAssertEqual(state.listed, state.offers, state.name)
        for offer in state.listed {
          XCTAssertFalse(offer.label.allSatisfy(\.isWhitespace), "\(state.name): \(offer.word)")
          for field in offer.openFields {
            XCTAssertFalse(field.label.isEmpty, "\(state.name): \(offer.word) \(field.name)")
          }
          labels["\(state.name): \(offer.word)", default: []].insert(offer.label)
        }
      }
    }
    for (name, texts) in labels { XCTAssertEqual(texts.count, Language.allCases.count, "\(name): \(texts)") }
  }

  func testEveryActionCanBeTypedAndLeadsToItsIntent() async throws {
    try await forEachState { state in
      XCTAssertFalse(state.offers.isEmpty, state.name)
      for offer in state.offers {
        for line in offer.typedLines {
          guard
            case .call(let meant, let texts) = TypedCall(
              ConsoleLine(line),
              offers: state.offers,
              numbers: state.numbers
            )
          else {
            XCTFail("\(state.name): \(line)")
            continue
          }
          XCTAssertEqual(meant.word, offer.word, "\(state.name): \(line)")
          XCTAssertNoThrow(try state.makeIntent(meant.word, texts), "\(state.name): \(line)")
        }
      }
    }
  }

  func testEveryExampleOfTheHelpWorksWhereItIsShown() async throws {
    var lines: Set<String> = []
    for (system, language) in systems.flatMap({ system in Language.allCases.map { (system, $0) } }) {
      let words = Set(try await system.states(language).flatMap { $0.offers.map(\.word) })
      // Each word is typed on new screens, because it changes what they show.
      for word in words.sorted() {
        for state in try await system.states(language) {
          guard let (line, trouble) = await state.typeExample(word) else { continue }
          lines.insert("\(system.name), \(state.name): \(line)")
          // For a failed screen it is enough that the line is understood.
          XCTAssertEqual(
            state.name.contains("failed") ? [] : trouble,
            [],
            "\(language), \(system.name), \(state.name): \(line)"
          )
        }
      }
    }
    XCTAssertGreaterThan(lines.count, 150)
  }

  func testWhatIsDoneInASessionIsNotTakenForAVerbOfTheCommandLine() async throws {
    for (system, states) in systems {
      let command = system == "observatory" ? "observe" : system
      for word in Set(try await states(.english).flatMap(\.offers).map(\.word)).sorted() where !word.contains(" ") {
        do throws(UsageError) {
          _ = try ArgumentParser(.arcade).parse([command, word])
        } catch {
          if case .unknownVerb(_, _, let near?) = error { XCTFail("\(command) \(word): \(near)") }
        }
      }
    }
  }

  func testNoTwoActionsOfAScreenShareAWord() async throws {
    let everywhere = ConsolePhrases(language: .english).everywhere.map(\.word) + ["exit", "?"]
    try await forEachState { state in
      let words = state.offers.flatMap { $0.names } + everywhere
      XCTAssertEqual(words.count, Set(words).count, "\(state.name): \(words)")
      XCTAssertEqual(words, words.map { $0.lowercased() }, state.name)
    }
  }

  func testWhatNobodyTypesStandsFirstAndWhatTakesAllTheRestLast() async throws {
    try await forEachState { state in
      for offer in state.offers {
        let isFixed = offer.fields.map(\.isFixed)
        XCTAssertEqual(isFixed, isFixed.filter { $0 } + isFixed.filter { !$0 }, "\(state.name): \(offer.word)")
        let typed = offer.typedFields
        let isOptional = typed.map(\.isOptional)
        XCTAssertEqual(isOptional, isOptional.filter { !$0 } + isOptional.filter { $0 }, "\(state.name): \(offer.word)")
        XCTAssertFalse(typed.dropLast().contains { $0.kind.takesTheRest }, "\(state.name): \(offer.word)")
        XCTAssertEqual(offer.fields.count, Set(offer.fields.map(\.name)).count, "\(state.name): \(offer.word)")
      }
    }
  }

  /// A question about events elsewhere may also be asked later.
  func testAQuestionIsAnsweredByYesOrNoAndNothingElse() async throws {
    var questions = 0
    try await forEachState { state in
      guard state.isAsking else { return }
      questions += 1
      let attests = state.offers.contains { $0.emphasis == .attests }
      XCTAssertEqual(state.offers.map(\.word), ["yes", "no"] + (attests ? ["later"] : []), state.name)
    }
    XCTAssertGreaterThan(questions, 0)
  }

  func testEveryAddressLeadsSomewhereAndNeedsNothing() async throws {
    try await forEachState { state in
      for offer in state.offers {
        guard let address = offer.address, !offer.leadsOutside else { continue }
        XCTAssertTrue(state.leadsSomewhere(address), "\(state.name): \(address)")
        XCTAssertTrue(offer.fields.allSatisfy(\.isOptional), "\(state.name): \(offer.word)")
      }
    }
  }

  private func forEachState(in language: Language = .english, _ check: (ScreenState) throws -> Void) async throws {
    for system in systems {
      let states = try await system.states(language)
      XCTAssertFalse(states.isEmpty, system.name)
      for var state in states {
        state.name = "\(system.name), \(state.name)"
        try check(state)
      }
    }
  }
}

extension Offer {
  /// Lines for the offer: each of its words with all fields and with the required ones, and no word if that is
  /// understood.
  fileprivate var typedLines: [String] {
    let all = typedFields.filter { !$0.isOptional || $0.hasSomethingToChoose }.map(\.sample)
    let needed = typedFields.filter { !$0.isOptional }.map(\.sample)
    var lines = names.flatMap { word in [[word] + all, [word] + needed] }
    if weight == .usual, let first = typedFields.first, !first.choices.isEmpty {
      // The name of a row can be the word of another action, so only its number is certain.
      if case .row = first.kind {
        lines.append([String(first.firstNumber)] + all.dropFirst())
      } else {
        lines += [all, needed]
      }
    }
    return lines.map { $0.joined(separator: " ") }
  }
}

extension Field {
  /// Whether the field has a possible value now.
  fileprivate var hasSomethingToChoose: Bool {
    switch kind {
    case .row(let choices), .rows(let choices), .code(let choices), .choice(let choices): !choices.isEmpty
    case .scan, .number, .amount, .text, .secret, .file, .fixed: true
    }
  }

  /// A valid text for the field.
  fileprivate var sample: String {
    switch kind {
    case _ where example?.isEmpty == false: example ?? ""
    case _ where name == "day": "2026-12-24"
    // A row with spaces in its id is chosen by its number.
    case .row(let choices) where choices.first?.id.contains(where: \.isWhitespace) == true: "1"
    case .row(let choices), .rows(let choices), .code(let choices), .choice(let choices): choices.first?.id ?? "1"
    case .scan(let choices): "\(choices.first?.id ?? "MUG") 2"
    case .amount: "3.50"
    case .number(let range): String(range.lowerBound)
    case .text, .secret: value.flatMap { $0.isEmpty ? nil : $0 } ?? "some words"
    case .file: "/tmp/some file"
    case .fixed(let value): value
    }
  }
}

extension Field.Kind {
  /// Whether the field takes the rest of the line.
  fileprivate var takesTheRest: Bool {
    switch self {
    case .scan, .text, .secret, .file: true
    case .row, .code, .choice, .number, .amount, .fixed: false
    case .rows: true
    }
  }
}
