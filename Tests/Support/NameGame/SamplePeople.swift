public import ArcadeData
public import ArcadeDomain

/// Invented people for tests: Ada Archer, Bea Baker, and so on.
public enum SamplePeople {
  private static let names = [
    "Ada Archer", "Bea Baker", "Cem Carter", "Dan Dyer", "Eva Elder", "Fay Fisher", "Gil Glover", "Hal Hunter",
    "Ida Irons", "Jo Joiner", "Kai Keeler", "Lea Lister",
  ]

  /// Returns a number of people with different names.
  public static func people(_ count: Int = 6) -> [Person] {
    (0..<count).map { number in
      let name = names[number % names.count]
      return person(number, named: number < names.count ? name : "\(name) \(number)")
    }
  }

  /// Returns the person with a number, whose ID is `P07` for 7.
  public static func person(_ number: Int, named name: String) -> Person {
    let parts = name.split(separator: " ", maxSplits: 1).map(String.init)
    let key = number < 10 ? "P0\(number)" : "P\(number)"
    return Person(
      id: Person.ID(key),
      givenID: key,
      firstName: parts[0],
      lastName: parts.count > 1 ? parts[1] : "",
      name: name,
      title: number.isMultiple(of: 2) ? "Engineer" : nil,
      team: number.isMultiple(of: 3) ? "Web" : nil,
      matchKey: name.lowercased(),
      appearance: .described("person in the picture \(number)"),
      picture: .address("https://example.com/people/\(key).png")
    )
  }

  /// A person who was left out without a picture.
  public static let leftOut = ExcludedPerson(
    id: "X1",
    index: 6,
    at: SourcePlace("people.json:9:3", entry: 7),
    name: "No Photo",
    reason: .noPicture
  )

  /// Returns a repository of a number of people, and one who was left out.
  public static func repository(_ count: Int = 6, freshness: Freshness = .fresh) -> InMemoryPeople {
    InMemoryPeople(PeopleList(people: people(count), excluded: [leftOut]), freshness: freshness)
  }

  /// Begins a game whose clock is not running yet.
  public static func game(
    people count: Int = 6,
    mode: NameGameMode = .practice,
    hasClock: Bool = true,
    seed: UInt64 = 1
  ) throws -> NameGame {
    try NameGame(of: people(count), mode: mode, hasClock: hasClock, random: SplitMix64(seed: seed))
  }
}

extension NameGame {
  /// Answers the round rightly.
  @discardableResult
  public mutating func answerRight(at reading: Duration = .zero) -> NameReply {
    answer(round.answer, inRound: round.number, at: reading)
  }

  /// Answers the round with a wrong person who is not crossed out.
  @discardableResult
  public mutating func answerWrong(at reading: Duration = .zero) -> NameReply {
    let wrong = round.options.indices.first { $0 != round.answer && round.isOpen($0) }
    return answer(wrong ?? -1, inRound: round.number, at: reading)
  }
}

/// Answers of a server of profiles, as JSON texts.
public enum ProfileDocument {
  /// Returns profiles with a picture each: `P1` is Ada One, whose picture is `/1.png` of a host.
  public static func profiles(_ count: Int, host: String = "https://host.example") -> String {
    let names = ["Ada One", "Bea Two", "Cem Three", "Dan Four", "Eva Five", "Fay Six", "Gil Seven", "Hal Eight"]
    let profiles = (0..<count).map { index in
      let parts = names[index % names.count].split(separator: " ")
      return profile(
        #""id":"P\#(index + 1)","firstName":"\#(parts[0])","lastName":"\#(parts[1])""#,
        url: "\(host)/\(index + 1).png"
      )
    }
    return "[\(profiles.joined(separator: ","))]"
  }

  /// Returns a profile with some members, and a headshot if there is a URL.
  public static func profile(_ members: String, url: String?, alt: String? = nil) -> String {
    let headshot = [url.map { #""url":"\#($0)""# }, alt.map { #""alt":"\#($0)""# }].compactMap { $0 }
    return #"{"type":"people",\#(members),"headshot":{\#((["\"type\":\"image\""] + headshot).joined(separator: ","))}}"#
  }
}
