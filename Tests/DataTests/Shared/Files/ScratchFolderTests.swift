import ArcadeData
import ArcadeTesting
import Foundation
import XCTest

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

    XCTAssertEqual(
      try names(in: folder),
      [kept, "in-use", "notes.txt", "scratch-", "scratch-1a", "scratch-notes.txt"].sorted()
    )
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

    XCTAssertEqual(
      try folder.contents().filter { !$0.key.hasPrefix("scratch-4") }.keys.sorted(),
      theirs.map(\.0).sorted()
    )
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
