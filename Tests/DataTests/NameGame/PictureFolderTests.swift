import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

/// Pictures in a folder whose files are named after the people.
final class PictureFolderTests: XCTestCase {
  func testAFileIsCalledLikeTheIDTheNameEitherWayRoundOrTheMailAddress() throws {
    for file in [
      "E1.jpg", "e-1.JPEG", "Ana García.png", "ana_garcia.webp", "GARCIA_Ana.gif", "garcia, ana.png", "anagarcia.jpg",
      "Ana.Garcia@Example.COM.png", "ana.garcia_example_com.jpg", "Garci\u{0301}a_Ana.png", "portrait-7.png",
    ] {
      for table in [
        "id,first,last,email,photo\nE1,Ana,García,ana.garcia@example.com,https://h.example/portrait-7.jpg\n",
        "Employee #,Full name,E-mail,Photo\nE1,Ana García,ana.garcia@example.com,portrait-7.gif\n",
      ] {
        let (list, files) = try read(table, with: [file])
        XCTAssertEqual(files, [file])
        XCTAssertEqual(list.pictureProblems, [], file)
      }
    }
  }

  func testOtherFilesAreNobodys() throws {
    for file in [
      "Ana.png", "García.png", "E12.png", "E1.txt", "E1", ".E1.png", "Ana García López.png", "example.com.png",
    ] {
      let list = try read("id,name,email\nE1,Ana García,ana@example.com\n", with: [file]).list
      XCTAssertEqual(list.people, [], file)
      XCTAssertEqual(list.excluded.map(\.reason), [.noPicture], file)
    }
  }

  func testNobodyGetsAPictureThatIsCalledLikeTwo() throws {
    let (list, files) = try read(
      "id,name,description\nE1,Ana López,a hat\nE2,Ana Lopez,\nE3,Bea Ruiz,\n",
      with: ["ana lopez.png", "E1.png", "ruiz_bea.png"]
    )
    XCTAssertEqual(files, ["E1.png", "ruiz_bea.png"])
    XCTAssertEqual(list.excluded.map(\.id), ["E2"])
    XCTAssertEqual(
      list.pictureProblems,
      [PictureProblem(.shared, ["ana lopez.png"], of: ["Ana López", "Ana Lopez"])]
    )
  }

  func testOfSeveralPicturesOfOneTheSurestIsShownAndThatIsSaid() throws {
    let (list, files) = try read(
      "id,name,email\nE1,Ana García,ana@example.com\nE1,Ana García,ana@example.com\n",
      with: ["ana garcia.jpg", "ana garcia.png", "ana@example.com.png", "e1.png"]
    )
    XCTAssertEqual(files, ["e1.png"])
    XCTAssertEqual(
      list.pictureProblems,
      [
        PictureProblem(
          .several,
          ["e1.png", "ana@example.com.png", "ana garcia.jpg", "ana garcia.png"],
          of: ["Ana García"]
        )
      ]
    )
  }

  func testAPictureOfTheFolderChangesNobodysIDNorMemory() throws {
    let table = "name,photo\nAna García,a.png\n"
    let before = try readPeople(table).people
    let after = try read(table, with: ["Ana García.jpg"]).list.people
    XCTAssertEqual(after.map(\.id), before.map(\.id))
    XCTAssertEqual(after.map(\.reviewCard), before.map(\.reviewCard))
    XCTAssertNotEqual(after.map(\.picture), before.map(\.picture))
  }

  func testAFolderThatIsMissingIsNamed() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(), to: "file.png")
    for path in [folder.path("none"), folder.path("file.png")] {
      await expectFailure(.notFound) { try PictureFolder(at: path) }
    }
    await expectFailure(.badAddress) { try PictureFolder(at: "ftp://h.example/a") }
  }

  func testAPictureThatIsMissingIsSaidWithItsFile() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(), to: "team/there.png")
    let table = "name,photo,description\nAda One,there.png,\nBea Two,gone.png,a hat\nCem Three,pictures/gone.png,\n"
    let path = try folder.write(Data(table.utf8), to: "team/people.csv")
    let people = SyncingPeople(
      source: FileFeedSource(path: path),
      store: InMemoryFeedStore(),
      time: HandDrivenTime()
    )
    let list = try await people.people().value
    XCTAssertEqual(list.people.map(\.name), ["Ada One", "Bea Two"])
    XCTAssertEqual(list.people.map(\.picture), [.address(folder.path("team/there.png")), nil])
    XCTAssertEqual(
      list.pictureProblems,
      [PictureProblem(.missing, ["gone.png"], of: ["Bea Two"], at: SourcePlace("\(path):3"))]
    )
    XCTAssertEqual(list.excluded.map(\.reason), [.missingPicture])
    XCTAssertEqual(list.excluded.map(\.file), ["pictures/gone.png"])
  }

  /// Reads a table with files in a folder; returns the list, and the files that became pictures.
  private func read(_ table: String, with files: [String]) throws -> (list: PeopleList, files: [String?]) {
    let folder = try TemporaryFolder()
    for file in files { try folder.write(Data(), to: file) }
    let reader = PeopleReader(subject: "people.csv", place: .file("/team/people.csv"), pictureFolder: folder.path(""))
    let list = try reader.read(Data(table.utf8))
    let pictures = list.people.map { person in
      files.first { person.picture == .address(folder.url.standardizedFileURL.path + "/" + $0) }
    }
    return (list, pictures)
  }
}
