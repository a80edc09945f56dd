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

    // Its log is removed with it.
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

final class CommitGroupTests: XCTestCase {
  private typealias Step = @Sendable (Connection) throws -> Void

  private let schema = [
    Migration(
      """
      CREATE TABLE things (name TEXT PRIMARY KEY, picture BLOB) STRICT;
      CREATE TABLE parts (
        thing TEXT NOT NULL REFERENCES things (name) DEFERRABLE INITIALLY DEFERRED
      ) STRICT;
      """
    )
  ]

  func testWhatWaitsReachesTheDiskWithOneCommit() async throws {
    let (file, folder) = try makeFile()
    _ = try await names(in: file)
    let before = try commits(in: folder)

    let failures = await atOnce(on: file, (1...20).map { number in { try $0.add("thing \(number)") } })

    XCTAssertEqual(failures.compactMap(\.self), [])
    // One for the step that the others waited for, and one for theirs.
    XCTAssertEqual(try commits(in: folder) - before, 2)
    try await expectEqual(names(in: file).count, 20)
  }

  func testOneThatFailsLeavesNoTraceAndTakesNothingFromTheOthers() async throws {
    let refusal: Step = { connection in
      try connection.add("refused")
      throw RepositoryError(.refused, subject: "the test")
    }
    let cases: [(step: Step, code: RepositoryError.Code)] = [
      (refusal, .refused), ({ try $0.run("INSERT INTO nothing VALUES (1)") }, .corrupt),
      // Only noticed at the end, so that each step of the group is retried alone.
      ({ try $0.run("INSERT INTO parts VALUES ('nobody')") }, .corrupt),
      ({ try $0.run("INSERT INTO things VALUES ('large', zeroblob(1000000))") }, .full),
    ]
    for (step, code) in cases {
      let (file, folder) = try makeFile()
      try await file.transaction(.writing) { try $0.run("PRAGMA max_page_count = 100") }

      let failures = await atOnce(on: file, [{ try $0.add("a") }, step, { try $0.add("b") }])

      XCTAssertEqual(failures.map { $0?.code }, [nil, code, nil])
      try await expectEqual(names(in: file), ["a", "b"], code.rawValue)
      withExtendedLifetime(folder) {}
    }
  }

  func testWhoReadsInAGroupSeesAllOrNothingOfEachOther() async throws {
    let (file, _) = try makeFile()
    let pairs: [Step] = (1...10).map { number in
      {
        try $0.add("\(number)")
        try $0.add("\(number) too")
      }
    }
    let reading: Step = { connection in
      let sql = "SELECT count(*) AS n FROM things WHERE name <> 'first'"
      let count = try connection.row(sql) { try $0.integer("n") } ?? 1
      XCTAssertEqual(count % 2, 0)
    }

    await expectEqual(atOnce(on: file, pairs, reading: Array(repeating: reading, count: 10)).compactMap(\.self), [])
  }

  /// Requests steps while the file is busy, until all of them wait; returns why each failed.
  private func atOnce(on file: SQLiteFile, _ steps: [Step], reading: [Step] = []) async -> [RepositoryError?] {
    await withTaskGroup(of: (Int, RepositoryError?).self) { group in
      let (begins, begin) = AsyncStream<Void>.makeStream()
      group.addTask {
        let failure = await repositoryFailure {
          try await file.transaction(.writing) { connection in
            begin.finish()
            while file.arrivals < steps.count { sched_yield() }
            try connection.run("DELETE FROM things WHERE name = 'first'")
            try connection.run("INSERT INTO things (name) VALUES ('first')")
          }
        }
        return (-1, failure)
      }
      for await _ in begins {}
      for (place, step) in (steps + reading).enumerated() {
        let mode = place < steps.count ? TransactionMode.writing : .reading
        group.addTask { (place, await repositoryFailure { try await file.transaction(mode, step) }) }
      }
      var failures = [RepositoryError?](repeating: nil, count: steps.count + reading.count)
      for await (place, failure) in group {
        if place < 0 { XCTAssertNil(failure) } else { failures[place] = failure }
      }
      return failures
    }
  }

  private func makeFile() throws -> (SQLiteFile, TemporaryFolder) {
    let folder = try TemporaryFolder()
    return (SQLiteFile(path: folder.path("arcade.sqlite"), migrations: schema), folder)
  }

  private func names(in file: SQLiteFile) async throws -> [String] {
    try await file.transaction(.reading) { connection in
      try connection.rows("SELECT name FROM things WHERE name <> 'first' ORDER BY name") { try $0.text("name") }
    }
  }

  /// The number of commits: the last frame of a commit contains the size of the database.
  private func commits(in folder: TemporaryFolder) throws -> Int {
    let log = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder.path("arcade.sqlite-wal"))))
    let frame = 24 + 4_096
    return stride(from: 32, through: log.count - frame, by: frame)
      .count { log[($0 + 4)..<($0 + 8)].contains { $0 > 0 } }
  }
}

extension Connection {
  fileprivate func add(_ name: String) throws(RepositoryError) { try run("INSERT INTO things (name) VALUES (?)", name) }
}
