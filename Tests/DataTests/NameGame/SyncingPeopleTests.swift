import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

/// The people, from everywhere that they can come from.
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
      source(.file(try folder.write(Data("name,picture\nAda,a.png\nBea,\n".utf8), to: "people.csv"))),
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
    let csv = "name,picture\nAda,a.png\nBea,sub/b.png\nCem,/tmp/c.png\nDan,http://h.example/d.png\nEva,\n"
    let path = try folder.write(Data(csv.utf8), to: "people.csv")

    let list = try await SyncingPeople(source: source(.file(path)), store: store, time: time).people().value

    let pictures = [folder.path("a.png"), folder.path("sub/b.png"), "/tmp/c.png", "http://h.example/d.png"]
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
