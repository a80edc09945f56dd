import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp

/// Tables of people, as they are checked and given to fill in.
final class PeopleFileTests: XCTestCase {
  func testATableWithoutNamesIsRefusedWithItsHeadingsAndTheKnownOnes() async throws {
    let run = try BareRun()
    let file = try run.write("Quién;Foto\nAda;a.png\n", to: "people.csv")
    for command in [["names", "check", file], ["names", "people", "--people", file]] {
      let outcome = await run(command)
      XCTAssertEqual(outcome.exit, .badData)
      XCTAssertEqual(outcome.printed, "")
      XCTAssertTrue(outcome.complained.contains("has no column or key “name”, but “Quién” and “Foto”."))
      XCTAssertTrue(
        outcome.complained.contains(
          "Known ones are Name, Full name, First name + Last name, Nombre, Nombre + Apellidos, 氏名, and 姓 + 名."
        ),
        outcome.complained
      )
    }
    await run.done(["names", "check", file, "--columns", "name=Quién"])
  }

  func testACheckSaysWhatBecomesOfAFile() async throws {
    let run = try BareRun()
    try run.write("", to: "a.png")
    let file = try run.write(
      "Nombre;Apellidos;Foto;Descripción\nAda;Uno;a.png;\nBea;Dos;;de azul\nCem;Tres;;\n",
      to: "people.csv"
    )
    let said = await run.done(["names", "check", file]).printed
    XCTAssertTrue(said.replacing("\n", with: " ").contains("people.csv:4: Cem Tres – no picture"), said)
    XCTAssertTrue(said.hasSuffix("\n2 people to learn, 1 with a picture; 1 left out.\n"), said)
    let document = await run.done(["names", "check", file, "--json"]).printed
    XCTAssertTrue(
      document.hasPrefix(#"{"schema":"arcade.peopleCheck/1","people":2,"pictured":1,"excluded":[{"id":null,"#)
    )
  }

  func testATemplateIsATableInTheLanguageInUse() async throws {
    let run = try BareRun()
    for (language, name) in [("en", "Ana García"), ("es", "Ana García"), ("ja", "森 健二")] {
      let table = await run.done(["names", "template", "--lang", language]).printed
      let file = try run.write(table, to: "\(language).csv")
      let people = await run.done(["names", "people", "--people", file, "--json"]).printed
      XCTAssertTrue(people.contains("\"name\":\"\(name)\""), people)
      XCTAssertTrue(people.contains("\"excluded\":[]"), people)
    }
  }
}
