import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import Synchronization
import XCTest

/// People from every kind of source.
final class SyncingPeopleTests: XCTestCase {
  private let store = InMemoryFeedStore()
  private let time = HandDrivenTime()
  private let client = HTTPClient(transport: SystemTransport(), pause: { _ in })

  func testEverySourceKeepsThePromisesOfPeople() async throws {
    let folder = try TemporaryFolder()
    let json = ProfileDocument.profiles(7)
    let mixed = #"[{"firstName":"No","lastName":"Photo"},null,\#(json.dropFirst())"#
    let server = try LoopbackServer(["/profiles": [.status(503), .json(mixed)]])
    let sources: [any FeedSource] = [
      StarterFeedSource.people, source(.web(server.url("/profiles"))),
      source(.file(try folder.write(Data(mixed.utf8), to: "people.json"))),
      source(.file(try folder.write(Data("name,picture\nAda,people.json\nBea,\n".utf8), to: "people.csv"))),
    ]
    try await onEveryEngine { database in
      let store = SQLFeedStore(database: database)
      for source in sources {
        try await PeopleRepositoryContract.check(SyncingPeople(source: source, store: store, time: time))
      }
    }
    try await PeopleRepositoryContract.check(SamplePeople.repository())
  }

  func testWhateverAServerSaysInsteadReplacesNobody() async throws {
    for answer in [LoopbackAnswer.status(500), .body(Array("<html>name</html>".utf8)), .json(#"[{"sku":"A"}]"#)] {
      let server = try LoopbackServer(["/profiles": [.json(ProfileDocument.profiles(6)), answer]])
      let fresh = try await makePeople(server).people()
      let restarted = try await makePeople(server).people()
      XCTAssertEqual(restarted.value, fresh.value, "\(answer)")
      XCTAssertNotNil(restarted.freshness.reason, "\(answer)")
    }
  }

  func testPicturesOfAnOwnFileLieBesideIt() async throws {
    let folder = try TemporaryFolder()
    let files = try ["a.png", "sub/b.png", "other/c.png"].map { try folder.write(Data(), to: $0) }
    let csv = "name,picture\nAda,a.png\nBea,sub/b.png\nCem,\(files[2])\nDan,http://h.example/d.png\nEva,\n"
    let path = try folder.write(Data(csv.utf8), to: "people.csv")

    let list = try await SyncingPeople(source: source(.file(path)), store: store, time: time).people().value

    let pictures = files + ["http://h.example/d.png"]
    XCTAssertEqual(list.people.map(\.picture), pictures.map(PictureSource.address))
    XCTAssertEqual(list.excluded.map(\.place.path), ["\(path):6"])
  }

  func testProfilesAreSetInTheSettings() throws {
    XCTAssertTrue(Setting.all.contains(.nameProfiles))
    XCTAssertEqual(Setting.nameProfiles.variable, "ARCADE_NAMES_PROFILES")
    XCTAssertTrue(Setting.nameProfiles.isPlace)
  }

  private func source(_ address: FeedAddress) -> any FeedSource { address.source(client: client) }

  private func makePeople(_ server: LoopbackServer) -> SyncingPeople {
    SyncingPeople(source: source(.web(server.url("/profiles"))), store: store, time: time)
  }
}

final class LoadedPortraitsTests: XCTestCase {
  private let time = HandDrivenTime()

  func testPortraitsKeepTheirPromises() async throws {
    let folder = try TemporaryFolder()
    let server = try LoopbackServer(["/1.png": [.body(png)], "/2.png": [.slow(after: .milliseconds(50), .body(png))]])
    let path = try folder.write(Data(png), to: "own.png")
    let starters = try await starterPeople()
    let people =
      starters.prefix(4) + [
        person(1, server.url("/1.png").absoluteString), person(2, server.url("/2.png").absoluteString),
        person(3, path), person(4, URL(fileURLWithPath: path).absoluteString),
      ]

    try await PortraitRepositoryContract.check(makePortraits(folder), of: Array(people))

    let paths = Dictionary(uniqueKeysWithValues: people.map { ($0.id, path) })
    try await PortraitRepositoryContract.check(InMemoryPortraits(paths), of: Array(people))
  }

