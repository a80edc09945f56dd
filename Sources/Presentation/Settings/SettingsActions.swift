import ArcadeDomain

/// The actions on every screen of the settings.
struct SettingsActions {
  /// The link to the list of settings, which the list itself omits.
  let list: Action<SettingsIntent>
  let who: Action<SettingsIntent>
  /// Gives data without an owner to an owner, after a confirmation.
  var claim: Action<SettingsIntent>
  let browsers, erase: Action<SettingsIntent>

  /// The actions of every screen, in the order of the help.
  var all: [Action<SettingsIntent>] { [who, claim, browsers, erase] }

  /// Returns the rare actions, after those of one screen.
  func more(_ own: Action<SettingsIntent>?..., forms: Action<SettingsIntent>...) -> Block {
    .more {
      Block.forms(forms + [claim])
      Block.list(own + [who, browsers, erase])
    }
  }
}

extension SettingsScreens {
  /// The actions of every screen.
  var actions: SettingsActions {
    let name = Parameter(Field("name", phrases.whoLabel, .text), else: { [phrases] in phrases.badOwner($0) }) {
      Owner($0)
    }
    return SettingsActions(
      list: Action("list", phrases.listAction, caption: phrases.listCaption, to: .list, weight: .main),
      who: Action("who", phrases.ownersAction, caption: phrases.ownersCaption, to: .owners),
      claim: Action("adopt", phrases.claimAction, caption: phrases.claimCaption, name) { .go(.claim($0)) },
      browsers: Action("browsers", phrases.browsersAction, to: .browsers),
      erase: Action("erase", phrases.eraseAction, to: .erase)
    )
  }
}
