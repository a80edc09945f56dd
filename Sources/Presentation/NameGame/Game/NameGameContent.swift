import ArcadeDomain

/// The content of a game, formatted and translated.
public enum NameGameContent: ScreenContent {
  /// A round that waits for its answer.
  case round(Round)
  /// The result of the game.
  case over([Fact])

  /// The content as blocks.
  public var page: Page {
    switch self {
    case .round(let round): round.page
    case .over(let facts): Page(.facts(facts))
    }
  }

  /// A question about a person.
  public struct Round: Hashable, Sendable {
    /// The text of the question.
    public let question: String
    /// The face whose name is asked for; nil if a face is chosen.
    public let face: Face?
    /// The faces or names to choose from.
    public let options: [Option]
    /// The remaining or the elapsed time; nil if no time is counted, or if the news shows it.
    public let time: String?

    /// Creates a round from finished texts, for a preview or a test.
    public init(question: String, face: Face? = nil, options: [Option], time: String? = nil) {
      (self.question, self.face, self.options, self.time) = (question, face, options, time)
    }

    /// The round without the time, which the countdown shows.
    fileprivate var page: Page {
      Page([.text(question, .strong)] + (face.map { [$0.block] } ?? []) + [.choices(options.map(\.choice))])
    }
  }

  /// A face, a description or a name.
  public struct Face: Hashable, Sendable {
    /// A description without the name, or the name if names are chosen.
    public let words: String
    /// The path of a picture file; nil if there is none.
    public let picture: String?

    /// Creates a face from words and a picture.
    public init(_ words: String, picture: String? = nil) { (self.words, self.picture) = (words, picture) }

    /// The face as a picture; nil if there is none.
    public var shown: Picture? { picture.map { Picture([$0], words: words, isAtHand: true) } }

    /// The face as a block.
    public var block: Block { shown.map(Block.picture) ?? .text(words) }
  }

  /// One of the options.
  public struct Option: Hashable, Sendable, Identifiable {
    /// The number, from 1.
    public let id: String
    /// The face or the name; a note if the option was struck out.
    public let face: Face
    /// Whether it was struck out.
    public let isStruckOut: Bool

    /// Creates an option.
    public init(_ id: String, _ face: Face, isStruckOut: Bool = false) {
      (self.id, self.face, self.isStruckOut) = (id, face, isStruckOut)
    }

    /// The option as a choice.
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
  /// Creates the facts of a game's result, with the best score so far if it is known.
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
