import ArcadeConsole
import Foundation

/// What the gate says to whom it does not let through.
enum GateMessage: Hashable, Sendable, CaseIterable {
  case malformed, wrongHost, handedOn, needsKey, pressKey, usedKey, ended, signOut, signedOut, notKept, foreignForm,
    staleForm, notFound, wrongMethod, bodyTooLarge, headTooLarge, askPassPhrase, wrongPassPhrase, tooManyTries,
    stopping, unsendable

  var status: Int {
    switch self {
    case .pressKey, .signOut, .signedOut: 200
    case .malformed, .wrongHost, .handedOn: 400
    case .needsKey, .usedKey, .ended, .foreignForm, .staleForm, .askPassPhrase, .wrongPassPhrase: 403
    case .notFound: 404
    case .wrongMethod: 405
    case .bodyTooLarge: 413
    case .tooManyTries: 429
    case .headTooLarge: 431
    case .unsendable, .notKept: 500
    case .stopping: 503
    }
  }

  /// Whether the start page is a way on.
  var leadsToStart: Bool {
    switch self {
    case .malformed, .foreignForm, .staleForm, .notFound, .wrongMethod, .bodyTooLarge, .headTooLarge, .unsendable,
      .usedKey, .signOut:
      true
    default: false
    }
  }

  /// Whether only an address helps that was printed in a window, which may be gone.
  var needsAddress: Bool {
    switch self {
    case .needsKey, .usedKey, .ended: true
    default: false
    }
  }

  /// What is wrong with a path, if anything.
  static func mistake(in path: String) -> GateMessage? {
    guard let decoded = path.removingPercentEncoding,
      !decoded.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F })
    else { return .malformed }
    // What begins with two slashes would lead to another server where it stands in a form or a redirect.
    let isElsewhere = decoded.hasPrefix("//") || decoded.contains("\\")
    let hasDots = decoded.split(separator: "/").contains { $0 == "." || $0 == ".." }
    return isElsewhere || hasDots ? .notFound : nil
  }
}
