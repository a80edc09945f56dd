import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

final class PeopleTableTests: XCTestCase {
  /// Answers are stored by ID, so the way to generate an ID must never change.
  func testTheIDOfWhoHasNoneIsMadeOfNameAndPictureAlone() throws {
    let person = try XCTUnwrap(readPeople("name,description\nAda Lovelace,in green\n").people.first)
    XCTAssertEqual(person.id.key, "~93b25d095e0818bc77577a3be1104596")
  }

  func testATableIsReadWhateverTheOrderOfItsColumns() throws {
    let texts = [
      "first,last,title,team,picture,description\nJo,Garner,Engineer,Web,jo.png,red hair\n",
      "Team;PICTURE;shoe size; Last ;First;Description;Title\r\nWeb;jo.png;38;Garner;Jo;red hair;Engineer\r\n",
      "\u{FEFF}last\tfirst\tpicture\tdescription\ttitle\tteam\nGarner\tJo\tjo.png\tred hair\tEngineer\tWeb",
      "\"first\",\"last\",\"picture\",\"description\",\"title\",\"team\"\n\"Jo\",\"Garner\",\"jo.png\",\"red\nhair\",Engineer,Web",
    ]
    for text in texts {
      let list = try readPeople(text)
      let person = try XCTUnwrap(list.people.first, text)
      let jo = Person(
        id: person.id,
        firstName: "Jo",
        lastName: "Garner",
        name: "Jo Garner",
        title: "Engineer",
        team: "Web",
        matchKey: "jo garner",
        appearance: .described("red hair"),
        picture: .address("/team/jo.png")
      )
      XCTAssertEqual(list, PeopleList(people: [jo]), text)
    }
  }

  func testHeadingsAreKnownInThreeLanguagesAndByAMapping() throws {
    let texts = [
      "Nombre;Apellidos;Puesto;Foto\nJosé;Muñoz;Cocinero;a.png\n",
      "First Name,surname,job title,photo\nJosé,Muñoz,Cocinero,a.png\n",
      "名\t姓\t役職\t写真\nJosé\tMuñoz\tCocinero\ta.png\n", "nombre;cargo;foto\nJosé Muñoz;Cocinero;a.png\n",
    ]
    for text in texts {
      for encoding in [String.Encoding.utf8, .utf16] {
        let bytes = try XCTUnwrap(text.data(using: encoding))
        let list = try PeopleReader(subject: "people.csv", place: .file("/team/people.csv")).read(bytes)
        XCTAssertEqual(list.people.map(\.name), ["José Muñoz"], text)
        XCTAssertEqual(list.people.map(\.title), ["Cocinero"], text)
      }
    }
    let latin = try XCTUnwrap(texts[0].data(using: .windowsCP1252))
    let list = try PeopleReader(subject: "people.csv", place: .file("/team/people.csv")).read(latin)
    XCTAssertEqual(list.people.map(\.name), ["José Muñoz"])

    let columns = try PeopleColumns("name=Who,picture=Where")
    let mapped = try PeopleReader(subject: "people.csv", place: .file("/team/people.csv"), columns: columns)
      .read(Data("Where,Who\na.png,Ada One\n".utf8))
    XCTAssertEqual(mapped.people.map(\.name), ["Ada One"])
  }

