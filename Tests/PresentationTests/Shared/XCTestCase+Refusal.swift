import ArcadePresentation
import XCTest

extension XCTestCase {
  /// Checks that what is typed or sent is refused with a sentence.
  func assertRefuses(
    _ word: String,
    _ texts: [String: String] = [:],
    by module: some Module,
    _ sentence: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    do throws(InputError) {
      try await module.perform(word, texts)
      XCTFail("\(word) was done", file: file, line: line)
    } catch {
      XCTAssertEqual(error, .refused(sentence), file: file, line: line)
    }
  }
}
