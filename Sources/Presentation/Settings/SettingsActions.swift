import ArcadeDomain

/// What can be done everywhere in the settings.
struct SettingsActions {
  /// Leads to the list of all settings; that itself goes without it.
  let list: Action<SettingsIntent>
  let who: Action<SettingsIntent>
  /// What gives somebody what is nobody's, once that was asked.
  var claim: Action<SettingsIntent>
  let browsers, erase: Action<SettingsIntent>

  /// Those of every screen, in the order of help.
  var all: [Action<SettingsIntent>] { [who, claim, browsers, erase] }

  /// What is rarely wanted, behind what only one screen has.
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
