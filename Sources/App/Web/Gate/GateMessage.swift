/// What the gate says to whom it does not let through.
enum GateMessage: Hashable, Sendable, CaseIterable {
  case malformed, wrongHost, handedOn, needsKey, pressKey, usedKey, ended, signOut, signedOut, notKept, foreignForm,
    staleForm, notFound, wrongMethod, bodyTooLarge,
    headTooLarge, askPassPhrase, wrongPassPhrase, tooManyTries, stopping,
    unsendable

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
    case .malformed, .foreignForm, .staleForm, .notFound, .wrongMethod, .bodyTooLarge, .headTooLarge,
      .unsendable, .usedKey, .signOut:
      true
    case .wrongHost, .handedOn, .needsKey, .pressKey, .ended, .signedOut, .notKept, .askPassPhrase, .wrongPassPhrase,
      .tooManyTries, .stopping:
      false
    }
  }

  init(_ refusal: WebRefusal) {
    self =
      switch refusal {
      case .malformed: .malformed
      case .bodyTooLarge: .bodyTooLarge
      case .headTooLarge: .headTooLarge
      case .stopping: .stopping
      case .unsendable: .unsendable
      }
  }
}
