import ArcadeData
import ArcadeDomain
import XCTest

/// What typed answers are worth.
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
    for (answer, typed, verdict) in cases {
      for text in typed {
        let judged = TypedAnswer(of: answer, folding: MatchKeys()).verdict(on: text, besides: Self.others)
        XCTAssertEqual(judged, verdict, "\(answer): \(text.prefix(40))")
      }
    }
  }

  func testTheKeysOfEmbeddersAreThoseOfFeeds() {
    XCTAssertEqual(MatchKeys().name("Zoë Ström"), "zoe strom")
    XCTAssertEqual(MatchKeys().word("to Run").key, "run")
  }
}
