import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// Tables of people: their check, and the template.
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
    try run.write("GIF89a", to: "a.png")
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

  func testPicturesOfAFolderAreUsedAndOneThatIsMissingIsSaid() async throws {
    let run = try BareRun()
    let file = try run.write("id,name,photo\nE1,Ada One,\nE2,Bea Two,gone.png\n", to: "people.csv")
    try run.write("GIF89a", to: "faces/one ada.jpg")
    let folder = run.folder.path("faces")

    let checked = await run.done(["names", "check", file, "--pictures-from", folder]).printed
    XCTAssertTrue(
      checked.replacing("\n", with: " ").contains("people.csv:3: Bea Two – the picture gone.png is not there"),
      checked
    )
    XCTAssertTrue(checked.hasSuffix("\n1 person to learn, 1 with a picture; 1 left out.\n"), checked)
    await run.done(["settings", "set", "names.pictures", folder])
    let people = try await run.done(["names", "people", "--people", file, "--json"]).list("people")
    XCTAssertEqual(people.map { $0["name"] as? String }, ["Ada One"])
  }

  func testNobodyFromAnotherMachineNamesAFolderOrAFile() {
    let named = [CommandOption.people, .picturesFrom].map(\.name)
    for command in CommandTable.arcade.commands where command.words.first == "names" {
      let served = command.service?.options.map(\.name) ?? []
      XCTAssertTrue(Set(served).isDisjoint(with: named), command.name)
    }
  }

  func testAFolderOfPicturesThatIsMissingIsSaid() async throws {
    let run = try BareRun()
    let file = try run.write("name,photo\nAda One,a.png\n", to: "people.csv")
    let missing = run.folder.path("none")
    for command in [["names"], ["names", "people"], ["names", "check", file]] {
      let outcome = await run(command + ["--pictures-from", missing])
      XCTAssertEqual(outcome.exit, .noInput, "\(command)")
      XCTAssertEqual(outcome.printed, "", "\(command)")
      XCTAssertTrue(outcome.complained.replacing("\n", with: "").contains("none was not found"), outcome.complained)
    }
  }

  func testAPersonIsShownByAPartOfTheName() async throws {
    let run = try BareRun()
    let file = try run.write(
      "name,title,description\nAda One,Cook,a hat\nBea Two,,a cap\nBeatriz Two,,a wig\n",
      to: "p.csv"
    )
    let shown = await run.done(["names", "person", "ada", "--people", file]).printed
    XCTAssertEqual(shown, "Ada One\na hat\nJob: Cook\n")
    let document = await run.done(["names", "person", "one", "--people", file, "--json"]).printed
    XCTAssertTrue(
      document.hasPrefix(#"{"schema":"arcade.person/1","id":null,"name":"Ada One","title":"Cook","#),
      document
    )
    for (name, sentence) in [
      ("Two", "“Two” can be several people: Bea Two and Beatriz Two. Say more of the name."),
      ("Eva", "There is nobody called “Eva” here."),
    ] {
      let outcome = await run(["names", "person", name, "--people", file])
      XCTAssertEqual(outcome.exit, .noInput)
      XCTAssertTrue(outcome.complained.hasPrefix(sentence), outcome.complained)
    }
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

  func testOnlyWhatBeginsAsAPictureCountsAsOneAndAPipeIsNotWaitedFor() async throws {
    let run = try BareRun()
    let svg = "<?xml version=\"1.0\"?><svg xmlns=\"http://www.w3.org/2000/svg\"/>"
    try run.write(svg, to: "ada.png")
    try run.write("I am no picture.", to: "bea.png")
    try run.write("", to: "cid.png")
    XCTAssertEqual(mkfifo(run.folder.path("dan.png"), 0o600), 0)
    let names = ["Ada One,ada.png", "Bea Two,bea.png", "Cid Three,cid.png", "Dan Four,dan.png"]
    let people = try run.write("name,photo\n" + names.map { "\($0)\n" }.joined(), to: "people.csv")
    let checked = await run.done(["names", "check", people]).printed
    expect(checked, contains: "4 people to learn, 1 with a picture; 0 left out.")
    for file in ["bea.png", "cid.png", "dan.png"] { expect(checked, contains: "\(file) is no picture") }
    let document = await run.done(["names", "check", people, "--json"]).printed
    expect(document, contains: #""pictured":1"#)
    expect(document, contains: #""notPicture""#)
  }
}
