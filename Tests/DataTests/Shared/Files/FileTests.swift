import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

final class FileBytesTests: XCTestCase {
  func testAFileIsReadToItsEnd() throws {
    let folder = try TemporaryFolder()
    for size in [0, 1, 65_535, 65_536, 65_537, 2_097_151, 2_097_152, 4_200_000] {
      let bytes = Data((0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) })
      let path = try folder.write(bytes, to: "file")
      XCTAssertEqual(try FileBytes.whole(path, atMost: size), bytes, "\(size)")
    }
  }

  func testAPipeIsReadToItsEnd() throws {
    let pipe = Pipe()
    let bytes = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })
    Thread.detachNewThread { [writing = pipe.fileHandleForWriting] in
      try? writing.write(contentsOf: bytes)
      try? writing.close()
    }
    let read = try FileBytes.whole("/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)", atMost: bytes.count)
    XCTAssertEqual(read, bytes)
  }

  func testAPipeIntoWhichNobodyWritesIsGivenUp() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("pipe")
    XCTAssertEqual(mkfifo(path, 0o600), 0)
    XCTAssertEqual(failure(path, patience: .milliseconds(20))?.code, .silent, "nobody has opened it")
    let descriptor = open(path, O_RDWR)
    defer { close(descriptor) }
    XCTAssertEqual(failure(path, patience: .milliseconds(20))?.code, .silent, "nobody writes")
    XCTAssertEqual(write(descriptor, "a", 1), 1)
    XCTAssertEqual(failure(path, patience: .milliseconds(20))?.code, .silent, "nobody writes on")
    XCTAssertEqual(failure(path, patience: .milliseconds(20))?.subject, path)
  }

  func testMoreThanTheLimitIsRefused() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Data(count: 100_000), to: "file")
    for (path, limit) in [(path, 99_999), (path, 10), (path, 0)] {
      XCTAssertEqual(failure(path, limit)?.code, .tooLarge, "\(path) \(limit)")
    }
  }

  func testWhatCannotBeReadIsNamed() throws {
    let folder = try TemporaryFolder()
    let missing = folder.path("missing")
    XCTAssertEqual(failure(missing)?.code, .notFound)
    XCTAssertEqual(failure(missing)?.subject, missing)
    XCTAssertEqual(failure(folder.url.path)?.code.rawValue, "isFolder")
    XCTAssertEqual(failure("/dev/zero", 5_000_000)?.code.rawValue, "isDevice")
    XCTAssertEqual(failure("/dev/null", 0), nil)
  }

  private func failure(_ path: String, _ limit: Int = 10, patience: Duration = .seconds(30)) -> RepositoryError? {
    do throws(RepositoryError) {
      _ = try FileBytes.whole(path, atMost: limit, patience: patience)
      return nil
    } catch {
      return error
    }
  }
}

final class HistoryFileTests: XCTestCase {
  func testLinesComeBackInTheirOrderForEachSystem() throws {
    let folder = try TemporaryFolder()
    for line in ["cart", "MUG", "MUG", "cart"] { try history("shop", folder).add(line) }
    try history("words", folder).add("play")

    XCTAssertEqual(history("shop", folder).lines(), ["cart", "MUG", "cart"])
    XCTAssertEqual(history("words", folder).lines(), ["play"])
    XCTAssertEqual(history("names", folder).lines(), [])
  }

  func testTheLastTwoHundredLinesAreKept() throws {
    let folder = try TemporaryFolder()
    for number in 1...203 { try history("shop", folder).add("add \(number)") }

    let kept = history("shop", folder).lines()

    XCTAssertEqual([kept.count.description, kept.first, kept.last], ["200", "add 4", "add 203"])
    let text = try String(contentsOfFile: folder.path("history/shop.txt"), encoding: .utf8)
    XCTAssertEqual(text.split(separator: "\n").count, 200)
  }

  func testOnlyItsOwnerMayRead() throws {
    let folder = try TemporaryFolder()
    try history("shop", folder).add("cart")

    for (name, mode) in [("history/shop.txt", 0o600), ("history", 0o700)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(name))
      XCTAssertEqual(attributes[.posixPermissions] as? Int, mode, name)
    }
  }

  func testWhatSomebodyPutIntoTheFileSteersNoTerminal() throws {
    let folder = try TemporaryFolder()
    try history("shop", folder).add("cart")
    try folder.write(Data("a\u{1B}[2Jb\n\u{FF}\nc\r\n".utf8) + [0xFF, 0x0A], to: "history/shop.txt")

    for line in history("shop", folder).lines() {
      XCTAssertTrue(line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }, line.debugDescription)
    }
  }

  func testAFolderThatIsGoneIsNotMadeAgain() throws {
    let folder = try TemporaryFolder()
    let history = HistoryFile(folder: folder.path("data"), system: "shop")

    XCTAssertThrowsError(try history.add("cart"))
    XCTAssertEqual(history.lines(), [])
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path("data")))
  }

  private func history(_ system: String, _ folder: TemporaryFolder) -> HistoryFile {
    HistoryFile(folder: folder.url.path, system: system)
  }
}
