import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// The built program, started many times at once.
final class SettingsProcessTests: XCTestCase {
  func testEachOfManyCopiesKeepsWhatItSaysIsSaved() throws {
    let arcade = try ArcadeProcess()
    let settings = Setting.all.filter { $0.allowedValues == nil }

    let copies = try settings.map { setting in
      try arcade.start(["settings", "set", setting.name, setting.sample()])
    }

    for copy in copies { XCTAssertEqual(try copy.ending(), .exit(0), copy.complained) }
    let values = try SettingsFile(folder: arcade.folder.path("data")).values()
    XCTAssertEqual(Set(values.keys), Set(settings))
  }
}
