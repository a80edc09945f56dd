import ArcadeData
import ArcadeDomain
import Foundation
import XCTest

/// A day begins where the clocks of the shop say so.
final class DayBoundTests: XCTestCase {
  func testADayHasAsManyHoursAsItsClocksGiveIt() throws {
    let table: [(zone: String, day: String, start: String, hours: Int64)] = [
      ("UTC", "2026-12-01", "2026-12-01T00:00:00Z", 24),
      ("Europe/Madrid", "2026-12-01", "2026-11-30T23:00:00Z", 24),
      ("Europe/Madrid", "2026-03-29", "2026-03-28T23:00:00Z", 23),
      ("Europe/Madrid", "2026-10-25", "2026-10-24T22:00:00Z", 25),
      ("Asia/Tokyo", "2026-12-01", "2026-11-30T15:00:00Z", 24),
      ("Pacific/Kiritimati", "2026-12-01", "2026-11-30T10:00:00Z", 24),
      ("Pacific/Pago_Pago", "2026-12-01", "2026-12-01T11:00:00Z", 24),
      // Clocks go from 0:00 to 1:00 there, so that the day begins at 1:00.
      ("Africa/Cairo", "2026-04-24", "2026-04-23T22:00:00Z", 23),
    ]
    for (zone, text, start, hours) in table {
      let time = SystemTime(timeZone: try XCTUnwrap(TimeZone(identifier: zone)))
      let day = try XCTUnwrap(CalendarDay(iso: text))
      let next = time.start(of: CalendarDay(daysSince1970: day.daysSince1970 + 1))
      XCTAssertEqual(time.start(of: day).isoText, start, zone)
      XCTAssertEqual(next.since(time.start(of: day)), .seconds(hours * 3_600), "\(zone) \(text)")
    }
  }
}
