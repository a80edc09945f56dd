import ArcadeDomain
import ArcadePresentation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

final class CommandFailureTests: XCTestCase {
  func testEveryFailureOfARepositoryHasItsExitCode() {
    let cases: [(RepositoryError.Code, Int32)] = [
      (.unavailable, 69), (.unreachable, 69), (.cutOff, 69), (.serverError, 69), (.badRequest, 69), (.redirected, 69),
      (.missingLibrary, 69), (.notModified, 69), (.isFolder, 65), (.isDevice, 65), (.timedOut, 75), (.askedToWait, 75),
      (.busy, 75), (.rewritten, 75), (.corrupt, 65),
      (.tooLarge, 65), (.severalCurrencies, 65), (.notFound, 66), (.refused, 77), (.full, 74), (.notWritable, 73),
      (.exists, 73), (.notOurs, 78), (.newerVersion, 78), (.olderVersion, 78), (.configuration, 78), (.badAddress, 78),
      (.storeUnreachable, 69), (.storeSilent, 69), (.noSuchStore, 69), (.storeLibraryMissing, 69), (.storeRefused, 77),
      (.storeEncoding, 78), (.badStoreAddress, 78), (.passwordInAddress, 78), (.notAFile, 64), (.unstorable, 65),
      (.watchBusy, 75), (.storeUntrusted, 78), (.replaced, 74), (.storeCrowded, 75), (.storeForbidden, 77),
      (.storeReadOnly, 69), (.storeTaken, 78), (.storePooled, 78),
      (RepositoryError.Code(rawValue: "something new"), 65),
    ]
    for (code, exit) in cases {
      XCTAssertEqual(failure(RepositoryError(code, subject: "x")).exit.rawValue, exit, code.rawValue)
    }
  }

  func testOtherErrorsHaveTheirsTooAndAllAreThoseOfSysexits() {
    XCTAssertEqual(failure(UsageError.missingValue(.lang)).exit, .usage)
    XCTAssertEqual(failure(MoneyError.overflow).exit, .badData)
    XCTAssertEqual(failure(InputFailure.failed(5)).exit, .io)
    XCTAssertEqual(failure(SystemRefusal(code: 1)).exit, .internal)
    let ready = CommandFailure(exit: .no, code: "no", message: "No.")
    XCTAssertEqual(failure(ready).exit, .no)
    XCTAssertEqual(ExitCode.allCases.map(\.rawValue), [0, 1, 64, 65, 66, 69, 70, 73, 74, 75, 77, 78])
  }

  func testTheDetailIsForTheVerboseAndTheSanitised() {
    let failure = failure(RepositoryError(.refused, subject: "sh\u{1B}[2Jop", detail: "errno 13", status: 403))

    XCTAssertEqual(
      failure.text(isJSON: false, isVerbose: true),
      "shop may not be used (status 403): permission is missing. [errno 13]"
    )
    XCTAssertFalse(failure.text(isJSON: false, isVerbose: false).contains("errno"))
    XCTAssertEqual(
      failure.text(isJSON: true, isVerbose: true),
      #"{"error":{"code":"refused","message":"sh\u001b[2Jop may not be used (status 403): permission is missing."# + ""
        + #"","subject":"sh\u001b[2Jop","status":403,"detail":"errno 13"}}"#
    )
  }

  private func failure(_ error: any Error) -> CommandFailure {
    let language = Language.english
    return CommandFailure(
      error,
      of: .shop,
      phrases: ShopPhrases(language, formats: Formats(locale: "en_US")),
      console: language.consolePhrases
    )
  }
}
