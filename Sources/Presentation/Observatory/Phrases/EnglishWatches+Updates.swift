import ArcadeDomain

// What a search or an update brought, in English.
extension EnglishWatches {
  func found(_ count: Int) -> String { "Found \(listings(count))." }
  func nothingFound(_ text: String) -> String {
    "Nothing found for “\(text)”. The watch is kept."
  }
  func updated(_ parts: [String]) -> String { "Updated: \(parts.joined(separator: ", "))" }
  func changed(_ count: Int) -> String { "\(formats.number(count)) changed" }
  func new(_ count: Int) -> String { "\(formats.number(count)) new" }
  func returned(_ count: Int) -> String { "\(formats.number(count)) returned" }
  func outOfSight(_ count: Int) -> String { "\(formats.number(count)) out of sight" }
  func noChanges(since moment: Moment) -> String { "No changes since \(formats.moment(moment))" }
  func emptied(_ count: Int) -> String {
    "The search finds nothing any more: \(listings(count)) went out of sight. Nothing was deleted, and \(count == 1 ? "its" : "their") history stays."
  }
  func recentChanges(_ counts: [Int]) -> String {
    "Changes with the latest updates: \(counts.map(formats.number).joined(separator: ", "))"
  }
  var incomplete: String { "This update is incomplete; what it did not show stays as it was." }
  func sentence(for gap: SearchGap) -> String {
    switch gap {
    case .pageFailed(let page, let code):
      "Page \(formats.number(page)) could not be read (\(reason(code)))."
    case .limitHit(let limit): "The source has more results than the \(formats.number(limit)) that came."
    case .countDrifted(let before, let after):
      "The source counted \(formats.number(before)) results first and \(formats.number(after)) later."
    case .missing(let missing, let count):
      "The source counts \(formats.number(count)) results, but \(formats.number(missing)) of them did not come."
    case .leftOut(let count): "\(count == 1 ? "1 entry" : "\(formats.number(count)) entries") could not be read."
    }
  }

  func reason(_ code: RepositoryError.Code) -> String {
    switch code {
    case .timedOut: "no answer in time"
    case .unreachable: "no connection"
    case .cutOff: "the answer broke off"
    case .serverError: "an error of the server"
    case .badRequest: "the request was refused"
    case .redirected: "a redirect that cannot be followed"
    case .askedToWait: "a pause was asked for"
    case .unclear: "it does not say clearly how many results there are"
    default: code.rawValue
    }
  }
}
