import ArcadeDomain

extension English {
  var menuTitle: String { "Arcade" }
  var openAction: String { "open it" }
  var retryAction: String { "try again" }
  var upAction: String { "back one level" }
  var historyAction: String { "the finished games" }
  var linkAction: String { "the product's page" }
  var pictureAction: String { "the product's picture" }
  var numberLabel: String { "No." }
  var nextPageAction: String { "the next page" }
  var previousPageAction: String { "the page before" }
  func page(_ number: Int, of count: Int) -> String { "Page \(formats.number(number)) of \(formats.number(count))" }
  var noFurtherPage: String { "There is no further page in that direction." }
  func noSuchRow(_ text: String) -> String { "There is no “\(text)” here. Choose one of those shown." }
  func missing(_ label: String) -> String {
    "“\(label)” is missing, so nothing was done. Fill it in and send it again."
  }
  var staleAction: String {
    "This was about something that is not here any more, so nothing was done. Choose from what is shown now."
  }
  var notOffered: String { "This cannot be done here now. Choose from what is shown." }
  var alreadyAtTop: String { "These are the categories at the top already." }
  func renamed(_ name: String, to newName: String) -> String { "“\(name)” is called “\(newName)” now." }
  var nothingDeleted: String { "Nothing was deleted." }

  var historyTitle: String { "Finished games" }
  var bestTitle: String { "Best games" }
  var statsTitle: String { "Statistics" }
  var noGames: String { "No game was finished yet." }
  var playedLabel: String { "Played" }
  var bestLabel: String { "Best" }
  var gamesLabel: String { "Games" }
  var whoLabel: String { "Who" }
  var noOwner: String { "no name" }
  func youAre(_ name: String) -> String { "You are \(name)." }
  func badOwner(_ name: String) -> String {
    "“\(name)” cannot be a name here. Write up to \(Owner.longestName) characters that can be seen."
  }
  var everybodysBestTitle: String { "Best games of all" }
  var rightLabel: String { "Right" }
  var wrongLabel: String { "Wrong" }
  var askedLabel: String { "Asked" }
  var tooLate: String { "That came too late and does not count." }
  var gameNotInProgress: String { "This game is not in progress any more. Begin a new one." }
}
