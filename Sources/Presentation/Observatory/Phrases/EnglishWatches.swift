import ArcadeDomain

/// The observatory in English.
struct EnglishWatches: WatchPhrases {
  let base: any Phrases

  var watchesTitle: String { "Watches" }
  var noWatches: String {
    "Nothing is watched yet. A search makes a watch: tea, say, finds much in an invented market, offline."
  }
  var watchLabel: String { "Watch" }
  var unreadLabel: String { "Unread" }
  var updatedLabel: String { "Updated" }
  var nameMissing: String { "A watch needs a name, with something in it to read." }
  func askToDelete(_ watch: WatchSummary) -> String {
    let count = watch.counts.values.reduce(0, +)
    return
      "Delete the watch “\(watch.watch.name.text)”? Its \(listings(count)) and \(count == 1 ? "its" : "their") whole history are lost."
  }
  func deleted(_ name: String) -> String { "Deleted: “\(name)”." }
  var watchGone: String {
    "It is not there any more: it was deleted elsewhere. The list of the watches has those that are."
  }
  func watchBusy(by name: String) -> String {
    "\(name.isEmpty ? "Another copy of Arcade" : name) is updating this watch; try again in a moment."
  }
  func watchExists(_ name: String) -> String {
    "There is a watch “\(name)” already, and it was left as it is. Choose another name, or update that one."
  }
  func noSuchSource(_ name: String) -> String {
    "There is no source “\(name)”. Use demo, rakuten, or file: with a path."
  }
  var fileFromAfar: String {
    "Only at the machine that Arcade runs on can a file be named. Search there, or choose demo or rakuten."
  }
  var noPath: String { "There is no path behind file:. Write one, as in file:shop.csv." }
  func notAskedOffline(_ server: String) -> String {
    "\(server) is not asked offline. What was found before is in the watches; a search needs a connection."
  }
  func settingNeeded(_ key: String, said reason: String?) -> String {
    let why = reason.map { " (\($0))" } ?? ""
    return
      "The setting \(key) is missing, or the server does not accept it\(why). Set it in the settings."
  }
  func notOneOf(_ text: String, _ words: [String]) -> String {
    "“\(text)” is not one of them. Use \(words.joined(separator: ", "))."
  }
  func about(_ name: String, _ sentence: String) -> String { "\(name): \(sentence)" }

  func listings(_ count: Int) -> String { "\(formats.number(count)) \(count == 1 ? "listing" : "listings")" }
}
