import ArcadeData
import ArcadeDomain
import XCTest

/// The grading of typed answers.
final class TypedAnswerTests: XCTestCase {
  private static let others = ["pan", "gato / felino", "library", "ねこ", "carta"]

  func testTypedAnswersInThreeLanguages() {
    let cases: [(answer: String, typed: [String], verdict: TypedVerdict)] = [
      ("boat", ["boat", "Boat", "BOAT", " boat ", "boat!", "¿boat?", "ｂｏａｔ", "“boat”", "bo\u{AD}at"], .right),
      ("barco", ["el barco", "un barco", "El barco."], .rightBut("barco")),
      ("el barco", ["barco", "Barco"], .rightBut("el barco")),
      ("to run", ["run"], .rightBut("to run")), ("run", ["to run"], .rightBut("run")),
      ("canción", ["canción", "CANCIÓN", "cancio\u{301}n"], .right),
      ("canción", ["cancion", "la cancion"], .rightBut("canción")),
      ("l'école", ["ecole", "école", "l’ecole"], .rightBut("l'école")),
      ("über", ["uber"], .rightBut("über")), ("niño", ["nino"], .rightBut("niño")),
      ("saltar / brincar", ["saltar", "brincar"], .right), ("big, large", ["big", "large"], .right),
      ("uno; una", ["uno"], .right), ("大きい、でかい", ["大きい", "でかい"], .right),
      ("color (US)", ["color", "color us", "color (us)"], .right), ("(to) go", ["go", "to go"], .right),
      ("学校(がっこう)", ["学校", "がっこう", "学校（がっこう）"], .right), ("ｶﾒﾗ", ["カメラ"], .right),
      ("カメラ", ["ｶﾒﾗ", "カメラ。"], .right),
      ("house", ["hous", "houses", "hause", "huose"], .almost("house")),
      ("canción", ["cansión", "cancióm"], .almost("canción")),
      ("biblioteca", ["bibliotca", "bibliotka", "vivlioteca"], .almost("biblioteca")),
      ("house", ["huos", "mouses", "cat", "", " ", "…", "h"], .wrong), ("pen", ["pan"], .wrong),
      ("pato", ["gato", "felino", "El gato"], .wrong), ("biblioteca", ["vivliotekas", "biblos"], .wrong),
      ("libraries", ["library"], .wrong), ("a", ["b", "the"], .wrong), ("いぬ", ["ねこ"], .wrong),
      ("carro", ["carta"], .wrong),
      ("house", [String(repeating: "house", count: 2_000)], .wrong),
    ]
    for (answer, typed, verdict) in cases + Self.furtherCases {
      for text in typed {
        let judged = TypedAnswer(of: answer, folding: MatchKeys()).verdict(on: text, besides: Self.others)
        XCTAssertEqual(judged, verdict, "\(answer): \(text.prefix(40))")
      }
    }
  }

  private static let furtherCases: [(answer: String, typed: [String], verdict: TypedVerdict)] = [
    // English
    ("good morning", ["good morning", "Good  Morning", "GOOD MORNING!", "good morning."], .right),
    (
      "good morning", ["good mornin", "goodmorning", "god morning", "good mroning", "good mornning"],
      .almost("good morning")
    ),
    ("good morning", ["good", "morning", "good evening", "bad morning"], .wrong),
    ("the car / the automobile", ["the car", "the automobile"], .right),
    ("the car / the automobile", ["car", "a car"], .rightBut("the car")),
    ("the car / the automobile", ["automobile"], .rightBut("the automobile")),
    ("(a) few", ["few", "a few", "A FEW"], .right),
    ("mobile [phone]", ["mobile", "mobile phone", "Mobile Phone"], .right),
    ("to get up", ["get up", "GET UP"], .rightBut("to get up")), ("to get up", ["get out", "getting"], .wrong),
    ("don’t", ["don’t", "DON’T"], .right), ("ice cream", ["icecream", "ice crem"], .almost("ice cream")),
    ("an apple", ["apple", "the apple"], .rightBut("an apple")), ("apple", ["aple", "appel"], .almost("apple")),
    ("it", ["it", "It."], .right), ("it", ["at", "is"], .almost("it")), ("naïve", ["naive"], .rightBut("naïve")),
    ("café", ["café", "CAFÉ"], .right), ("café", ["cafe", "the cafe"], .rightBut("café")),
    // Spanish
    ("la mesa", ["la mesa", "La Mesa", "¡la mesa!"], .right),
    ("la mesa", ["mesa", "una mesa"], .rightBut("la mesa")), ("la mesa", ["el mesa"], .almost("la mesa")),
    ("la mesa", ["mesas de", "silla"], .wrong), ("árbol", ["árbol", "Árbol", "a\u{301}rbol"], .right),
    ("árbol", ["arbol", "el arbol", "un árbol"], .rightBut("árbol")), ("árbol", ["árvol", "árbo"], .almost("árbol")),
    ("pingüino", ["pinguino"], .rightBut("pingüino")), ("pingüino", ["pingüin", "pingúinno"], .almost("pingüino")),
    ("mañana", ["manana", "la manana"], .rightBut("mañana")), ("mañana", ["mañan", "mañaan"], .almost("mañana")),
    ("profesor; profesora", ["profesor", "profesora", "Profesora."], .right),
    ("profesor; profesora", ["el profesor"], .rightBut("profesor")), ("¿qué?", ["qué", "¿Qué?", "¡qué!"], .right),
    ("¿qué?", ["que"], .rightBut("¿qué?")), ("llamar (por teléfono)", ["llamar", "llamar por teléfono"], .right),
    ("llamar (por teléfono)", ["llamar por telefono"], .rightBut("llamar por teléfono")),
    ("desarrollar", ["desarolar", "desarollar", "desarrrolar"], .almost("desarrollar")),
    ("desarrollar", ["derrolar", "arrollar"], .wrong), ("gato", ["pato"], .almost("gato")),
    ("perro", ["pan", "gato"], .wrong),
    ("él", ["el"], .rightBut("él")), ("los niños", ["niños", "los ninos"], .rightBut("los niños")),
    ("guapo, bonito, lindo", ["guapo", "bonito", "lindo"], .right), ("guapo, bonito, lindo", ["guapito"], .wrong),
    // Japanese
    ("食べる(たべる)", ["食べる", "たべる", "食べる（たべる）", " たべる。"], .right), ("食べる(たべる)", ["食べた"], .almost("食べる")),
    ("ありがとう", ["ありがとう", "「ありがとう」", "ありがとう！"], .right), ("ありがとう", ["ありがと", "ありがとうお"], .almost("ありがとう")),
    ("コーヒー", ["ｺｰﾋｰ", "コーヒー"], .right), ("コーヒー", ["コヒー"], .almost("コーヒー")), ("コーヒー", ["紅茶", "こ"], .wrong),
    ("犬／いぬ", ["犬", "いぬ"], .right), ("犬／いぬ", ["ねこ", "猫"], .wrong), ("ＴＶ", ["tv", "TV", "ＴＶ"], .right),
    ("百円", ["百円", "百円。"], .right), ("百円", ["千円"], .almost("百円")), ("東京都", ["東京都"], .right),
    ("東京都", ["東京", "京都"], .almost("東京都")), ("お母さん；母", ["母", "お母さん"], .right), ("ひと", ["ひ"], .almost("ひと")),
    ("ねこ", ["ねこ", "ねこ。"], .right), ("山", ["山", " 山 "], .right), ("川", ["山"], .wrong),
  ]

