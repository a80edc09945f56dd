import ArcadeDomain
import ArcadeTesting
import Dispatch
import Foundation
import XCTest

@testable import ArcadeData

final class SQLiteReaderTests: XCTestCase {
  private let folder = Result { try TemporaryFolder() }
  private let schema = [Migration("CREATE TABLE things (name TEXT PRIMARY KEY) STRICT")]

  func testWhoReadsWaitsForNobodyWhoWritesAndSeesOnlyWhatIsStored() async throws {
    let file = try makeFile()
    _ = try await Self.count(in: file)
    let isRead = DispatchSemaphore(value: 0)

    try await withThrowingTaskGroup(of: Void.self) { [file] group in
      let (begins, begin) = AsyncStream<Void>.makeStream()
      group.addTask {
        try await file.transaction(.writing) { connection in
          try connection.run("INSERT INTO things VALUES ('tea')")
          begin.finish()
          isRead.wait()
        }
      }
      for await _ in begins {}
      let before = try await Self.count(in: file)
      isRead.signal()
      XCTAssertEqual(before, 0)
      try await group.waitForAll()
    }

    try await expectEqual(Self.count(in: file), 1)
  }

  func testManyReadAtOnceWhileOthersWrite() async throws {
    let file = try makeFile()
    let counts = try await withThrowingTaskGroup(of: Int64?.self) { group in
      for number in 1...200 {
        group.addTask {
          try await file.transaction(.writing) { try $0.run("INSERT INTO things VALUES (?)", "thing \(number)") }
          return nil
        }
        group.addTask { try await Self.count(in: file) }
      }
      return try await group.reduce(into: [Int64]()) { if let count = $1 { $0.append(count) } }
    }

    XCTAssertEqual(counts.count, 200)
    XCTAssertTrue(counts.allSatisfy { (0...200).contains($0) })
    try await expectEqual(Self.count(in: file), 200)
  }

  func testWhatOneHasStoredOneReads() async throws {
    let file = try makeFile()
    for number in 1...50 {
      try await file.transaction(.writing) { try $0.run("INSERT INTO things VALUES (?)", "thing \(number)") }
      try await expectEqual(Self.count(in: file), Int64(number))
    }
  }

  func testAFileInThePlaceOfTheOldOneIsRead() async throws {
    let (file, other) = (try makeFile(), try makeFile("other"))
    try await other.transaction(.writing) { try $0.run("INSERT INTO things VALUES ('coffee')") }
    await other.close()
    try await expectEqual(Self.count(in: file), 0)
    await file.close()
    _ = try await Self.count(in: file)

    // Its log goes with it.
    for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + ending) }
    try FileManager.default.moveItem(atPath: other.path, toPath: file.path)

    try await expectEqual(Self.count(in: file), 1)
  }

  func testWhyAReadFailedIsSaidAsEver() async throws {
    let file = try makeFile()
    _ = try await Self.count(in: file)

    let refused = await repositoryFailure {
      try await file.transaction(.reading) { _ in throw RepositoryError(.notFound, subject: "a thing") }
    }
    let missing = await repositoryFailure {
      try await file.transaction(.reading) { try $0.run("SELECT * FROM nothing") }
    }

    XCTAssertEqual(refused, RepositoryError(.notFound, subject: "a thing"))
    XCTAssertEqual(missing?.code, .corrupt)
    XCTAssertEqual(missing?.subject, file.path)
  }

  private static func count(in file: SQLiteFile) async throws -> Int64 {
    try await file.transaction(.reading) {
      try $0.row("SELECT count(*) AS n FROM things") { try $0.integer("n") } ?? -1
    }
  }

  private func makeFile(_ name: String = "arcade") throws -> SQLiteFile {
    SQLiteFile(path: try folder.get().path("\(name).sqlite"), migrations: schema)
  }
}
