import ArcadeDomain
import ArcadeTesting
import XCTest

@testable import ArcadeData

/// What stands on a card, and what never does.
final class PeopleCardTests: XCTestCase {
  func testTheTextOfAPictureSaysHowSomebodyLooksOrNothing() throws {
    let cases: [(name: String, alt: String, likeness: Appearance)] = [
      ("Jo Garner", "Jo Garner in a red scarf", .described("… in a red scarf")),
      ("Jo Garner", "JO GARNER, laughing", .described("…, laughing")),
      ("José Muñoz", "jose munoz with a beard", .described("… with a beard")),
      ("Jose Munoz", "José Muñoz with a beard", .described("… with a beard")),
      ("Anne-Marie O'Brien", "anne marie obrien on a boat", .described("… on a boat")),
      ("Ann Lee", "Ann-Lee by the sea", .described("… by the sea")),
      ("Jo Garner", "headshot jo garner", .unknown), ("Jo Garner", "HeadShot of Jo-Garner", .unknown),
      ("Jo Garner", "Photo of Jo Garner (2).jpg", .unknown), ("Jo Garner", "jo_garner.png", .unknown),
      ("Jo Garner", "A portrait", .unknown), ("Jo Garner", "", .unknown), ("Jo Garner", "42", .unknown),
      ("Jo Garner", "Headshot photo 3", .unknown), ("山田 太郎", "山田太郎さんの写真", .unknown),
      ("Jo Garner", "foto de Jo Garner", .unknown), ("Jo Garner", " — ", .unknown),
    ]
    for (name, alt, likeness) in cases {
      let parts = name.split(separator: " ", maxSplits: 1)
      let list = try readPeople(
        "["
          + ProfileDocument.profile(
            #""firstName":"\#(parts[0])","lastName":"\#(parts[1])""#,
            url: "//h.example/a.png",
            alt: alt
          ) + "]"
      )
      XCTAssertEqual(list.people.map(\.likeness), [likeness], alt)
    }
  }

  func testTitleAndTeamDoNotGiveTheNameAwayEither() throws {
    let list = try readPeople(
      """
      name,title,team,description
      Bea Baker,Chief Baker,Baker & Co,Bea with a cake
      Ann Lee,Planner,Ann's team,short red hair
      Cy Ox,Engineer,Cy,a cyan cap
      """
    )
    XCTAssertEqual(list.people.map(\.title), ["Chief …", nil, "Engineer"])
    XCTAssertEqual(list.people.map(\.team), ["… & Co", "…'s team", nil])
    XCTAssertEqual(
      list.people.map(\.card).map { $0.split(separator: "\n").first },
      ["… with a cake", "short red hair", "a cyan cap"]
    )
  }

  func testWhatATerminalWouldSwallowHidesNoPartOfTheName() throws {
    for hidden in [#"Gar\u001b[1mner"#, #"Gar\u009b31mner"#, #"Gar\u001b]0;x\u0007ner"#, #"Gar\u0000\u202ener"#] {
      for name in ["Garner", hidden] {
        let list = try readPeople(
          #"[{"firstName":"Jo","lastName":"\#(name)","jobTitle":"Miss \#(hidden)","team":"\#(hidden)s","#
            + #""description":"\#(hidden) with a hat","headshot":{"url":"//h.example/a.png"}}]"#
        )
        XCTAssertEqual(list.people.map(\.name), ["Jo Garner"], hidden)
        XCTAssertEqual(list.people.map(\.likeness), [.described("… with a hat")], hidden)
        XCTAssertEqual(list.people.map(\.title), ["Miss …"], hidden)
        XCTAssertEqual(list.people.map(\.team), [nil], hidden)
      }
    }
  }

  func testNoTellingPartOfANameSurvivesOnACard() throws {
    var random = SplitMix64(seed: 44)
    func any(_ values: [String]) -> String { values[Int(random.next() % UInt64(values.count))] }
    let names = ["Jo", "Garner", "José", "Muñoz", "Anne-Marie", "O'Brien", "Müller", "van der Berg", "Łęcki", "Lee"]
    let glue = [" ", "-", "_", "", ".jpg ", ", ", "'s ", "\t"]
    for round in 0..<300 {
      let (first, last) = (any(names), any(names))
      func text() -> String {
        (0..<5).map { _ in any([first, last.uppercased(), last.folded, "red", "hat", any(names)]) + any(glue) }.joined()
      }
      let isSplit = round.isMultiple(of: 2)
      let name = isSplit ? "\(first)|\(last)" : "\(first) \(last)|"
      let table = """
        \(isSplit ? "first|last" : "name|x")|title|team|description|picture
        \(name)|\(text())|\(text())|\(text())|a.png
        """
      let list = try readPeople(table.replacing("\t", with: " ").replacing("|", with: "\t"))
      let card = try XCTUnwrap(list.people.first, table).card.folded
      for token in "\(first) \(last)".split(whereSeparator: { !$0.isLetter }) where token.count >= 3 {
        XCTAssertFalse(card.contains(String(token).folded), "\(token) in \(card)")
      }
    }
  }
}
