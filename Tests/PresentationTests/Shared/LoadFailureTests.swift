import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class LoadFailureTests: XCTestCase {
  func testTryingAgainIsOfferedUnlessItCannotHelp() {
    let mended: [RepositoryError.Code] = [
      .timedOut, .unreachable, .cutOff, .serverError, .badRequest, .redirected, .missingLibrary, .askedToWait, .corrupt,
      .tooLarge, .notFound, .refused, .busy, .full, .rewritten,
    ]
    let fixed: [RepositoryError.Code] = [.unavailable, .configuration, .badAddress]
    for language in Language.allCases {
      let phrases = language.samplePhrases
      for code in mended + fixed {
        let error = RepositoryError(code, subject: "SUBJECT", canRetry: !mended.contains(code))
        let failure = phrases.loadFailure(for: error)
        XCTAssertEqual(failure, Failure(phrases.sentence(for: error), canRetry: mended.contains(code)), code.rawValue)
      }
    }
  }
}
