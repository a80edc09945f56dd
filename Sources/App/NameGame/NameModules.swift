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

  func people(_ router: ConsoleNameRouter) -> ConsoleRecordView<NamePeoplePresenter> {
    let presenter = NamePeoplePresenter(roster: roster, phrases: phrases)
    presenter.router = router
    return ConsoleRecordView(
      presenter,
      console: console,
      commands: [.init("N", "", console.words.person)],
      hint: console.words.typePerson
    ) { [console] line in
      guard line.arguments.isEmpty, let number = Int(line.command) else {
        return await console.follow(line, by: router)
      }
      await presenter.go(to: .person(number))
      return .done
    }
  }

  func person(_ number: Int, _ router: ConsoleNameRouter) -> ConsoleNamePersonView {
    ConsoleNamePersonView(
      presenter: NamePersonPresenter(roster: roster, number: number, phrases: phrases),
      router: router,
      console: console
    )
  }

  func records(_ subject: NameRecordPresenter.Subject, _ router: ConsoleNameRouter) -> ConsoleRecordView<
    NameRecordPresenter
  > {
    let presenter = NameRecordPresenter(roster: roster, subject: subject, phrases: phrases)
    presenter.router = router
    return ConsoleRecordView(presenter, console: console) { [console] in await console.follow($0, by: router) }
  }
}
