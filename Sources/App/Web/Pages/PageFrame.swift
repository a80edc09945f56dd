import ArcadeConsole
import ArcadeDomain
import ArcadePresentation

/// The context of a page besides its screen.
struct PageFrame: Sendable {
  /// The language of the screen, and of the frame around it.
  var language: Language
  /// The address of the screen, where its forms are sent.
  var address: String
  /// The address of the parent screen, to which Escape leads.
  var up: String?
  /// The number of the drawing in the session, by which a form sent twice is recognised.
  var number = 0
  /// All systems and the settings, as links at the top.
  var systems: [PageLink] = []
  /// The owner of the data that is shown and stored.
  var owner = Owner.nobody
  /// Whether the user can change to another person.
  var offersOwners = false
  /// Whether the user signed in, so that they can sign out.
  var canSignOut = false
  /// Whether the user can choose another language.
  var offersLanguages = false
  /// The token that every form must contain; it differs on each page.
  var formToken: String
  /// The version of Arcade.
  var version: String
  /// Whether signs are left out and there is no time limit.
  var isAccessible = false
  /// The files that can be downloaded.
  var downloads: [PageLink] = []
  /// The rejected form, to be shown again.
  var kept: PostedForm?
  /// Returns the address of a picture for the page; nil if its words replace it.
  var picture: @Sendable (Picture) -> String? = { _ in nil }

  /// The mark of the page in its forms: the drawing and the owner, if there is one.
  var mark: String { owner.isNobody ? String(number) : "\(number) \(owner.key)" }

  /// The first part of the address, which names the system.
  var place: String { String(address.dropFirst().prefix { $0 != "/" && $0 != "?" }) }
}

/// A link with its label.
struct PageLink: Hashable, Sendable {
  /// The text for a person.
  let label: String
  /// The target address.
  let address: String

  /// Names a link.
  init(_ label: String, to address: String) {
    self.label = label
    self.address = address
  }
}
