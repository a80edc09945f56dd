/// The sentences that more than one system says, about games and about lists.
public protocol SharedPhrases: Sendable {
  /// The title of the first screen.
  var menuTitle: String { get }
  /// What choosing a row is called.
  var openAction: String { get }
  /// What loading again is called.
  var retryAction: String { get }
  /// What going back one level of categories is called.
  var upAction: String { get }
  /// What looking at the finished games is called.
  var historyAction: String { get }
  /// What a product's page is called.
  var linkAction: String { get }
  /// What a product's picture is called.
  var pictureAction: String { get }
  /// Above the numbers that choose a row.
  var numberLabel: String { get }
  /// What turning to the next page is called.
  var nextPageAction: String { get }
  /// What turning to the page before is called.
  var previousPageAction: String { get }
  /// The number of a page.
  func page(_ number: Int, of count: Int) -> String
  /// There is no page in that direction.
  var noFurtherPage: String { get }
  /// No row has the number that was typed.
  func noSuchRow(_ text: String) -> String
  /// A field was left empty that an action needs.
  func missing(_ label: String) -> String
  /// What was to be done is about something that is not there any more.
  var staleAction: String { get }
  /// What was to be done cannot be done here, or not now.
  var notOffered: String { get }
  /// There is no level above the categories that are shown.
  var alreadyAtTop: String { get }
  /// Something has another name.
  func renamed(_ name: String, to newName: String) -> String
  /// Nothing was deleted, as was wished.
  var nothingDeleted: String { get }

  /// The title of the finished games.
  var historyTitle: String { get }
  /// The title of the best games.
  var bestTitle: String { get }
  /// The title of the best games together with what is worth another look.
  var statsTitle: String { get }
  /// Where no game was finished yet.
  var noGames: String { get }
  /// Above the times of games.
  var playedLabel: String { get }
  /// Above the best results.
  var bestLabel: String { get }
  /// Above the numbers of games.
  var gamesLabel: String { get }
  /// Above whose something is.
  var whoLabel: String { get }
  /// Whose what has no name is.
  var noOwner: String { get }
  /// Who it is that everything is kept for.
  func youAre(_ name: String) -> String
  /// Nobody can be called that.
  func badOwner(_ name: String) -> String
  /// The title of the best games of several.
  var everybodysBestTitle: String { get }
  /// Before the number of right answers.
  var rightLabel: String { get }
  /// Before the number of wrong answers.
  var wrongLabel: String { get }
  /// Before how often somebody or something was asked for.
  var askedLabel: String { get }
  /// An answer came when it counted no more.
  var tooLate: String { get }
  /// A game has ended long ago, gave way to another, or was another session's.
  var gameNotInProgress: String { get }
}

extension SystemPhrases {
  /// The title of the first screen.
  public var menuTitle: String { base.menuTitle }
  /// What choosing a row is called.
  public var openAction: String { base.openAction }
  /// What loading again is called.
  public var retryAction: String { base.retryAction }
  /// What going back one level of categories is called.
  public var upAction: String { base.upAction }
  /// What looking at the finished games is called.
  public var historyAction: String { base.historyAction }
  /// What a product's page is called.
  public var linkAction: String { base.linkAction }
  /// What a product's picture is called.
  public var pictureAction: String { base.pictureAction }
  /// Above the numbers that choose a row.
  public var numberLabel: String { base.numberLabel }
  /// What turning to the next page is called.
  public var nextPageAction: String { base.nextPageAction }
  /// What turning to the page before is called.
  public var previousPageAction: String { base.previousPageAction }
  /// The number of a page.
  public func page(_ number: Int, of count: Int) -> String { base.page(number, of: count) }
  /// There is no page in that direction.
  public var noFurtherPage: String { base.noFurtherPage }
  /// No row has the number that was typed.
  public func noSuchRow(_ text: String) -> String { base.noSuchRow(text) }
  /// A field was left empty that an action needs.
  public func missing(_ label: String) -> String { base.missing(label) }
  /// What was to be done is about something that is not there any more.
  public var staleAction: String { base.staleAction }
  /// What was to be done cannot be done here, or not now.
  public var notOffered: String { base.notOffered }
  /// There is no level above the categories that are shown.
  public var alreadyAtTop: String { base.alreadyAtTop }
  /// Something has another name.
  public func renamed(_ name: String, to newName: String) -> String { base.renamed(name, to: newName) }
  /// Nothing was deleted, as was wished.
  public var nothingDeleted: String { base.nothingDeleted }
  /// The title of the finished games.
  public var historyTitle: String { base.historyTitle }
  /// The title of the best games.
  public var bestTitle: String { base.bestTitle }
  /// The title of the best games together with what is worth another look.
  public var statsTitle: String { base.statsTitle }
  /// Where no game was finished yet.
  public var noGames: String { base.noGames }
  /// Above the times of games.
  public var playedLabel: String { base.playedLabel }
  /// Above the best results.
  public var bestLabel: String { base.bestLabel }
  /// Above the numbers of games.
  public var gamesLabel: String { base.gamesLabel }
  /// Above whose something is.
  public var whoLabel: String { base.whoLabel }
  /// Whose what has no name is.
  public var noOwner: String { base.noOwner }
  /// Who it is that everything is kept for.
  public func youAre(_ name: String) -> String { base.youAre(name) }
  /// Nobody can be called that.
  public func badOwner(_ name: String) -> String { base.badOwner(name) }
  /// The title of the best games of several.
  public var everybodysBestTitle: String { base.everybodysBestTitle }
  /// Before the number of right answers.
  public var rightLabel: String { base.rightLabel }
  /// Before the number of wrong answers.
  public var wrongLabel: String { base.wrongLabel }
  /// Before how often somebody or something was asked for.
  public var askedLabel: String { base.askedLabel }
  /// An answer came when it counted no more.
  public var tooLate: String { base.tooLate }
  /// A game has ended long ago, gave way to another, or was another session's.
  public var gameNotInProgress: String { base.gameNotInProgress }
}
