import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import Foundation
import XCTest

final class PersonCardTests: XCTestCase {
  func testACardSaysHowSomebodyLooksAndWhatTheyDo() {
    let traits = PortraitTraits(
      hair: .short,
      hairColor: .red,
      skin: .pale,
      glasses: .round,
      clothes: .jumper,
      clothesColor: .green,
      background: .blue
    )
    for (language, card) in [
      (Language.english, "short red hair, round glasses, green jumper; Engineer; Web"),
      (.spanish, "pelo corto pelirrojo, gafas redondas, jersey verde; Engineer; Web"),
      (.japanese, "短い赤毛、丸い眼鏡、緑のセーター／Engineer／Web"),
    ] {
      let person = person("Jo Garner", .portrait(traits), title: "Engineer", team: "Web")
      XCTAssertEqual(language.sampleNamePhrases.card(of: person), card)
    }
  }

  func testNoPartOfTheNameStandsInACard() {
    let names = [
      "Ann Brown", "Short Jumper", "Ian Red-Hair", "VERDE Gómez", "Jo Garner", "赤 毛", "Bo Li", "Eng Ine",
      "O'Jersey Rojo", "Grün Blau", "Élan Webb",
    ]
    for language in Language.allCases {
      for name in names {
        for hair in PortraitTraits.Hair.allCases {
          for color in PortraitTraits.Color.allCases {
            let traits = PortraitTraits(
              hair: hair,
              hairColor: color,
              skin: .tan,
              glasses: .square,
              beard: .full,
              clothes: .jumper,
              clothesColor: color,
              background: .white
            )
            let person = person(name, .portrait(traits), title: "Engineer for \(name)", team: "\(name.uppercased())s")
            let card = folded(language.sampleNamePhrases.card(of: person))
            for part in folded(name).split(whereSeparator: { !$0.isLetter }) where part.count >= 3 {
              XCTAssertFalse(card.contains(part), "\(name): \(card)")
            }
          }
        }
      }
    }
  }

  func testWhereNothingIsKnownTheCardSaysSo() {
    let person = person("Jo Garner", .unknown)
    XCTAssertEqual(Language.english.sampleNamePhrases.card(of: person), "nothing is known of how this person looks")
  }

  private func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }

  private func person(_ name: String, _ appearance: Appearance, title: String? = nil, team: String? = nil) -> Person {
    Person(id: Person.ID(name), name: name, title: title, team: team, matchKey: name, appearance: appearance)
  }
}
