import ArcadeDomain
import ArcadeTesting
import Foundation
import Synchronization
import XCTest

@testable import ArcadeData

final class ThumbnailTests: XCTestCase {
  private typealias Sample = SampleListings
  private let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  func testThumbnailsKeepTheContract() async throws {
    try await ThumbnailContract.check(InMemoryWatches())
    try await onEveryEngine { try await ThumbnailContract.check(SQLWatchRepository(database: $0)) }
  }

  func testAnUpdateKeepsTheThumbnailsOfAllListingsTwoHundredAtATime() async throws {
    let (watches, source) = (InMemoryWatches(), ScriptedThumbnails())
    let observatory = makeObservatory(watches, source)
    let id = try await observatory.searchWatch(for: WatchQuery(keyword: "tea", count: 300), at: "demo").watch.id
    XCTAssertEqual(source.asked.count, 200)
    for _ in 0..<2 { _ = try await observatory.updateWatch(id) }
    XCTAssertEqual(source.asked.count, 300)
    XCTAssertEqual(Set(source.asked).count, 300)
    try await expectEqual(watches.thumbnail(at: "https://shop.example/1000.jpg"), [7])
  }

  func testAHostThatDoesNotAnswerIsAskedOnceAnUpdate() async throws {
    let source = ScriptedThumbnails(isAway: true)
    let observatory = makeObservatory(InMemoryWatches(), source)
    let id = try await observatory.searchWatch(for: WatchQuery(keyword: "tea"), at: "demo").watch.id
    XCTAssertEqual(source.asked.count, 1)
    _ = try await observatory.updateWatch(id)
    XCTAssertEqual(source.asked.count, 2)
  }

  func testWhatIsNoPictureOrTooLargeIsNotAskedForAgain() async throws {
    let answers: [(OneAnswer, [UInt8]?)] = [
      (OneAnswer(bytes: Array(png)), Array(png)), (OneAnswer(bytes: Array("<html>".utf8)), []),
      (OneAnswer(bytes: Array(png) + [UInt8](repeating: 0, count: 64_000)), []), (OneAnswer(status: 404), []),
      (OneAnswer(status: 503), nil),
    ]
    for (answer, expected) in answers {
      let client = HTTPClient(transport: answer, pause: { _ in })
      let bytes = try? await WebThumbnails(client: client).thumbnail(at: "https://shop.example/a.png")
      XCTAssertEqual(bytes, expected)
    }
  }

  func testWhoeverOpensNoAddressesSeesWhatIsKept() async throws {
    let (folder, watches, asked) = (try TemporaryFolder(), InMemoryWatches(), Pauses())
    let client = HTTPClient(transport: OneAnswer(bytes: Array(png)) { _ in asked.add(.zero) })
    let loader = PictureLoader(cache: PictureCache(folder: folder.path("p")), client: client, time: HandDrivenTime())
    let pictures = ListingPictures(loader: loader, thumbnails: watches, opensAddresses: false)
    let id = try await watches.add(Sample.watch(), with: Sample.result(Sample.listing("aa")), at: .november20).watch.id
    let address = "https://shop.example/aa.jpg"

    await expectFailure(.notFound, subject: address) { try await pictures.file(ofPictureAt: address) }
    let thumbnail = Thumbnail(at: address, Array(png))
    try await watches.keep([thumbnail], of: id, within: 100, at: .november20)

    let file = try await pictures.file(ofPictureAt: address)
    let path = try XCTUnwrap(file)
    XCTAssertEqual(FileManager.default.contents(atPath: path), png)
    XCTAssertEqual(asked.all, [])
  }

  private func makeObservatory(_ watches: InMemoryWatches, _ source: ScriptedThumbnails) -> Observatory {
    let (listings, time) = ((1_000..<1_300).map { Sample.listing(String($0)) }, HandDrivenTime())
    return Observatory(
      watches: watches,
      sources: ScriptedListings(Sample.result(listings), profiles: [ListingSourceProfile(name: "demo")]),
      time: time,
      keepThumbnails: KeepThumbnails(watches, from: source, time: time)
    )
  }
}

private final class ScriptedThumbnails: ThumbnailSource {
  private let isAway: Bool
  private let addresses = Mutex<[String]>([])

  init(isAway: Bool = false) { self.isAway = isAway }

  var asked: [String] { addresses.withLock { $0 } }

  func thumbnail(at address: String) async throws(RepositoryError) -> [UInt8] {
    addresses.withLock { $0.append(address) }
    if isAway { throw .noConnection }
    return [7]
  }
}
