import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// The hours of a day in which watches are updated.
final class DayHoursTests: XCTestCase {
  func testItIsWaitedUntilTheyBegin() throws {
    // It is 9:00.
    let cases: [(String, Int?)] = [
      ("8:00-22:00", nil), ("9:00-9:01", nil), ("8:00-9:00", 23 * 60), ("9:30-22:00", 30), ("22:00-6:00", 13 * 60),
      ("22:00-9:01", nil), ("00:00-24:00", nil), ("09:01-09:00", 1),
    ]
    for (text, minutes) in cases {
      let hours = try XCTUnwrap(DayHours(text), text)
      XCTAssertEqual(hours.wait(by: HandDrivenTime()), minutes.map { .seconds(60 * $0) }, text)
    }
    // Two hours east of Greenwich it is 11:00.
    let east = HandDrivenTime(utcOffset: 7_200)
    XCTAssertEqual(DayHours("8:00-10:00")?.wait(by: east), .seconds(21 * 3_600))
  }

  func testOnADayOnWhichClocksAreSetTheHoursAreThoseOnTheWall() throws {
    let cases: [(now: String, hours: String, minutes: Int?)] = [
      // From 2:00 to 3:00 in Madrid: at 7:30, at 8:00 and at 1:00.
      ("2026-03-29T05:30:00Z", "8:00-22:00", 30), ("2026-03-29T06:00:00Z", "8:00-22:00", nil),
      ("2026-03-29T00:00:00Z", "2:30-4:00", 60), ("2026-03-29T20:00:00Z", "8:00-22:00", 600),
      // From 3:00 to 2:00: at 7:30, at 8:00, and at 23:00 on the day before.
      ("2026-10-25T06:30:00Z", "8:00-22:00", 30), ("2026-10-25T07:00:00Z", "8:00-22:00", nil),
      ("2026-10-24T21:00:00Z", "8:00-22:00", 600), ("2026-10-25T22:30:00Z", "22:00-24:00", nil),
    ]
    for (now, text, minutes) in cases {
      let time = SystemTime(frozen: try XCTUnwrap(Moment(iso: now)), zone: "Europe/Madrid")
      XCTAssertEqual(try XCTUnwrap(DayHours(text)).wait(by: time), minutes.map { .seconds(60 * $0) }, "\(now) \(text)")
    }
  }

  func testAnythingElseIsNone() {
    for text in [
      "", "8-22", "8:00", "8:00-", "8:00-8:00", "8:0-9:00", "8:60-9:00", "24:01-9:00", "24:00-9:00", "-1:00-9:00",
      "8:00-22:00-23:00", "８:00-9:00", "+8:00-9:00",
    ] {
      XCTAssertNil(DayHours(text), text)
    }
  }

  func testEveryKeepsToThem() async throws {
    let run = try BareRun()
    await run.done(["observe", "search", "tea", "--count", "2"])
    let every = ["observe", "every", "1h", "--times", "3", "--between", "9:30-10:45", "--json"]
    await run.done(every)
    let moments = try run.sql("SELECT updated_at FROM watch_updates ORDER BY number").split(separator: "\n")
    XCTAssertEqual(
      moments.map { $0.prefix(16) },
      ["2026-11-20T09:00", "2026-11-20T09:30", "2026-11-20T10:30", "2026-11-21T09:30"]
    )
    let wrong = await run(["observe", "every", "1h", "--between", "8"])
    XCTAssertEqual(wrong.exit, .usage)
  }
}