  func testTablesAreReadAsCompaniesHaveThem() throws {
    let texts = [
      "Employee #,First Name,Last Name,Job Title,Department,Work Email,Photo\nE1,Ada,One,Engineer,Web,a@x.example,a.png\n",
      "EMPLOYEE_ID;Given-name;SURNAME;Position;Dept.;E-mail;Headshot\nE1;Ada;One;Engineer;Web;a@x.example;a.png\n",
      "Nº de empleado;Nombre;Apellidos;Puesto;Departamento;Correo electrónico;Foto\nE1;Ada;One;Engineer;Web;a@x.example;a.png\n",
      "Código\tNombre completo\tCargo\tEquipo\tCorreo\tFotografía\nE1\tAda One\tEngineer\tWeb\ta@x.example\ta.png\n",
      "社員番号,氏名,役職,部署,メールアドレス,顔写真\nE1,Ada One,Engineer,Web,a@x.example,a.png\n",
      "従業員番号,名,姓,職種,所属,Ｅメール,写真\nE1,Ada,One,Engineer,Web,a@x.example,a.png\n",
      "Title,First Name,Last Name,Job Title,Team,Image,id\nDr,Ada,One,Engineer,Web,a.png,E1\n",
      "Name,Surname,Title,Team,Picture,ID\nAda,One,Engineer,Web,a.png,E1\n",
      "Name,Surname,Title,Team,Picture,ID\nAda One,One,Engineer,Web,a.png,E1\n",
    ]
    for text in texts {
      let encodings: [String.Encoding] = [.utf8, .utf16, .windowsCP1252, .shiftJIS]
      for bytes in encodings.compactMap({ text.data(using: $0) }) {
        let list = try PeopleReader(subject: "people.csv", place: .file("/team/people.csv")).read(bytes)
        let person = try XCTUnwrap(list.people.first, text)
        XCTAssertEqual(person.givenID, "E1", text)
        XCTAssertEqual([person.name, person.title, person.team], ["Ada One", "Engineer", "Web"], text)
        XCTAssertEqual(person.picture, .address("/team/a.png"), text)
      }
    }
  }

  func testNamesAreJoinedAsTheyAreSaid() throws {
    for (text, name) in [
      ("Nombre;Primer apellido;Segundo apellido;Foto\nJosé;Muñoz;Gil;a.png\n", "José Muñoz Gil"),
      ("Nombre;Apellido paterno;Apellido materno;Foto\nJosé;Muñoz;;a.png\n", "José Muñoz"),
      ("姓,名,写真\n山田,太郎,a.png\n", "山田 太郎"), ("名,姓,写真\nユリ,小野寺,a.png\n", "小野寺 ユリ"),
      ("姓,名,写真\nガーナー,ジョー,a.png\n", "ジョー ガーナー"), ("姓,名,写真\n김,민수,a.png\n", "김 민수"),
      ("氏名,写真\n山田　太郎,a.png\n", "山田 太郎"),
    ] {
      XCTAssertEqual(try readPeople(text).people.map(\.name), [name], text)
    }
    // The order of the names does not change the ID.
    XCTAssertEqual(
      try readPeople("姓,名,写真\n山田,太郎,a.png\n").people.map(\.id),
      try readPeople("名前,写真\n太郎 山田,a.png\n").people.map(\.id)
    )
  }

  func testAMemoryBelongsToTheIDElseToTheNameWhateverThePicture() throws {
    for (before, after, card) in [
      ("id,name,photo\nE1,Ana López,a.png\n", "name,id,photo\nAna Ruiz,E1,b.png\n", "id:E1"),
      ("name,photo\nAna López,a.png\n", "Photo,Nombre,Apellidos\nb.png,ANA,Lopez\n", "name:ana lopez"),
    ] {
      let people = try [before, after].compactMap { try readPeople($0).people.first }
      XCTAssertEqual(people.map(\.reviewCard), [card, card].map { ReviewCardID(.names, $0) })
    }
  }

  func testAListWithoutNamesSaysWhichHeadingsItHas() async throws {
    let failure = await repositoryFailure { try readPeople("Quien;Donde\nAda;a.png\n") }
    XCTAssertEqual(failure?.code, .noSuchColumn)
    XCTAssertEqual(failure?.detail, "name")
    XCTAssertEqual(failure?.found, ["Quien", "Donde"])
    XCTAssertEqual(
      failure?.known,
      ["Name", "Full name", "First name + Last name", "Nombre", "Nombre + Apellidos", "氏名", "姓 + 名"]
    )
    for text in ["title,picture\nEngineer,a.png", "last,team\nOne,Web", "Ada One,a.png"] {
      await expectFailure(.noSuchColumn, text) { try readPeople(text) }
    }
  }

