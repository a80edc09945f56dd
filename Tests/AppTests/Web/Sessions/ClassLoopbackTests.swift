import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// A class on one page, each pupil with a simulated browser: 25 in `make fuzz`, six in every run.
final class ClassLoopbackTests: XCTestCase {
  func testAllComeAtOnceWithANameEachAndNobodysAnswerStandsAtAnothers() async throws {
    let folder = try TemporaryFolder()
    let phrase = try folder.write(Data("open, sesame\n".utf8), to: "phrase.txt")
    let arcade = try ServedArcade(
      ["--ask-who", "--systems", "words", "--pass-phrase-file", phrase, "--seed", "1"],
      on: folder
    )
    let address = try await arcade.address()
    let port = try XCTUnwrap(URLComponents(string: address)?.port.flatMap { UInt16(exactly: $0) })
    let names = (1...FuzzShare.of(25, usually: 6)).map { "Pupil \($0)" }

    let rights = try await withThrowingTaskGroup(of: (String, Int).self) { group in
      for (number, name) in names.enumerated() {
        group.addTask { (name, try await Self.onOwnThread { try Pupil(name, port).play(seed: UInt64(number)) }) }
      }
      return try await group.reduce(into: [String: Int]()) { $0[$1.0] = $1.1 }
    }
    await arcade.stop()

    XCTAssertEqual(Set(rights.keys), Set(names))
    let database = Database(path: folder.path("data") + "/arcade.sqlite", migrations: ArcadeSchema.migrations)
    let owners = try await SQLOwnerRepository(database: database).owners()
    XCTAssertEqual(Set(owners.map(\.owner.name)), Set(names))
    for (name, right) in rights {
      let owner = try XCTUnwrap(Owner(name))
      let games = try await SQLWordGameRepository(database: database, owner: owner).history(at: .newest, most: 9).rows
      XCTAssertEqual(games.map(\.score.rounds), [10], name)
      XCTAssertEqual(games.map(\.score.right), [right], name)
    }
    let browsers = try await FileBrowsers(folder: folder.path("data")).browsers()
    XCTAssertEqual(Set(browsers.compactMap(\.owner?.name)), Set(names))
  }

  /// Waits for the network on a separate thread, because the server needs the threads of tasks.
  private static func onOwnThread<Result: Sendable>(
    _ work: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Swift.Result(catching: work)) }
    }
  }
}

/// A pupil who opens a page, gives a name, and plays words.
private struct Pupil {
  /// An error for an unexpected page.
  struct Lost: Error { let name, wanted, address, page: String }

  let name: String
  private let (port, cookie): (UInt16, String)

  init(_ name: String, _ port: UInt16) throws {
    (self.name, self.port) = (name, port)
    let host = "127.0.0.1:\(port)"
    let form = RawConnection.request(
      "POST /words",
      host: host,
      ["Origin: http://\(host)"],
      body: "phrase=open%2C+sesame"
    )
    cookie = ServedGate.cookie(in: try RawConnection(port: port).ask(form))
  }

  /// Gives the name, plays a game, and returns the number of answers marked right.
  func play(seed: UInt64) throws -> Int {
    var random = SplitMix64(seed: seed)
    var right = 0
    let asked = try expect("Who is here?", on: try follow("GET", "/words"))
    var page = try send("as", ["name": name], from: asked)
    guard page.address == "/words" else { throw lost("/words", page) }
    page = try send("play", from: page)
    for round in 1...10 {
      page = try expect("Round \(round) of 10", on: page)
      page = try send(random.integer(below: 2) == 0 ? "r" : "w", from: page)
      right += page.html.contains("class=\"verdict good\"") ? 1 : 0
    }
    _ = try expect("The game is over", on: page)
    return right
  }

  /// Checks that a page is the pupil's own and contains a text.
  private func expect(_ text: String, on page: SitePage) throws -> SitePage {
    guard page.text.contains(text), page.address.hasPrefix("/who") || page.html.contains(">\(name)</a>") else {
      throw lost(text, page)
    }
    return page
  }

  private func lost(_ wanted: String, _ page: SitePage) -> Lost {
    Lost(name: name, wanted: wanted, address: page.address, page: page.text)
  }

  private func send(_ word: String, _ texts: [String: String] = [:], from page: SitePage) throws -> SitePage {
    guard var form = page.form(of: word) else { throw lost(word, page) }
    form.texts.merge(texts) { $1 }
    return try follow("POST", page.address, form.body)
  }

  private func follow(_ method: String, _ address: String, _ body: String = "") throws -> SitePage {
    let host = "127.0.0.1:\(port)"
    func ask(_ line: String, _ body: String = "") throws -> RawAnswer {
      let headers = [cookie, "Origin: http://\(host)", "Accept-Language: en"]
      return try RawConnection(port: port).ask(RawConnection.request(line, host: host, headers, body: body))
    }
    var (answer, address) = (try ask("\(method) \(address)", body), address)
    while answer.status == 303, let target = answer.values(of: "location").first {
      (answer, address) = (try ask("GET \(target)"), target)
    }
    return SitePage(status: answer.status, address: address, answer.body)
  }
}