  func testWhatIsShownIsRightAndOnlyWhatMakesADifferenceIsSaid() {
    let cases: [(answer: String, typed: [String], verdict: TypedVerdict)] = [
      ("Gil, Ana", ["Gil, Ana", "gil, ana"], .right), ("24/7", ["24/7"], .right),
      ("saltar / brincar", ["saltar / brincar", "Saltar / Brincar."], .right),
      ("guapo, bonito; lindo", ["guapo, bonito; lindo"], .right), ("大きい、でかい", ["大きい、でかい"], .right),
      (String(repeating: "long ", count: 120) + "word", [String(repeating: "long ", count: 120) + "word"], .right),
      // Brackets are removed before commas separate the forms.
      ("ser (soy, eres)", ["ser", "ser (soy, eres)", "ser soy, eres"], .right),
      ("ser (soy, eres)", ["eres", "soy"], .wrong),
      ("gato [macho; joven], felino", ["gato", "felino", "gato macho; joven"], .right),
      ("don't", ["don’t", "don‘t", "donʼt"], .right), ("l’école", ["l'école"], .right),
      // An article of another gender is a mistake; a missing one is not.
      ("el problema", ["la problema", "una problema", "los problema"], .almost("el problema")),
      ("el problema", ["un problema", "problema"], .rightBut("el problema")),
      ("la mano", ["el mano"], .almost("la mano")),
      ("el capital", ["la capital"], .wrong), ("das Haus", ["der Haus", "die Haus"], .almost("das Haus")),
      ("das Haus", ["ein Haus"], .rightBut("das Haus")),
      ("le problème", ["la probleme"], .almost("le problème")),
      ("l'école", ["une école"], .rightBut("l'école")),
      ("the run", ["to run"], .almost("the run")),
      ("山田 太郎", ["山田太郎", "山田　太郎"], .right), ("山田太郎", ["山田 太郎"], .right),
      ("T シャツ", ["Tシャツ", "tしゃつ"], .right), ("Jo Finn", ["JoFinn"], .almost("Jo Finn")),
      ("ねこ", ["ネコ", "ﾈｺ"], .right), ("ネコ", ["ねこ"], .right), ("コーヒー", ["こーひー"], .right),
      ("猫(ネコ)", ["ねこ"], .right),
    ]
    for (answer, typed, verdict) in cases {
      for text in typed {
        let judged = TypedAnswer(of: answer, folding: MatchKeys()).verdict(on: text, besides: ["pan", "la capital"])
        XCTAssertEqual(judged, verdict, "\(answer.prefix(40)): \(text.prefix(40))")
      }
    }
  }

  func testEveryAnswerThatShipsIsRightAsItIsShown() async throws {
    for language in ["en", "es", "ja"] {
      let decks = CombinedDecks(kept: InMemoryDeckRepository(), language: language)
      for summary in try await decks.decks() {
        let cards = try await decks.deck(summary.id).value.cards(.forward, inBoth: true)
        XCTAssertGreaterThan(cards.count, 600)
        for card in cards {
          let judge = TypedAnswer(of: card.accepted, folding: MatchKeys())
          XCTAssertEqual(judge.verdict(on: card.answer, besides: []), .right, "\(card.prompt): \(card.answer)")
        }
      }
    }
  }

  func testThereAreTwoHundredTypedAnswers() {
    XCTAssertGreaterThanOrEqual(72 + Self.furtherCases.reduce(0) { $0 + $1.typed.count }, 200)
  }

  func testTheKeysOfEmbeddersAreThoseOfFeeds() {
    XCTAssertEqual(MatchKeys().name("Zoë Ström"), "zoe strom")
    XCTAssertEqual(MatchKeys().word("to Run").key, "run")
  }
}
