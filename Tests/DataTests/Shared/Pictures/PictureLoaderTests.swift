import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

final class PictureLoaderTests: XCTestCase {
  private let time = HandDrivenTime()
  private let day = Duration.seconds(86_400)

  func testAPictureComesWithItsKindAndAFile() async throws {
    let (server, folder) = (try LoopbackServer(["/a.jpg": [.body(png("a"))]]), try TemporaryFolder())

    let picture = try await makeLoader(folder).picture(at: .web(server.url("/a.jpg")))

    XCTAssertEqual(picture.kind, .png)
    XCTAssertEqual(picture.data, Data(png("a")))
    let path = try XCTUnwrap(picture.path)
    XCTAssertTrue(path.hasSuffix(".png") && path.hasPrefix(folder.path("pictures/")), path)
    XCTAssertEqual(FileManager.default.contents(atPath: path), picture.data)
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path("pictures"))[.posixPermissions] as? Int
    XCTAssertEqual(mode, 0o700)
  }

  func testAServerIsAskedOnceADayWhetherThePictureHolds() async throws {
    let (server, folder) = (try LoopbackServer(["/a": [.version(etag: "\"1\"", png("a"))]]), try TemporaryFolder())
    var marks: [String?] = []
    for _ in 1...3 {
      let loader = makeLoader(folder)
      for _ in 1...2 { try await expectEqual(loader.picture(at: .web(server.url("/a"))).data, Data(png("a"))) }
      marks.append("\"1\"")
      XCTAssertEqual(server.requests.map { $0.headers["If-None-Match"] }, [nil] + marks.dropFirst())
      time.advance(by: day)
    }
  }

  func testAnotherVersionReplacesTheKeptOne() async throws {
    let (server, folder) = (try LoopbackServer(["/a": [.version(etag: "\"1\"", png("a"))]]), try TemporaryFolder())
    let loader = makeLoader(folder)
    _ = try await loader.picture(at: .web(server.url("/a")))
    server.answer("/a", with: .version(etag: "\"2\"", Array("<svg/>".utf8)))
    time.advance(by: day)

    try await expectEqual(loader.picture(at: .web(server.url("/a"))).kind, .svg)
    XCTAssertEqual(try folder.contents().keys.filter { $0.hasSuffix(".png") }, [])
  }

  func testWhatIsNoPictureIsNoneAndAKeptOneServes() async throws {
    let cases: [(name: String, answer: LoopbackAnswer, code: RepositoryError.Code)] = [
      ("HTML", .body(Array("<html>Sign in</html>".utf8)), .corrupt), ("empty", .body([]), .corrupt),
      ("cut off", .cutOff(afterBytes: 9, of: png("abc")), .cutOff), ("dropped", .drop, .cutOff),
      ("hanging", .hang, .timedOut), ("hanging after the head", .hangAfterHead, .timedOut),
      ("404", .status(404), .notFound), ("500", .status(500), .serverError), ("6 MB", .large(megabytes: 6), .tooLarge),
      ("6 MB, said", .large(megabytes: 6, saysItsLength: true), .tooLarge),
    ]
    for (name, answer, code) in cases {
      let (server, folder) = (try LoopbackServer(["/a": [answer], "/b": [.body(png("b"))]]), try TemporaryFolder())
      let limit: Duration = code == .timedOut ? .milliseconds(100) : .seconds(30)

      let failure = await repositoryFailure {
        try await makeLoader(folder, timeLimit: limit).picture(at: .web(server.url("/a?key=secret")))
      }
      XCTAssertEqual(failure?.code, code, name)
      XCTAssertFalse("\(String(describing: failure))".contains("secret"), name)

      _ = try await makeLoader(folder).picture(at: .web(server.url("/b")))
      server.answer("/b", with: answer)
      time.advance(by: day)
      let kept = try await makeLoader(folder, timeLimit: limit).picture(at: .web(server.url("/b")))
      XCTAssertEqual(kept.data, Data(png("b")), name)
    }
  }

  func testAPictureThatCannotBeHadIsNotAskedForAgainAtOnce() async throws {
    let (server, folder) = (try LoopbackServer(["/a": [.status(404)]]), try TemporaryFolder())
    let loader = makeLoader(folder)
    for _ in 1...3 { await expectFailure(.notFound) { try await loader.picture(at: .web(server.url("/a"))) } }
    XCTAssertEqual(server.requests.count, 1)

    server.answer("/a", with: .body(png("a")))
    time.advance(by: .seconds(60))
    _ = try await loader.picture(at: .web(server.url("/a")))
    XCTAssertEqual(server.requests.count, 2)
  }

  func testOfflineServesWhatIsKeptAndOpensNoConnection() async throws {
    let (server, folder) = (try LoopbackServer(["/a": [.body(png("a"))]]), try TemporaryFolder())
    _ = try await makeLoader(folder).picture(at: .web(server.url("/a")))
    time.advance(by: day)

    let loader = makeLoader(folder, isOffline: true)
    let kept = try await loader.picture(at: .web(server.url("/a")))
    let failure = await repositoryFailure { try await loader.picture(at: .web(server.url("/b"))) }

    XCTAssertEqual(kept.data, Data(png("a")))
    XCTAssertEqual(failure?.code, .unavailable)
    XCTAssertEqual(server.requests.count, 1)
  }

  func testADamagedFileIsFetchedAgain() async throws {
    for damage in [Data(), Data("<html>".utf8), Data(png("b"))] {
      let (server, folder) = (try LoopbackServer(["/a": [.version(etag: "\"1\"", png("a"))]]), try TemporaryFolder())
      let first = try await makeLoader(folder).picture(at: .web(server.url("/a")))
      try damage.write(to: URL(fileURLWithPath: try XCTUnwrap(first.path)))

      try await expectEqual(makeLoader(folder).picture(at: .web(server.url("/a"))).data, Data(png("a")))
      XCTAssertEqual(server.requests.map { $0.headers["If-None-Match"] }, [nil, nil])
    }
  }

  func testHostileAddressesStayInTheFolder() async throws {
    let (server, folder) = (try LoopbackServer(), try TemporaryFolder())
    let long = "/" + String(repeating: "x", count: 2_000)
    for path in ["/../../etc/passwd", "/%2e%2e%2f%2e%2e", "/a%00b", "/.json", "/" + "%0A;rm%20-rf", long] {
      server.answer(server.url(path).path(percentEncoded: true), with: .body(png(path)))
      let picture = try? await makeLoader(folder).picture(at: .web(server.url(path)))
      if let path = picture?.path { XCTAssertTrue(path.hasPrefix(folder.path("pictures/")), path) }
    }
    let names = try folder.contents().keys.filter { $0.hasPrefix("pictures/") }
    XCTAssertFalse(names.isEmpty)
    XCTAssertTrue(names.allSatisfy { $0.wholeMatch(of: /pictures\/[0-9a-f]{32}\.(png|json)/) != nil }, "\(names)")
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.url.path), ["pictures"])
  }

  func testThoseWhoAskAtOnceWaitForOneRequest() async throws {
    let slow = LoopbackAnswer.slow(after: .milliseconds(50), .body(png("a")))
    let (server, folder) = (try LoopbackServer(["/a": [slow]]), try TemporaryFolder())
    let (loader, url) = (makeLoader(folder), server.url("/a"))

    let pictures = try await withThrowingTaskGroup { group in
      for _ in 1...20 { group.addTask { try await loader.picture(at: .web(url)) } }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }

    XCTAssertEqual([pictures.count, server.requests.count], [1, 1])
  }

  func testWhoGivesUpWaitsNoLonger() async throws {
    let (server, folder) = (try LoopbackServer(["/a": [.hang]]), try TemporaryFolder())
    let (loader, url) = (makeLoader(folder), server.url("/a"))

    let task = Task { await repositoryFailure { try await loader.picture(at: .web(url)) } }
    await server.waitForRequests(to: "/a")
    task.cancel()
    await expectEqual(task.value?.code, .cancelled)

    server.answer("/a", with: .body(png("a")))
    try await expectEqual(loader.picture(at: .web(url)).data, Data(png("a")))
  }

  func testWhoGivesUpWaitsNoLongerThoughAnotherOneDoes() async throws {
    let (server, folder) = (try LoopbackServer(["/a": [.hang]]), try TemporaryFolder())
    let (loader, url) = (makeLoader(folder), server.url("/a"))

    let patient = Task { await repositoryFailure { try await loader.picture(at: .web(url)) } }
    await server.waitForRequests(to: "/a")
    let hasty = Task { await repositoryFailure { try await loader.picture(at: .web(url)) } }
    hasty.cancel()
    await expectEqual(hasty.value?.code, .cancelled)
    XCTAssertEqual(server.requests.count, 1)

    patient.cancel()
    _ = await patient.value
  }

  func testAFrozenWallClockDoesNotKeepAFailureForEver() async throws {
    let (server, folder) = (try LoopbackServer(["/a": [.status(404)]]), try TemporaryFolder())
    let loader = makeLoader(folder)
    _ = await repositoryFailure { try await loader.picture(at: .web(server.url("/a"))) }
    server.answer("/a", with: .body(png("a")))
    time.advance(by: .seconds(60))
    time.set(now: .november20)

    try await expectEqual(loader.picture(at: .web(server.url("/a"))).data, Data(png("a")))
  }

  func testAPictureOfTooManyPixelsIsRefused() async throws {
    let (server, folder) = (try LoopbackServer(), try TemporaryFolder())
    let header = png("") + [0, 0, 0, 13] + Array("IHDR".utf8)
    for (size, isGood) in [([0, 0, 0x0F, 0xA0], true), ([0, 0, 0x0F, 0xA1], false)] as [([UInt8], Bool)] {
      let bytes = header + size + [0, 0, 0, 1]
      let loader = makeLoader(folder)
      let path = try folder.write(Data(bytes), to: "a.png")
      let inFile = await repositoryFailure { try await loader.picture(at: .file(path)) }
      server.answer("/\(isGood)", with: .body(bytes))
      let onWeb = await repositoryFailure { try await loader.picture(at: .web(server.url("/\(isGood)"))) }
      for failure in [inFile, onWeb] { XCTAssertEqual(failure?.code, isGood ? nil : .tooLarge) }
    }
  }

  func testAPictureInAFileIsReadWhereItIs() async throws {
    let folder = try TemporaryFolder()
    let loader = makeLoader(folder, isOffline: true)
    let good = try folder.write(Data(png("a")), to: "a b.txt")
    try await expectEqual(loader.picture(at: .file(good)), LoadedPicture(data: Data(png("a")), kind: .png, path: good))

    let pipe = folder.path("pipe")
    XCTAssertEqual(mkfifo(pipe, 0o600), 0)
    let cases: [(path: String, code: RepositoryError.Code)] = [
      (try folder.write(Data("<html>".utf8), to: "a.png"), .corrupt), (folder.url.path, .corrupt), (pipe, .corrupt),
      (folder.path("none.png"), .notFound), (try folder.write(Data(count: 5_000_001), to: "large.png"), .tooLarge),
    ]
    for (path, code) in cases {
      await expectFailure(code, subject: path, path) { try await loader.picture(at: .file(path)) }
    }
  }

  func testADrawingGetsAFile() async throws {
    let folder = try TemporaryFolder()
    let first = await makeLoader(folder).picture(svg: "<svg/>")
    let again = await makeLoader(folder).picture(svg: "<svg/>")
    let other = await makeLoader(folder).picture(svg: "<svg></svg>")

    XCTAssertEqual(first, again)
    XCTAssertEqual(FileManager.default.contents(atPath: first.path ?? ""), Data("<svg/>".utf8))
    XCTAssertNotEqual(first.path, other.path)
  }

  func testWhereNothingCanBeWrittenThePictureIsThereAllTheSame() async throws {
    let server = try LoopbackServer(["/a": [.body(png("a"))]])
    let cache = PictureCache(folder: "/proc/arcade/pictures")
    let loader = PictureLoader(cache: cache, client: HTTPClient(transport: SystemTransport()), time: time)
    let picture = try await loader.picture(at: .web(server.url("/a")))
    XCTAssertEqual(picture, LoadedPicture(data: Data(png("a")), kind: .png, path: nil))
  }

  private func png(_ text: String) -> [UInt8] { [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array(text.utf8) }

  private func makeLoader(
    _ folder: TemporaryFolder,
    timeLimit: Duration = .seconds(30),
    isOffline: Bool = false
  ) -> PictureLoader {
    let client = HTTPClient(transport: SystemTransport(), policy: HTTPPolicy(timeLimit: timeLimit), pause: { _ in })
    let cache = PictureCache(folder: folder.path("pictures"))
    return PictureLoader(cache: cache, client: client, time: time, isOffline: isOffline)
  }
}
