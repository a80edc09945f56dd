import ArcadeConsole
import Foundation

/// A message of the gate to a visitor whose request it rejects.
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

  /// Whether the message links to the start page.
  var leadsToStart: Bool {
    switch self {
    case .malformed, .foreignForm, .staleForm, .notFound, .wrongMethod, .bodyTooLarge, .headTooLarge, .unsendable,
      .usedKey, .signOut:
      true
    default: false
    }
  }

  /// Whether only the address printed in a terminal helps, which may be closed.
  var needsAddress: Bool {
    switch self {
    case .needsKey, .usedKey, .ended: true
    default: false
    }
  }

  /// Returns the mistake in a path, if any.
  static func mistake(in path: String) -> GateMessage? {
    guard let decoded = path.removingPercentEncoding,
      !decoded.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F })
    else { return .malformed }
    // A path that begins with two slashes would lead to another server in a form or a redirect.
    let isElsewhere = decoded.hasPrefix("//") || decoded.contains("\\")
    let hasDots = decoded.split(separator: "/").contains { $0 == "." || $0 == ".." }
    return isElsewhere || hasDots ? .notFound : nil
  }
}
