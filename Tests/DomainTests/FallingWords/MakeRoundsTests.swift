import ArcadeDomain
import ArcadeTesting
import XCTest

final class MakeRoundsTests: XCTestCase {
  func testDecksOfAnySizeGiveAsManyRoundsAsTheyHaveWords() throws {
    let cases: [(words: Int, rounds: Int, surelyRight: Int)] = [
      (1, 1, 1), (2, 2, 1), (3, 3, 1), (9, 9, 4), (10, 10, 5), (11, 10, 5), (300, 10, 5),
    ]
    for (words, count, surelyRight) in cases {
      for seed in 0..<50 {
        let rounds = try rounds(of: SampleWords.words(words), share: "0", seed: seed)
        XCTAssertEqual(rounds.count, count)
        XCTAssertEqual(rounds.filter(\.isRight).count, surelyRight, "\(words) words")
      }
    }
  }

  func testAnEmptyDeckHasNoRounds() {
    var random = SplitMix64(seed: 1)
    assertThrows(WordsError.emptyDeck, try MakeRounds()(asking: [], from: [], using: &random))
  }

  func testADeckWithASingleTranslationHasOnlyRightRounds() throws {
    let words = SampleWords.words("school = escuela", "college = escuela", "academy = escuela", "class = escuela")
    let rounds = try rounds(of: words, share: "0")
    XCTAssertEqual(rounds.count, 4)
    XCTAssertTrue(rounds.allSatisfy(\.isRight))
  }

  func testTheShareDecidesOnlyOverTheOthers() throws {
    let cases: [(share: String, expected: Double)] = [
      ("0", 0.5), ("0.5", 0.75), ("1", 1), ("0.2", 0.6), ("0.333333", 2 / 3),
    ]
    for (share, expected) in cases {
      var right = 0
      for seed in 0..<1_000 {
        right += try rounds(of: SampleWords.words(12), share: share, seed: seed).count(where: \.isRight)
      }
      // Five in ten are drawn: 5,000 draws deviate by at most 1.2 % of all rounds in 999 of 1,000 runs.
      XCTAssertEqual(Double(right) / 10_000, expected, accuracy: 0.012, share)
    }
  }

  func testInThousandsOfGamesNoRuleIsBroken() throws {
    let lines = [
      "school = escuela / colegio", "college = colegio", "car = coche / carro", "auto = coche",
      "teacher / instructor = profesor", "instructor = monitor", "dog = perro", "cat = gato", "red = rojo",
      "road = camino", "way = camino / modo", "manner = modo", "table = mesa", "sun = sol", "(to) see = ver",
    ]
    let words = lines.flatMap { SampleWords.words($0) }
    var others = 0
    var othersRight = 0
    for seed in 0..<FuzzShare.of(10_000) {
      let direction: WordDirection = seed.isMultiple(of: 2) ? .forward : .backward
      let rounds = try rounds(of: words, direction, seed: seed)
      let right = rounds.count(where: \.isRight)
      XCTAssertEqual(rounds.count, 10)
      XCTAssertGreaterThanOrEqual(right, 5)
      XCTAssertEqual(Set(rounds.map(\.prompt.sortKey)).count, 10)
      others += 5
      othersRight += right - 5
      for round in rounds { try check(round, words) }
    }
    // Four times the standard deviation of half of so many draws.
    XCTAssertEqual(Double(othersRight) / Double(others), 0.5, accuracy: 2 / Double(others).squareRoot())
  }

  func testWhatWouldBeRightIsNeverShownAsWrong() throws {
    let cases: [(name: String, words: [TranslatedWord], word: String, wrong: Set<String>)] = [
      ("its other translations", SampleWords.words("a = x", "a = y", "b = z"), "a", ["z"]),
      ("alternatives", SampleWords.words("a = x / y", "b = y", "c = z"), "a", ["z"]),
      ("a shared translation", SampleWords.words("a = x", "b = x / y", "c = z"), "a", ["z"]),
      ("a shared translation on two rows", SampleWords.words("a = x", "b = x", "b = y", "c = z"), "a", ["z"]),
      ("a synonym of the word", SampleWords.words("a / b = x", "b = y", "c = z"), "a / b", ["z"]),
      ("another case", SampleWords.words("a = x", "b = X", "c = z"), "a", ["z"]),
      ("the word itself", SampleWords.words("a = x", "b = a", "c = z"), "a", ["z"]),
      ("a form of a list", SampleWords.words("a = x, y", "b = y", "c = z"), "a", ["z"]),
      ("what is in brackets left out", SampleWords.words("a = (un) x", "b = x", "c = z"), "a", ["z"]),
    ]
    for (name, words, word, wrong) in cases {
      var shown: Set<String> = []
      for seed in 0..<100 {
        for round in try rounds(of: words, share: "0", seed: seed) where round.prompt.text == word && !round.isRight {
          shown.insert(round.shown.text)
        }
      }
      XCTAssertEqual(shown, wrong, name)
    }
  }

