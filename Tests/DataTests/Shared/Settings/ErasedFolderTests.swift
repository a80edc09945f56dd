import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
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

  func testNothingGoesWhileAPaymentIsOpen() async throws {
    let folder = try TemporaryFolder()
    let database = Database(path: folder.path("data/arcade.sqlite"), migrations: ArcadeSchema.migrations)
    let (catalog, time) = (try Catalog.sample(), HandDrivenTime())
    let cart = try Cart.scanning(["MUG"], from: catalog)
    try await SQLCartRepository(database: database).save(cart)
    let payments = SQLPaymentRepository(database: database)
    let quote = try PromotionBook([]).quote(for: cart, on: time.today())
    let attempt = try await payments.begin(quote, nonce: 7, at: time.now())
    let settings = SettingsFile(folder: folder.path("data"))
    try settings.set(.language, to: "es")
    func erase() async -> RepositoryError? {
      do {
        try await ErasedFolder.erase(folder.path("data"), database: database, settings: settings)
        return nil
      } catch {
        return error
      }
    }

    let refused = await erase()
    XCTAssertEqual(refused?.code, .paymentOpen)
    let (left, language) = (try await payments.pending(), try settings.values()[.language])
    XCTAssertEqual(left, [attempt])
    XCTAssertEqual(language, "es")

    try await payments.abandon(attempt.id)
    let allowed = await erase()
    XCTAssertEqual(allowed?.code, nil)
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path("data")))
  }

  func testRememberedLinesGoAndNothingElseBesideThem() async throws {
    let folder = try TemporaryFolder()
    let database = Database(path: folder.path("data/arcade.sqlite"), migrations: ArcadeSchema.migrations)
    let settings = SettingsFile(folder: folder.path("data"))
    for theirs in [[], ["history/notes.md"]] {
      try await database.read { _ in }
      for system in ["shop", "words"] { try HistoryFile(folder: folder.path("data"), system: system).add("cart") }
      for name in theirs { try folder.write(Data("kept".utf8), to: "data/" + name) }

      let left = try await ErasedFolder.erase(folder.path("data"), database: database, settings: settings)

      XCTAssertEqual(left, theirs)
      XCTAssertEqual(try folder.contents().keys.sorted(), theirs.map { "data/" + $0 })
    }
  }

  func testLinkedSettingsAreTakenOutOfWhatTheLinkLeadsTo() async throws {
    let folder = try TemporaryFolder()
    let database = Database(path: folder.path("data/arcade.sqlite"), migrations: ArcadeSchema.migrations)
    try await database.read { _ in }
    try folder.write(Data(#"{"observe.rakuten.access-key":"planted"}"#.utf8), to: "mine.json")
    let settings = SettingsFile(folder: folder.path("data"))
    try FileManager.default.createSymbolicLink(atPath: settings.path, withDestinationPath: "../mine.json")

    _ = try await ErasedFolder.erase(folder.path("data"), database: database, settings: settings)

    XCTAssertEqual(try FileManager.default.destinationOfSymbolicLink(atPath: settings.path), "../mine.json")
    XCTAssertEqual(try settings.values(), [:])
    let left = String(decoding: try Data(contentsOf: URL(filePath: folder.path("mine.json"))), as: UTF8.self)
    XCTAssertFalse(left.contains("planted"), left)
  }

  func testAStrangersFolderOfPicturesStays() async throws {
    let folder = try TemporaryFolder()
    let theirs = [
      "pictures/holiday.jpg", "pictures/2026/a.png", "pictures/\(String(repeating: "a", count: 31)).png",
      "pictures/\(String(repeating: "a", count: 32)).png/a.txt",
    ]
    for name in theirs {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name).deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try folder.write(Data("theirs".utf8), to: name)
    }
    let cache = PictureCache(folder: folder.path("pictures"), time: HandDrivenTime())
    let client = HTTPClient(transport: SystemTransport())
    let pictures = PictureLoader(cache: cache, client: client, time: HandDrivenTime())
    _ = await pictures.picture(svg: "<svg xmlns='http://www.w3.org/2000/svg'/>")
    let database = Database(path: folder.path("arcade.sqlite"), migrations: ArcadeSchema.migrations)

    try folder.write(Data("theirs".utf8), to: "notes.txt")

    let settings = SettingsFile(folder: folder.url.path)
    let left = try await ErasedFolder.erase(folder.url.path, database: database, settings: settings)

    XCTAssertEqual(try folder.contents().keys.sorted(), (theirs + ["notes.txt"]).sorted())
    XCTAssertEqual(
      left,
      ["notes.txt", "pictures/2026"] + [31, 32].map { "pictures/\(String(repeating: "a", count: $0)).png" }
        + ["pictures/holiday.jpg"]
    )
  }

  func testWhatAKilledChangeOfTheSettingsLeftGoesToo() async throws {
    for hasSettings in [true, false] {
      let folder = try TemporaryFolder()
      let settings = SettingsFile(folder: folder.path("data"))
      try settings.set(.language, to: "es")
      try folder.write(Data(#"{"observe.rakuten.access-key":"planted"}"#.utf8), to: "data/config.json.17")
      try folder.makePrivate("data/config.json.17")
      if !hasSettings { try FileManager.default.removeItem(atPath: settings.path) }
      let database = Database(path: folder.path("data/arcade.sqlite"), migrations: ArcadeSchema.migrations)

      let left = try await ErasedFolder.erase(folder.path("data"), database: database, settings: settings)

      XCTAssertEqual(left, [])
      XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path("data")))
    }
  }

  func testALinkedFolderOfPicturesIsEmptiedOfWhatIsArcades() async throws {
    let (folder, elsewhere) = (try TemporaryFolder(), try TemporaryFolder())
    try elsewhere.write(Data("theirs".utf8), to: "holiday.jpg")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("pictures"),
      withDestinationPath: elsewhere.url.path
    )
    let cache = PictureCache(folder: folder.path("pictures"), time: HandDrivenTime())
    let client = HTTPClient(transport: SystemTransport())
    let loader = PictureLoader(cache: cache, client: client, time: HandDrivenTime())
    _ = await loader.picture(svg: "<svg xmlns='http://www.w3.org/2000/svg'/>")
    XCTAssertEqual(try elsewhere.contents().count, 3)
    let database = Database(path: folder.path("arcade.sqlite"), migrations: ArcadeSchema.migrations)

    let settings = SettingsFile(folder: folder.url.path)
    let left = try await ErasedFolder.erase(folder.url.path, database: database, settings: settings)

    XCTAssertEqual(left, ["pictures/holiday.jpg"])
    XCTAssertEqual(try elsewhere.contents().keys.sorted(), ["holiday.jpg"])
  }

  func testALogWithoutADatabaseIsNotArcades() async throws {
    let folder = try TemporaryFolder()
    let theirs = ["arcade.sqlite-journal", "arcade.sqlite-wal"]
    for name in theirs { try folder.write(Data("theirs".utf8), to: name) }
    let database = Database(path: folder.path("arcade.sqlite"), migrations: ArcadeSchema.migrations)

    let settings = SettingsFile(folder: folder.url.path)
    let left = try await ErasedFolder.erase(folder.url.path, database: database, settings: settings)

    XCTAssertEqual(left, theirs)
    XCTAssertEqual(try folder.contents().keys.sorted(), theirs)
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