  func testBadRowsAreReportedWithFileAndLineAndLeftOut() throws {
    let list = try readPeople(
      """
      id,name,picture,description

      1,Ada One,ada.png,
      2,,two.png,red hair
      3,Cem Three,,
      4,Dan Four,,"a beard,
      and a hat"
      1,Eva Five,eva.png,
      5,Fay Six,fay.png,red hair, curly
      6,Gil Seven
      7,Hal Eight,,photo of Hal
      8,Ida Nine,ftp://h/a.png,
      9,Jo Ten,WT_Logo.png,round glasses
      10,Kai Eleven,kai.png,,,
      """
    )

    XCTAssertEqual(list.people.map(\.name), ["Ada One", "Dan Four", "Kai Eleven"])
    XCTAssertEqual(list.people.map(\.givenID), ["1", "4", "10"])
    let excluded: [(Int, Int, ExcludedPerson.Reason)] = [
      (1, 4, .noName), (2, 5, .noPicture), (4, 8, .duplicateID), (5, 9, .tooManyFields), (6, 10, .noPicture),
      (7, 11, .noPicture), (8, 12, .noPicture), (9, 13, .placeholder),
    ]
    XCTAssertEqual(list.excluded.map(\.index), excluded.map(\.0))
    XCTAssertEqual(list.excluded.map(\.place.path), excluded.map { "/team/people.csv:\($0.1)" })
    XCTAssertEqual(list.excluded.map(\.reason), excluded.map(\.2))
    XCTAssertEqual(list.excluded.map(\.id), ["2", "3", "1", nil, "6", "7", "8", "9"])
  }

  func testARowThatIsNoTextIsLeftOutAlone() throws {
    // An invalid byte in UTF-8, Windows-1252 and Shift_JIS.
    let latin = Data("name,picture\nAda One,a.png\nJos".utf8) + [0x81] + Data(" Two,b.png\nCem Three,c.png\n".utf8)
    let list = try PeopleReader(subject: "people.csv", place: .file("/team/people.csv")).read(latin)
    XCTAssertEqual(list.people.map(\.name), ["Ada One", "Cem Three"])
    XCTAssertEqual(list.excluded, [ExcludedPerson(index: 1, at: SourcePlace("/team/people.csv:3"), reason: .notUTF8)])
  }

  func testAQuoteThatIsNeverClosedLeavesOutItsRowAlone() throws {
    let list = try readPeople("name,picture\nAda One,a.png\n\"Bea Two,b.png\nCem Three,c.png\n")
    XCTAssertEqual(list.people.map(\.name), ["Ada One", "Cem Three"])
    XCTAssertEqual(list.excluded, [ExcludedPerson(index: 1, at: SourcePlace("/team/people.csv:3"), reason: .badRow)])
  }

  func testATableOfTheWebIsCalledByItsFileOrItsServer() throws {
    for (address, path) in [
      ("https://h.example/a/people.tsv?key=1", "people.tsv:2"), ("https://h.example/people", "people.example:2"),
    ] {
      let url = try XCTUnwrap(URL(string: address))
      XCTAssertEqual(try readPeople("name\nAda", in: .web(url)).excluded.map(\.place.path), [path])
    }
  }

  func testADescriptionStandsInForAPicture() throws {
    let list = try readPeople("name,description,picture\nAda One,Ada has red hair,\nBea Two,blue cap,none://x")
    XCTAssertEqual(list.people.map(\.appearance), [.described("… has red hair"), .described("blue cap")])
    XCTAssertEqual(list.people.map(\.picture), [nil, nil])
    XCTAssertEqual(list.people.map(\.firstName), ["", ""])
  }

  func testHeadingsAloneAreAnEmptyTable() throws {
    XCTAssertEqual(try readPeople("name,picture\n"), PeopleList(people: []))
    XCTAssertEqual(try readPeople("name"), PeopleList(people: []))
  }

  func testAPersonKeepsTheIdWhileTheTableChanges() throws {
    let before = try readPeople("name,picture\nAda One,a.png\nBea Two,b.png\n")
    let after = try readPeople(
      "picture;title;name;description\nb.png;Cook;Bea Two;a hat\na.png;;Ada One;",
      in: .file("/else/where.csv")
    )
    XCTAssertEqual(before.people.map(\.id), after.people.reversed().map(\.id))
  }
}
