import ArcadeDomain

/// The sentences in English.
struct English: Phrases {
  let language = Language.english
  let formats: Formats

  func sentence(for error: RepositoryError) -> String {
    let (subject, slip) = (error.subject, slip(in: error))
    return switch error.code {
    case .unavailable:
      "\(subject) is not available offline: nothing from it was kept yet. Connect once, then it works offline too."
    case .unreachable:
      "\(subject) could not be reached: there is no connection to it. Check the network or the address."
    case .cutOff:
      "\(subject) closed the connection before all of its answer had come. The fault is on its side or on the way; try again in a moment."
    case .timedOut: "\(subject) did not answer in time. It may be busy; try again in a moment."
    case .silent: "Nobody writes anything into \(subject). Start what should fill it, then try again."
    case .serverError: "\(subject) answered with an error\(status(error)). The fault is on its side; try again later."
    case .badRequest:
      "\(subject) refused the request\(status(error))\(reason(error)). Check the address and the settings."
    case .redirected:
      "\(subject) sends on to an address that cannot be followed\(status(error)). Check the address; it may have moved."
    case .missingLibrary:
      "Nothing can be asked over the network: \(subject) is missing. Install it (on Debian: sudo apt-get install \(subject)), then try again."
    case .askedToWait: "\(subject) asks for a pause before it answers again\(status(error)). Try again later."
    case .notModified:
      "\(subject) answered that nothing had changed\(status(error)), though nobody had asked that. The fault is on its side; try again later."
    case .isFolder: "\(subject) is a folder. Name a file in it."
    case .isDevice: "\(subject) is a device. Name a file."
    case .corrupt where slip != nil: "\(slip ?? subject). Nothing was changed."
    case .corrupt where error.row != nil:
      "\(subject) was read, but a row cannot be right: \(error.row ?? ""). Nothing was changed. Restore a backup, or mend it by hand."
    case .corrupt: "\(subject) was read, but it is not what it should be. Nothing was changed."
    case .rewritten:
      "Somebody wrote into \(subject) while it was read. Nothing was changed; try again when it is finished."
    case .notFound: "\(subject) was not found\(status(error)). Check the path or the address."
    case .refused: "\(subject) may not be used\(status(error)): permission is missing."
    case .full: "\(subject) could not be written: the disk is full. Free some space, then try again."
    case .fileLimit:
      "\(subject) could not be written: files may grow no further here (ulimit -f). Raise the limit, then try again."
    case .tooLarge: "\(subject) is larger than Arcade reads. Nothing was changed."
    case .noSuchColumn:
      "\(subject) has no column or key “\(error.detail)”\(found(error) { ", but \($0)" }). Say which one it is, as in \(error.detail)=\(error.found.first ?? "sku"). Nothing was changed."
    case .severalCurrencies:
      "\(subject) has prices in more than one currency, which cannot be added. Use one currency; nothing was changed."
    case .notOurs:
      "\(subject) belongs to another program. It was left untouched; choose another data folder."
    case .notBackup:
      "\(subject) is not a backup of Arcade. Nothing was changed; choose a file that Arcade has written as one."
    case .olderVersion:
      "\(subject) was written by an Arcade of before the first release (its tables: version \(error.detail)), which this one cannot read. It was left untouched; choose another place, or use it with the Arcade that wrote it."
    case .newerVersion: "\(subject) was written by a newer Arcade. It was left untouched; update Arcade to use it."
    case .replaced:
      "\(subject) was deleted or overwritten while it was in use. What was done before is not in it any more; only what was done after that can be. Bring the rest back from a backup."
    case .busy: "\(subject) is in use by another running Arcade. Try again in a moment."
    case .notWritable: "\(subject) cannot be written. Check its permissions, or choose another place."
    case .exists: "\(subject) exists already and was left untouched. Choose another name."
    case .badAddress:
      "\(subject) is not an address that Arcade reads. Use a file, or an address that begins with http:// or https://."
    case .cancelled: "Reading \(subject) was interrupted. Nothing was changed."
    case .configuration where slip != nil: "\(slip ?? subject). Correct it, then start again."
    case .configuration: "\(subject) is not a setting that works. Correct it, then start again."
    default: storeSentence(for: error) ?? "\(subject) failed (\(error.code.rawValue))."
    }
  }

  private func found(_ error: RepositoryError, _ sentence: (String) -> String) -> String {
    error.found.isEmpty ? "" : sentence(formats.list(error.found.map { "“\($0)”" }))
  }

  var answersWait: String { "Until then your answers are kept in memory and tried again with each step." }

  var gameIsGone: String {
    "The game is no longer in the data, for example because another Arcade restored a backup. Its answers are not kept."
  }

  func sentence(for mistake: FeedMistake) -> String {
    switch mistake {
    case .missing(let key): "“\(key)” is missing"
    case .unknownKey(let key, _): "“\(key)” is not a key that is read here"
    case .unknownValue(let value, let allowed, _) where allowed.count > 8: "“\(value)” is not known here"
    case .unknownValue(let value, let allowed, _): "“\(value)” is none of \(formats.list(allowed))"
    case .wrongShape: "this is not what it should be"
    case .notAnAddress(let text): "“\(text)” is not an address that Arcade reads"
    case .amount(.notANumber(let text)): "“\(text)” is not an amount"
    case .amount(.tooPrecise(let text, let decimals)): "“\(text)” has more than \(decimals) decimals"
    case .amount(.undecided(let text)): "“\(text)” can be read in two ways, with decimals or with thousands"
    case .amount(.tooLarge(let text)): "“\(text)” is larger than an amount can be"
    case .outOfRange(let text, let lowest, let highest?): "“\(text)” is not between \(lowest) and \(highest)"
    case .outOfRange(let text, let lowest, nil): "“\(text)” is below \(lowest)"
    case .repeated(let text): "“\(text)” stands here a second time"
    case .tooManyFields: "this row has more fields than the header"
    case .notUTF8: "these bytes are not UTF-8"
    case .unclosedQuote: "a quote is opened and never closed"
    case .syntax(let mistake): sentence(for: mistake)
    }
  }

