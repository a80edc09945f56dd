import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

final class ErasedFolderTests: XCTestCase {
  func testOnlyWhatIsArcadesOwnGoes() async throws {
    let folder = try TemporaryFolder()
    let database = Database(path: folder.path("arcade.sqlite"), migrations: ArcadeSchema.migrations)
    try await database.read { _ in }
    try folder.write(Data(#"{"language":"es","theirs":"kept"}"#.utf8), to: "config.json")
    try folder.write(Data("kept".utf8), to: "notes.txt")
    let cache = PictureCache(folder: folder.path("pictures"), time: HandDrivenTime())
    let client = HTTPClient(transport: SystemTransport())
    let pictures = PictureLoader(cache: cache, client: client, time: HandDrivenTime())
    let picture = await pictures.picture(svg: "<svg xmlns='http://www.w3.org/2000/svg'/>")
    XCTAssertNotNil(picture.path)

    let settings = SettingsFile(folder: folder.url.path)
    try await ErasedFolder.erase(folder.url.path, database: database, settings: settings)

    let left = try folder.contents()
    XCTAssertEqual(Set(left.keys), ["config.json", "notes.txt"])
    XCTAssertFalse(String(decoding: left["config.json"] ?? Data(), as: UTF8.self).contains("language"))
    XCTAssertTrue(String(decoding: left["config.json"] ?? Data(), as: UTF8.self).contains("theirs"))
  }

  func testSomebodyElsesDatabaseStays() async throws {
    let folder = try TemporaryFolder()
    let shell = try SQLiteShell(folder.path("arcade.sqlite"))
    try shell.run("CREATE TABLE theirs (x)")
    shell.close()
    let before = try folder.contents()

    let database = Database(path: folder.path("arcade.sqlite"), migrations: ArcadeSchema.migrations)
    let settings = SettingsFile(folder: folder.url.path)
    let failure = await repositoryFailure {
      try await ErasedFolder.erase(folder.url.path, database: database, settings: settings)
    }

    XCTAssertEqual(failure?.code, .notOurs)
    XCTAssertEqual(try folder.contents(), before)
  }
}
