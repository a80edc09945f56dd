import ArcadeDomain

/// What a game shows, already formatted and translated.
public enum NameGameContent: ScreenContent {
  /// A round that waits for its answer.
  case round(Round)
  /// What the game has come to.
  case over([Fact])

  /// The same as blocks.
  public var page: Page {
    switch self {
    case .round(let round): round.page
    case .over(let facts): Page(.facts(facts))
    }
  }

  /// Somebody who is asked for.
  public struct Round: Hashable, Sendable {
    /// Who is asked for.
    public let question: String
    /// The face whose name is asked for; nil where a face is chosen.
    public let face: Face?
    /// The faces or names to choose from.
    public let options: [Option]
    /// How much time was left, or had passed; nil where no time is counted, or the news says it.
    public let time: String?

    /// Makes a round of finished texts, as a preview or a test does.
    public init(question: String, face: Face? = nil, options: [Option], time: String? = nil) {
      (self.question, self.face, self.options, self.time) = (question, face, options, time)
    }

    /// Without the time, which a countdown tells better.
    fileprivate var page: Page {
      Page([.text(question, .strong)] + (face.map { [$0.block] } ?? []) + [.choices(options.map(\.choice))])
    }
  }

  /// What stands for somebody.
  public struct Face: Hashable, Sendable {
    /// How somebody looks, in words that do not give the name away; or the name, where that is what is chosen.
    public let words: String
    /// The path of a picture file; nil where there is none.
    public let picture: String?

    /// Joins words with a picture.
    public init(_ words: String, picture: String? = nil) { (self.words, self.picture) = (words, picture) }

    /// The face as a picture; nil where there is none.
    public var shown: Picture? { picture.map { Picture([$0], words: words, isAtHand: true) } }

    /// The face as a part of a page.
    public var block: Block { shown.map(Block.picture) ?? .text(words) }
  }

  /// One of those to choose from.
  public struct Option: Hashable, Sendable, Identifiable {
    /// Its place, from 1.
    public let id: String
    /// What stands there; a sentence that says so where it was struck out.
    public let face: Face
    /// Whether it was struck out.
    public let isStruckOut: Bool

    /// Makes an option.
    public init(_ id: String, _ face: Face, isStruckOut: Bool = false) {
      (self.id, self.face, self.isStruckOut) = (id, face, isStruckOut)
    }

    /// The same as something to choose.
    public var choice: Choice { Choice(id, face.words, picture: face.shown) }
  }
}

extension NameGameContent.Round {
  init(_ game: NameGame, time: String?, pictures: [Person.ID: String], phrases: NamePhrases) {
    let (round, isReverse) = (game.round, game.mode.isReverse)
    func face(of person: Person) -> NameGameContent.Face {
      NameGameContent.Face(phrases.card(of: person), picture: pictures[person.id])
    }
    self.init(
      question: isReverse ? phrases.whoIsThis : phrases.who(is: round.asked.name),
      face: isReverse ? face(of: round.asked) : nil,
      options: round.options.enumerated().map { index, person in
        let place = String(index + 1)
        guard round.isOpen(index) else {
          let words = phrases.struckOut(place, name: nil)
          let picture = isReverse ? nil : pictures[person.id]
          return NameGameContent.Option(place, .init(words, picture: picture), isStruckOut: true)
        }
        return NameGameContent.Option(place, isReverse ? .init(person.name) : face(of: person))
      },
      time: time
    )
  }
}

extension [Fact] {
  /// What a game has come to, with the best score so far where that is known.
  init(_ result: NameGameResult, best: Int?, phrases: NamePhrases) {
    let rules = result.mode.rules
    self = [Fact(phrases.rightLabel, phrases.formats.number(result.score))]
    if !result.mode.endsAtFirstMiss { append(Fact(phrases.wrongLabel, phrases.formats.number(result.wrong))) }
    append(Fact(phrases.accuracyLabel, phrases.share(result.accuracy)))
    if rules == .untimed {
      append(Fact(phrases.timeLabel, phrases.seconds(Int(result.duration.components.seconds))))
    }
    if let best { append(Fact(phrases.bestSoFarLabel, phrases.formats.number(best))) }
  }
}
