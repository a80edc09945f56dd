import ArcadeData
import ArcadeDomain
import Foundation

/// The responses of `arcade web` over loopback, on all cores, which the client shares.
enum WebBenchmarks {
  private static let browsers = 8
  private static let pages = 2_000
  private static let actions = 200
  private static let sessions = 64
  /// The first pages of all systems.
  private static let places = ["/", "/shop", "/shop/cart", "/prices", "/names", "/words", "/observe", "/settings"]

  static func run() async throws -> [Benchmark] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "arcade-bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let arcade = try ServedArcade(dataFolder: folder.appending(path: "served").path)
    let visitors = try (0..<browsers).map { _ in try arcade.newVisitor() }
    let one = try await Benchmark("a page of the shop to one browser, whole", runs: 301, aim: .milliseconds(20)) {
      try visitors[0].connection.ask(visitors[0].page("/shop"))
    }
    var many: [Benchmark] = []
    for (name, address) in [("the menu", "/"), ("the start of a game", "/prices"), ("a page of the shop", "/shop")] {
      for isCompressed in [false, true] {
        let requests = visitors.map { $0.page(address, isCompressed: isCompressed) }
        let aim = Duration.milliseconds(isCompressed ? pages * 1_000 / 1_500 : pages / 10)
        let kind = isCompressed ? "\(name), compressed," : name
        many.append(
          try await Benchmark("\(kind) to \(browsers) browsers", count: pages, runs: 11, aim: aim) {
            try ask(pages, requests, on: visitors, for: 200)
          }
        )
      }
    }
    let commits = try await commits(in: folder.appending(path: "raw").path)
    let forms = try visitors.map { try $0.action("action=add&f-code=MUG", on: "/shop") }
    let stored = try await Benchmark(
      "adding to the cart in \(browsers) browsers",
      count: actions,
      runs: 11,
      aim: commits.median / 0.8
    ) {
      try ask(actions, forms, on: visitors, for: 303)
    }
    let everything = try await everyPlace(of: ServedArcade(dataFolder: folder.appending(path: "crowded").path))
    return [one] + many + [commits, stored.compared(to: commits, "raw commits"), everything]
  }

  /// Measures the first page of every system while all sessions are taken, and the memory.
  private static func everyPlace(of arcade: ServedArcade) async throws -> Benchmark {
    let visitors = try (0..<sessions).map { _ in
      let visitor = try arcade.newVisitor()
      try visitor.connection.ask(visitor.page("/"))
      return visitor
    }
    for visitor in visitors { for place in places { try visitor.connection.ask(visitor.page(place)) } }
    let memory = arcade.mostMemory.map { ", which take at most \($0) MB" } ?? ""
    let name = "the beginnings of all systems in one of \(sessions) sessions\(memory)"
    return try await Benchmark(name, count: places.count, runs: 101) {
      for place in places { try visitors[0].connection.ask(visitors[0].page(place)) }
    }
  }

  /// Sends a number of requests, one on each connection at a time, without waiting for each response.
  private static func ask(_ count: Int, _ requests: [[UInt8]], on visitors: [ServedArcade.Visitor], for status: Int)
    throws
  {
    for (request, visitor) in zip(requests, visitors) { try visitor.connection.send(request) }
    var (sent, answered) = (visitors.count, 0)
    while answered < count {
      for place in try LoopbackConnection.ready(of: visitors.map(\.connection)) {
        guard try visitors[place].connection.status() == status else { throw LoopbackConnection.Broken() }
        answered += 1
        guard sent < count else { continue }
        try visitors[place].connection.send(requests[place])
        sent += 1
      }
    }
  }

  /// Measures commits to this disk alone.
  private static func commits(in folder: String) async throws -> Benchmark {
    let table = Migration("CREATE TABLE raw (number INTEGER) STRICT")
    let database = Database(path: "\(folder)/arcade.sqlite", migrations: [table])
    return try await Benchmark("raw commits to the same disk", count: actions, runs: 11) {
      for number in 0..<actions {
        try await database.write { try $0.run("INSERT INTO raw VALUES (?)", number) }
      }
    }
  }
}