  func testAWrongTranslationIsOneThatWasTakenForItElseOfItsTopic() throws {
    let words = SampleWords.words(
      "a = 12345 # T",
      "b = 1234 # T",
      "c = 123456 # T",
      "d = abcde",
      "e = abcdefghijk",
      "f = 1 # T"
    )
    let cases: [(taken: Set<String>, wrong: Set<String>)] = [
      ([], ["1234", "123456"]), (["abcdefghijk", "gone"], ["abcdefghijk"]), (["12345", "gone"], ["1234", "123456"]),
      (["abcde", "1"], ["abcde", "1"]),
    ]
    for (taken, wrong) in cases {
      var shown: Set<String> = []
      for seed in 0..<200 {
        var random = SplitMix64(seed: UInt64(seed))
        let rounds = try MakeRounds(rules: FallingRules(rightShare: RightShare(decimal: "0") ?? .half) ?? .usual)(
          asking: words,
          from: words,
          taken: [words[0].id: taken],
          using: &random
        )
        for round in rounds where round.pair == words[0] && !round.isRight { shown.insert(round.shown.text) }
      }
      XCTAssertEqual(shown, wrong, "\(taken)")
    }
  }

  func testAWrongTranslationIsOfSimilarLengthWhereTheDeckAllows() throws {
    let near = SampleWords.words("a = 12345", "b = 123", "c = 1234567", "d = 12", "e = 12345678", "f = 123456789012")
    let far = SampleWords.words("a = 12345", "b = 1", "c = 123456789", "d = 123456789012345")
    for seed in 0..<200 {
      for round in try rounds(of: near, share: "0", seed: seed) where round.prompt.text == "a" && !round.isRight {
        XCTAssertTrue(["123", "1234567"].contains(round.shown.text), round.shown.text)
      }
      for round in try rounds(of: far, share: "0", seed: seed) where round.prompt.text == "a" && !round.isRight {
        XCTAssertTrue(["1", "123456789"].contains(round.shown.text), round.shown.text)
      }
    }
  }

  func testTheSameSeedGivesTheSameRoundsWhateverTheOrder() throws {
    let words = SampleWords.words(30) + SampleWords.words("word1 = otra", "word2 = otra / palabra9")
    var random = SplitMix64(seed: 99)
    for seed in 0..<50 {
      let shuffled = words.inRandomOrder(using: &random)
      XCTAssertEqual(try rounds(of: words, seed: seed), try rounds(of: shuffled, seed: seed))
    }
    XCTAssertNotEqual(try rounds(of: words, seed: 1), try rounds(of: words, seed: 2))
  }

  func testARepeatedPairIsAskedOnce() throws {
    let rounds = try rounds(of: SampleWords.words("a = x", "a = x", "A = X", "a = y", "b = z"))
    XCTAssertEqual(Set(rounds.map { $0.prompt.sortKey }), ["a", "b"])
    XCTAssertEqual(rounds.count, 2)
  }

  func testFewPairsAreAskedWithWrongTranslationsOfTheWholeDeck() throws {
    let words = SampleWords.words(12)
    var shown: Set<String> = []
    for seed in 0..<200 {
      var random = SplitMix64(seed: UInt64(seed))
      let make = MakeRounds(rules: try XCTUnwrap(FallingRules(rightShare: try XCTUnwrap(RightShare(decimal: "0")))))
      let rounds = try make(asking: Array(words.prefix(2)), from: words, using: &random)
      XCTAssertEqual(Set(rounds.map(\.prompt.text)), ["word0", "word1"])
      shown.formUnion(rounds.filter { !$0.isRight }.map(\.shown.text))
    }
    XCTAssertGreaterThan(shown.count, 8)
  }

  func testAShareIsANumberFromZeroToOne() {
    let cases: [(text: String, millionths: Int?)] = [
      ("0", 0), ("1", 1_000_000), ("0.5", 500_000), ("0.333333", 333_333), ("1.0", 1_000_000),
      ("1.000001", nil), ("-0.1", nil), ("2", nil), ("", nil), ("half", nil), ("50%", nil), ("99999999999999999", nil),
    ]
    for (text, millionths) in cases { XCTAssertEqual(RightShare(decimal: text)?.millionths, millionths, text) }
  }

  func testRulesNeedARoundAndTime() {
    XCTAssertNil(FallingRules(rounds: 0))
    XCTAssertNil(FallingRules(limit: .zero))
    XCTAssertEqual(FallingRules(), .usual)
    XCTAssertEqual(FallingRules(limit: nil), FallingRules.usual.withoutLimit)
  }

  /// Checks that no right answer of a word, in any of its rows or those of its synonyms, is shown as wrong.
  private func check(_ round: FallingRound, _ words: [TranslatedWord]) throws {
    guard !round.isRight else { return XCTAssertEqual(round.shown, round.answer) }
    let direction = round.direction
    let own = words.filter { !Set($0.prompt(direction).keys).isDisjoint(with: round.prompt.keys) }
    let accepted = Set(own.flatMap { $0.answer(direction).keys })
    let synonyms = words.filter { !accepted.isDisjoint(with: $0.answer(direction).keys) }
    let right = accepted.union(synonyms.flatMap { $0.answer(direction).keys })
    XCTAssertTrue(right.isDisjoint(with: round.shown.keys), "\(round.prompt.text): \(round.shown.text)")
    XCTAssertTrue(words.contains { $0.answer(direction) == round.shown })
  }

  private func rounds(
    of words: [TranslatedWord],
    _ direction: WordDirection = .forward,
    share: String = "0.5",
    seed: Int = 1
  ) throws -> [FallingRound] {
    var random = SplitMix64(seed: UInt64(seed))
    let rules = try XCTUnwrap(FallingRules(rightShare: try XCTUnwrap(RightShare(decimal: share))))
    return try MakeRounds(rules: rules)(asking: words, from: words, direction, using: &random)
  }
}