  func testADrawnPortraitIsTheDrawing() async throws {
    let folder = try TemporaryFolder()
    let starters = try await starterPeople()
    let files = await makePortraits(folder).files(of: starters)

    XCTAssertEqual(Set(files.values).count, starters.count)
    for person in starters {
      guard case .drawn(let traits) = person.picture else { return XCTFail(person.name) }
      let drawing = FileManager.default.contents(atPath: files[person.id] ?? "")
      XCTAssertEqual(drawing, Data(PortraitDrawing(of: traits).svg.utf8))
    }
  }

  func testAPictureThatCannotBeHadIsLeftOut() async throws {
    let folder = try TemporaryFolder()
    let server = try LoopbackServer(["/good": [.body(png)], "/cut": [.cutOff(afterBytes: 3, of: png)]])
    let addresses = ["/good", "/cut", "/404"].map { server.url($0).absoluteString }
    let people = (addresses + ["ftp://h.example/a.png", folder.path("none.png"), nil]).enumerated().map {
      person($0, $1)
    }

    await expectEqual(Array(makePortraits(folder).files(of: people).keys), [people[0].id])
  }

  func testALateOneIsLeftOutAndNotWaitedForWithinAMinute() async throws {
    let folder = try TemporaryFolder()
    let server = try LoopbackServer(["/a": [.hang], "/b": [.hangAfterHead]])
    let people = ["/a", "/b"].enumerated().map { person($0, server.url($1).absoluteString) }
    let asked = Mutex(1)
    let portraits = LoadedPortraits(loader: folder.pictureLoader(time: time), time: time, timeLimit: .seconds(7)) {
      limit in
      XCTAssertEqual(limit, .seconds(7))
      // Each is requested while the other one is still pending.
      for path in ["/a", "/b"] { await server.waitForRequests(asked.withLock(\.self), to: path) }
    }

    for requests in [2, 2, 4] {
      asked.withLock { $0 = requests / 2 }
      await expectEqual(portraits.files(of: people), [:])
      XCTAssertEqual(server.requests.count, requests)
      time.advance(by: .seconds(30))
    }
  }

  func testWhatIsInTimeIsShownThoughAnotherOneIsLate() async throws {
    let folder = try TemporaryFolder()
    let server = try LoopbackServer(["/late": [.hang], "/good": [.body(png)]])
    let people = ["/late", "/good"].enumerated().map { person($0, server.url($1).absoluteString) }
    let loader = folder.pictureLoader(time: time)
    let portraits = LoadedPortraits(loader: loader, time: time) { _ in
      for path in ["/late", "/good"] { await server.waitForRequests(to: path) }
      // A further caller joins the same request.
      _ = try await loader.picture(at: .web(server.url("/good")))
    }

    let files = await portraits.files(of: people)

    XCTAssertEqual(Array(files.keys), [people[1].id])
  }

  func testWhoGivesUpWaitsNoLonger() async throws {
    let folder = try TemporaryFolder()
    let server = try LoopbackServer(["/a": [.hang]])
    let people = [person(1, server.url("/a").absoluteString)]
    let portraits = makePortraits(folder)

    let task = Task { await portraits.files(of: people) }
    await server.waitForRequests(to: "/a")
    task.cancel()
    await expectEqual(task.value, [:])

    server.answer("/a", with: .body(png))
    await expectEqual(portraits.files(of: people).count, 1)
  }

  private func starterPeople() async throws -> [Person] {
    let source = StarterFeedSource.people
    return try await SyncingPeople(source: source, store: InMemoryFeedStore(), time: time).people().value.people
  }

  private func person(_ number: Int, _ picture: String?) -> Person {
    let name = "Person \(number)"
    return Person(
      id: Person.ID("N\(number)"),
      name: name,
      matchKey: name.lowercased(),
      picture: picture.map(PictureSource.address)
    )
  }

  private func makePortraits(_ folder: TemporaryFolder) -> LoadedPortraits {
    LoadedPortraits(loader: folder.pictureLoader(time: time), time: time)
  }
}
