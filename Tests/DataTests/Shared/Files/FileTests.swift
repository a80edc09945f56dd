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

final class ScratchFolderTests: XCTestCase {
  func testItGoesWithItsLastReference() throws {
    let folder = try TemporaryFolder()
    var scratch: ScratchFolder? = try ScratchFolder(in: folder.url.path)
    XCTAssertNotNil(scratch)
    XCTAssertEqual(try names(in: folder).count, 1)
    scratch = nil
    XCTAssertEqual(try names(in: folder), [])
  }

  func testWhatIsInUseStaysAndWhatWasLeftGoesWithTheFileThatItNotes() throws {
    let folder = try TemporaryFolder()
    let scratch = try ScratchFolder(in: folder.url.path)
    let kept = try XCTUnwrap(try names(in: folder).first)
    try scratch.note(try folder.write(Data(), to: "in-use"))
    let left = try folder.write(Data(), to: "left.17")
    try FileManager.default.createDirectory(atPath: folder.path("scratch-1"), withIntermediateDirectories: false)
    for name in ["scratch-1/copy.sqlite", "scratch-1/copy.sqlite-wal", "left.17-journal"] {
      try folder.write(Data(), to: name)
    }
    try folder.write(Data("arcade scratch\n".utf8), to: "scratch-1/lock")
    for name in ["left.17", "left.17-journal", "scratch-1/lock"] { try folder.makePrivate(name) }
    try folder.write(Data(left.utf8), to: "scratch-1/elsewhere")
    for name in ["scratch-notes.txt", "scratch-", "scratch-1a", "notes.txt"] { try folder.write(Data(), to: name) }

    ScratchFolder.clear(in: folder.url.path)

    let expected = [kept, "in-use", "notes.txt", "scratch-", "scratch-1a", "scratch-notes.txt"].sorted()
    XCTAssertEqual(try names(in: folder), expected)
    withExtendedLifetime(scratch) {}
  }

  func testAStrangersFolderStaysAndSoDoesWhatItsNoteNames() throws {
    let folder = try TemporaryFolder()
    for name in ["scratch-1", "scratch-2", "scratch-3", "theirs"] {
      try FileManager.default.createDirectory(atPath: folder.path(name), withIntermediateDirectories: false)
    }
    let link = folder.path("scratch-4")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "theirs")
    let marker = Data("arcade scratch\n".utf8)
    let (keep, readable) = (folder.path("keep.txt"), folder.path("keep.7"))
    let theirs: [(String, Data)] = [
      ("keep.txt", Data()), ("keep.7", Data()), ("scratch-1/thesis.txt", Data()),
      ("scratch-1/elsewhere", Data(keep.utf8)), ("scratch-2/lock", Data()), ("scratch-2/copy.sqlite", Data()),
      ("scratch-3/thesis.txt", Data()), ("theirs/lock", marker), ("theirs/copy.sqlite", Data()),
    ]
    for (name, bytes) in theirs { try folder.write(bytes, to: name) }
    for name in ["keep.txt", "theirs/lock"] { try folder.makePrivate(name) }

    for note in [keep, readable] {
      try folder.write(marker, to: "scratch-3/lock")
      try folder.makePrivate("scratch-3/lock")
      try folder.write(Data(note.utf8), to: "scratch-3/elsewhere")
      ScratchFolder.clear(in: folder.url.path)
    }

    let expected = theirs.map(\.0).sorted()
    XCTAssertEqual(try folder.contents().filter { !$0.key.hasPrefix("scratch-4") }.keys.sorted(), expected)
    XCTAssertEqual(try FileManager.default.destinationOfSymbolicLink(atPath: link), "theirs")
  }

  func testAStrangersEmptyFolderStaysAndWhatWasLeftInTheFirstMomentGoes() throws {
    let folder = try TemporaryFolder()
    for (name, mode) in [("scratch-1", 0o755), ("scratch-2", 0o700), ("scratch-3", 0o1700)] as [(String, mode_t)] {
      XCTAssertEqual(mkdir(folder.path(name), mode), 0)
    }
    ScratchFolder.clear(in: folder.url.path)
    XCTAssertEqual(try names(in: folder), ["scratch-1", "scratch-2"])
  }

  func testThoseWhoMakeAndThoseWhoClearDoNotHarmEachOther() async throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path
    try await withThrowingTaskGroup { group in
      for _ in 1...4 {
        group.addTask {
          for _ in 1...200 {
            let scratch = try ScratchFolder(in: path)
            try scratch.note("/nowhere")
          }
        }
        group.addTask { for _ in 1...200 { ScratchFolder.clear(in: path) } }
      }
      try await group.waitForAll()
    }
    ScratchFolder.clear(in: path)
    XCTAssertEqual(try names(in: folder), [])
  }

  private func names(in folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
  }
}
