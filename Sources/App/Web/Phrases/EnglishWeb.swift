/// The web page's server in English.
struct EnglishWeb: WebPhrases {
  func words(for message: GateMessage) -> (title: String, sentence: String) {
    switch message {
    case .malformed:
      (
        "This request cannot be read",
        "Something is wrong with the address, or with how it was sent. Go to the start page."
      )
    case .wrongHost:
      (
        "Not under this name",
        "Arcade does not answer to the name in the address. Use the address that arcade web printed, or start it with --host and this name."
      )
    case .handedOn:
      (
        "This came through another server",
        "Arcade does not know who asks then. If that is meant, start arcade web with --host and the name that the other server has."
      )
    case .needsKey:
      ("Not open for this browser yet", "Open the address that arcade web printed last; it holds the key.")
    case .usedKey:
      (
        "This key does not fit any more",
        "Each key works once. Open the address that arcade web printed last; it holds a new one."
      )
    case .pressKey:
      ("Open Arcade in this browser?", "It is known here from then on, until it was not used for 30 days.")
    case .ended:
      (
        "This browser has to come in anew",
        "It was signed out, not used for 30 days, came by another pass phrase, or is known from an earlier version of Arcade. Nothing else was lost."
      )
    case .signOut: ("Sign out", "This browser is not known here any more then; everything that is kept stays.")
    case .signedOut: ("Signed out", "This browser has to come in anew.")
    case .notKept:
      (
        "It cannot be noted",
        "Arcade cannot write the file web.browsers in its data folder, so nothing was changed. Make room there, then try again."
      )
    case .foreignForm:
      (
        "Sent from somewhere else",
        "This did not come from a page of Arcade, so nothing was done. Do it from Arcade's own page."
      )
    case .staleForm:
      ("This page is from before", "Nothing was done. Go back, load the page again, and repeat what you did.")
    case .notFound: ("There is no such page", "Check the address, or go to the start page.")
    case .wrongMethod: ("This cannot be done here", "Arcade answers only to GET, HEAD and POST.")
    case .bodyTooLarge: ("That is too much at once", "A form can hold up to 1 MB, so nothing was done. Send less.")
    case .headTooLarge: ("That address is too long", "Arcade reads up to 16 kB of address and headers. Send less.")
    case .askPassPhrase: ("Arcade", "Type the pass phrase to come in.")
    case .wrongPassPhrase: ("That was not it", "The pass phrase is another one. Try again.")
    case .tooManyTries:
      ("Too many tries", "Too many pass phrases were wrong. After every five the wait is twice as long.")
    case .unsendable:
      (
        "The answer cannot be sent",
        "That is a mistake of Arcade’s. What you did may be done: look before you do it again."
      )
    case .stopping: ("Arcade is closing", "Nothing was done. Start arcade web again, then load the page again.")
    }
  }
  func again(inSeconds seconds: Int) -> String {
    seconds < 60 ? "Try again in \(seconds) s." : "Try again in \((seconds + 59) / 60) min."
  }
  var passPhrase: String { "Pass phrase" }
  var enter: String { "Come in" }

  var typedIsKept: String {
    "Nothing was done. What you typed is kept on this page: open that address in another window, then go on here."
  }
  var goOn: String { "Go on with what was typed" }

  var toStart: String { "Start page" }

  var summary: String { "serve everything as pages to a browser" }
  func summary(of option: WebOption) -> String {
    switch option {
    case .port: "the port; 8017 or the next free one unless given, 0 for any"
    case .listen: "the address to listen on; only this machine reaches the usual one"
    case .host: "other names by which browsers may call it"
    case .open: "open the browser"
    case .certificate: "serve HTTPS with this certificate (PEM)"
    case .key: "the key of the certificate (PEM)"
    case .passPhraseFile: "let in whoever knows the pass phrase in this file"
    }
  }
  func portTaken(_ port: Int) -> String {
    "Another program listens on port \(port). Name another one with --port, or leave it out for the next free one."
  }
  func portForbidden(_ port: Int) -> String {
    "Port \(port) is not for everybody to listen on. Name one above 1023 with --port."
  }
  func noSuchAddress(_ address: String) -> String {
    "This machine cannot listen on \(address). Name one of its own addresses with --listen."
  }
  func shortPassPhrase(_ path: String, least: Int) -> String {
    "The pass phrase in \(path) is too short to keep anybody out. Write one of at least \(least) characters into its first line."
  }
  func needsPassPhrase(_ address: String) -> String {
    "Others can reach \(address), so a pass phrase is needed. Write one into a file and name it with --pass-phrase-file."
  }
  func emptyPassPhrase(_ path: String) -> String {
    "The first line of \(path) is empty, so there is no pass phrase. Write one into it."
  }
  func badCertificate(_ certificate: String, _ key: String) -> String {
    "\(certificate) and \(key) are not a certificate and its key, both as PEM. Name others with --certificate and --key."
  }
  var certificateAndKey: String { "--certificate and --key go together. Name both files." }
  func noServer(without package: String) -> String {
    "Arcade cannot serve pages, because \(package) is not installed. Install it, then try again."
  }
  var notStarted: String {
    "The server could not start: the system has no threads or files left for it. Close other programs, then try again."
  }
  func headerRefused(_ name: String) -> String { "An answer was not sent, as its header \(name) cannot be." }
  var readableOnTheWay: String {
    "Without --certificate everything is sent as plain text: whoever listens on the way can read it, the pass phrase too."
  }
}
