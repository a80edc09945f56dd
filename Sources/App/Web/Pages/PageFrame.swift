import ArcadeConsole
import ArcadeDomain
import ArcadePresentation

/// What a page needs besides its screen.
struct PageFrame: Sendable {
  /// The language of the screen, and of the frame around it.
  var language: Language
  /// The address of the screen, where its forms are sent.
  var address: String
  /// The address of what the screen belongs to, where Escape leads.
  var up: String?
  /// Which drawing of the session it is, by which a form that was sent twice is known.
  var number = 0
  /// All systems and the settings, as links at the top.
  var systems: [PageLink] = []
  /// Whose everything is that is shown and kept.
  var owner = Owner.nobody
  /// Whether the reader may go on as somebody else.
  var offersOwners = false
  /// Whether the reader came in, so that they can leave.
  var canSignOut = false
  /// Whether the reader may choose another language.
  var offersLanguages = false
  /// What every form must bring along; of another page it is another text.
  var formToken: String
  /// The version of Arcade.
  var version: String
  /// Whether signs are left out and nothing hurries.
  var isAccessible = false
  /// What can be taken away as a file.
  var downloads: [PageLink] = []
  /// What was typed into a form that could not be taken, to be shown in it again.
  var kept: PostedForm?
  /// The address from which the page gets a picture; nil where there is none, so that its words stand in for it.
  var picture: @Sendable (Picture) -> String? = { _ in nil }

  /// What forms say of the page that they stood on: which drawing it was and, where that is somebody in particular, whose.
  var mark: String { owner.isNobody ? String(number) : "\(number) \(owner.key)" }

  /// The first part of the address, which names the system.
  var place: String { String(address.dropFirst().prefix { $0 != "/" && $0 != "?" }) }
}

/// A link with what it is called.
struct PageLink: Hashable, Sendable {
  /// What a person reads.
  let label: String
  /// Where it leads.
  let address: String

  /// Names a link.
  init(_ label: String, to address: String) {
    self.label = label
    self.address = address
  }
}