  private func sentence(for mistake: SyntaxMistake) -> String {
    let text = mistake.text
    return switch mistake.code {
    case .missingComma: "a comma is missing after \(text)"
    case .trailingComma: "a comma stands behind the last value"
    case .missingColon: "a colon is missing after \(text)"
    case .missingValue: "a value is missing before \(text)"
    case .missingClose: "a closing \(text) is missing"
    case .cutOff: "the document ends before its closing \(text)"
    case .notAValue: "“\(text)” is no value"
    case .notAKey: "“\(text)” is no key"
    case .notANumber: "“\(text)” is no number"
    case .controlCharacter: "the character \(text) cannot stand in a text as it is"
    case .badEscape: "“\(text)” is no escape"
    case .halfCharacter: "“\(text)” is half of a character"
    case .behindTheEnd: "“\(text)” stands behind the end of the document"
    case .tooDeep: "this lies more than \(text) levels deep"
    case .empty: "the document is empty"
    default: "this cannot be read (\(mistake.code.rawValue))"
    }
  }

  func suggestion(for mistake: FeedMistake) -> String? {
    switch mistake {
    case .missing(let key): "add “\(key)”"
    case .unknownKey(_, let nearest?), .unknownValue(_, _, let nearest?): "write “\(nearest)”"
    case .unknownKey: "remove it"
    case .unknownValue(_, let allowed, nil): "write one of \(formats.list(allowed))"
    case .amount(.tooPrecise(_, let decimals)):
      decimals == 0 ? "write a whole number" : "write at most \(decimals) decimals"
    case .outOfRange(_, let lowest, nil): "write at least \(lowest)"
    case .outOfRange(_, let lowest, let highest?): "write a number from \(lowest) to \(highest)"
    case .repeated: "give each a different one"
    case .tooManyFields: "put quotes around a text with the separator in it"
    case .notUTF8: "save the file as UTF-8"
    case .unclosedQuote: "close the quote"
    case .amount(.notANumber): "write digits with at most one point, such as 1234.50"
    case .amount(.undecided): "say whether a point or a comma parts the decimals"
    case .amount(.tooLarge): "write a smaller amount"
    case .notAnAddress: "write a file, or an address that begins with http:// or https://"
    case .wrongShape(let shape): "write \(name(of: shape))"
    case .syntax(let mistake): suggestion(for: mistake)
    }
  }

  private func suggestion(for mistake: SyntaxMistake) -> String? {
    switch mistake.code {
    case .notAValue: "write a text in double quotes, a number, true, false or null"
    case .notAKey: "write the key in double quotes"
    case .notANumber: "write digits with at most one point, such as 1234.50"
    case .controlCharacter: "write \(mistake.escape)"
    case .badEscape: "write \\\\ for a backslash"
    case .halfCharacter: "write both halves, or the character"
    case .behindTheEnd, .trailingComma: "remove it"
    default: nil
    }
  }

  func entry(_ number: Int) -> String { "entry \(formats.number(number))" }
  func moreProblems(_ count: Int) -> String {
    count == 1 ? "There is 1 more problem." : "There are \(formats.number(count)) more problems."
  }

  func unexpected(_ error: any Error) -> String {
    "Something went wrong that nobody foresaw: \(error). Nothing was lost; please report it."
  }

  func joining(_ sentence: String, _ next: String) -> String { "\(sentence) \(next)" }
  func adding(_ suggestion: String, to sentence: String) -> String { "\(sentence) (\(suggestion))" }

  func didYouMean(_ word: String) -> String { "Did you mean “\(word)”?" }

  func sentence(for error: MoneyError) -> String {
    switch error {
    case .overflow: "The sum is larger than an amount can be. Make it smaller."
    case .currenciesDiffer(let one, let other): "Amounts in \(one) and \(other) cannot be added. Use one currency."
    case .notPositive(let amount): "\(formats.money(amount)) is no price: it must be above zero."
    }
  }

  /// What a server said against a request.
  private func reason(_ error: RepositoryError) -> String { error.detail.isEmpty ? "" : ": “\(error.detail)”" }

  private func status(_ error: RepositoryError) -> String { error.status.map { " (status \($0))" } ?? "" }

  private func name(of shape: FeedShape) -> String {
    switch shape {
    case .text: "a text that is not empty"
    case .wholeNumber: "a whole number"
    case .amount: "an amount such as 7.50"
    case .list: "a list"
    case .object: "an object with keys"
    case .date: "a date such as 2026-12-24"
    case .monthDay: "a day of the year such as 12-24"
    case .code: "a code without spaces, of at most 64 letters"
    case .textOrTranslations: "a text, or an object with a text per language"
    case .flag: "true or false"
    }
  }
}
