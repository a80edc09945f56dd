import ArcadeDomain
import ArcadePresentation

/// Puts the name game's screens together: presenter, view and router of each.
struct NameModules {
  let roster: NameRoster
  let console: NameConsole
  let randomness: Randomness

  private var phrases: any NamePhrases { console.namePhrases }

  func home(_ router: ConsoleNameRouter) -> ConsoleNameHomeView {
    ConsoleNameHomeView(
      presenter: NameHomePresenter(roster: roster, phrases: phrases, seconds: console.seconds),
      router: router,
      console: console
    )
  }

  func game(_ mode: NameGameMode, after last: Person.ID?, _ router: ConsoleNameRouter) -> ConsoleNameGameView {
    ConsoleNameGameView(
      presenter: NameGamePresenter(
        roster: roster,
        mode: mode,
        after: last,
        phrases: phrases,
        random: randomness.makeGenerator()
      ),
      router: router,
      console: console
    )
  }

  func over(_ outcome: NameGameOutcome, _ router: ConsoleNameRouter) -> ConsoleNameOverView {
    ConsoleNameOverView(
      presenter: NameOverPresenter(roster: roster, outcome: outcome, phrases: phrases),
      router: router,
      console: console
    )
  }

  func people(_ router: ConsoleNameRouter) -> ConsoleNamePeopleView {
    ConsoleNamePeopleView(
      presenter: NamePeoplePresenter(roster: roster, phrases: phrases),
      router: router,
      console: console
    )
  }

  func person(_ number: Int, _ router: ConsoleNameRouter) -> ConsoleNamePersonView {
    ConsoleNamePersonView(
      presenter: NamePersonPresenter(roster: roster, number: number, phrases: phrases),
      router: router,
      console: console
    )
  }

  func records(_ subject: NameRecordPresenter.Subject, _ router: ConsoleNameRouter) -> ConsoleNameRecordView {
    ConsoleNameRecordView(
      presenter: NameRecordPresenter(roster: roster, subject: subject, phrases: phrases),
      router: router,
      console: console
    )
  }
}
