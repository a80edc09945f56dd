import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

final class ErasedFolderTests: XCTestCase {
  func testOnlyWhatIsArcadesOwnGoes() async throws {
    let data = try DataFolder()
    try await data.database.read { _ in }
    try data.folder.write(Data(#"{"language":"es","theirs":"kept"}"#.utf8), to: "config.json")
    try data.folder.write(Data("kept".utf8), to: "notes.txt")
    try await data.keepPicture()
    _ = try SecretFile(folder: data.path).bytes()

    _ = try await data.erase()

    let left = try data.folder.contents()
    XCTAssertEqual(Set(left.keys), ["config.json", "notes.txt"])
    let settings = String(decoding: left["config.json"] ?? Data(), as: UTF8.self)
    XCTAssertEqual([settings.contains("language"), settings.contains("theirs")], [false, true])
  }

  func testNothingGoesWhileAPaymentIsOpen() async throws {
    let (data, time) = (try DataFolder("data"), HandDrivenTime())
    let cart = try Cart.scanning(["MUG"], from: .sample())
    try await SQLCartRepository(database: data.database).save(cart)
    let payments = SQLPaymentRepository(database: data.database)
    let quote = try PromotionBook([]).quote(for: cart, on: time.today())
    let attempt = try await payments.begin(quote, nonce: 7, at: time.now())
    try data.settings.set(.language, to: "es")

    await expectFailure(.paymentOpen) { try await data.erase() }
    try await expectEqual(payments.pending(), [attempt])
    XCTAssertEqual(try data.settings.values()[.language], "es")

    try await payments.abandon(attempt.id)
    try await expectEqual(data.erase(), [])
    XCTAssertFalse(FileManager.default.fileExists(atPath: data.path))
  }

  func testRememberedLinesGoAndNothingElseBesideThem() async throws {
    let data = try DataFolder("data")
    for theirs in [[], ["history/notes.md"]] {
      try await data.database.read { _ in }
      for system in ["shop", "words"] { try HistoryFile(folder: data.path, system: system).add("cart") }
      for name in theirs { try data.folder.write(Data("kept".utf8), to: "data/" + name) }

      try await expectEqual(data.erase(), theirs)
      XCTAssertEqual(try data.folder.contents().keys.sorted(), theirs.map { "data/" + $0 })
    }
  }

  func testLinkedSettingsAreTakenOutOfWhatTheLinkLeadsTo() async throws {
    let data = try DataFolder("data")
    try await data.database.read { _ in }
    try data.folder.write(Data(#"{"observe.rakuten.access-key":"planted"}"#.utf8), to: "mine.json")
    try FileManager.default.createSymbolicLink(atPath: data.settings.path, withDestinationPath: "../mine.json")

    _ = try await data.erase()

    XCTAssertEqual(try FileManager.default.destinationOfSymbolicLink(atPath: data.settings.path), "../mine.json")
    XCTAssertEqual(try data.settings.values(), [:])
    let left = String(decoding: try Data(contentsOf: URL(filePath: data.folder.path("mine.json"))), as: UTF8.self)
    XCTAssertFalse(left.contains("planted"), left)
  }

  func testAStrangersFolderOfPicturesStays() async throws {
    let (data, long) = (try DataFolder(), [31, 32].map { "pictures/\(String(repeating: "a", count: $0)).png" })
    let theirs = ["pictures/holiday.jpg", "pictures/2026/a.png", long[0], long[1] + "/a.txt", "notes.txt"]
    for name in theirs {
      let place = data.folder.url.appending(path: name).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try data.folder.write(Data("theirs".utf8), to: name)
    }
    try await data.keepPicture()

    try await expectEqual(data.erase(), ["notes.txt", "pictures/2026"] + long + ["pictures/holiday.jpg"])
    XCTAssertEqual(try data.folder.contents().keys.sorted(), theirs.sorted())
  }

  func testWhatAKilledChangeOfTheSettingsLeftGoesToo() async throws {
    for hasSettings in [true, false] {
      let data = try DataFolder("data")
      try data.settings.set(.language, to: "es")
      try data.folder.write(Data(#"{"observe.rakuten.access-key":"planted"}"#.utf8), to: "data/config.json.17")
      try data.folder.makePrivate("data/config.json.17")
      if !hasSettings { try FileManager.default.removeItem(atPath: data.settings.path) }

      try await expectEqual(data.erase(), [])
      XCTAssertFalse(FileManager.default.fileExists(atPath: data.path))
    }
  }

  func testALinkedFolderOfPicturesIsEmptiedOfWhatIsArcades() async throws {
    let (data, elsewhere) = (try DataFolder(), try TemporaryFolder())
    try elsewhere.write(Data("theirs".utf8), to: "holiday.jpg")
    let link = data.folder.path("pictures")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: elsewhere.url.path)
    try await data.keepPicture()
    XCTAssertEqual(try elsewhere.contents().count, 3)

    try await expectEqual(data.erase(), ["pictures/holiday.jpg"])
    XCTAssertEqual(try elsewhere.contents().keys.sorted(), ["holiday.jpg"])
  }

  func testALogWithoutADatabaseIsNotArcades() async throws {
    let (data, theirs) = (try DataFolder(), ["arcade.sqlite-journal", "arcade.sqlite-wal"])
    for name in theirs { try data.folder.write(Data("theirs".utf8), to: name) }
    try await expectEqual(data.erase(), theirs)
    XCTAssertEqual(try data.folder.contents().keys.sorted(), theirs)
  }

  func testSomebodyElsesDatabaseStays() async throws {
    let data = try DataFolder()
    try SQLiteShell.run("CREATE TABLE theirs (x)", on: data.database.path)
    let before = try data.folder.contents()
    await expectFailure(.notOurs) { try await data.erase() }
    XCTAssertEqual(try data.folder.contents(), before)
  }

  /// A folder that may contain a database and settings.
  private struct DataFolder {
    let folder: TemporaryFolder
    let path: String
    let database: Database
    let settings: SettingsFile

    init(_ name: String = "") throws {
      folder = try TemporaryFolder()
      path = name.isEmpty ? folder.url.path : folder.path(name)
      database = Database(path: path + "/arcade.sqlite", migrations: ArcadeSchema.migrations)
      settings = SettingsFile(folder: path)
    }

    func keepPicture() async throws {
      let cache = PictureCache(folder: path + "/pictures")
      let client = HTTPClient(transport: SystemTransport())
      let pictures = PictureLoader(cache: cache, client: client, time: HandDrivenTime())
      let picture = await pictures.picture(svg: "<svg xmlns='http://www.w3.org/2000/svg'/>")
      XCTAssertNotNil(picture.path)
    }

    func erase() async throws -> [String] {
      try await ErasedFolder.erase(path, database: database, settings: settings)
    }
  }
}
