import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

final class ProfileReadingTests: XCTestCase {
  func testThePublishedExampleIsReadExactly() throws {
    let list = try readPeople(
      """
      [{"id":"4NCJTL13","type":"people","slug":"jo-garner","jobTitle":"Senior Software Engineer","firstName":"Jo","lastName":"Garner",
        "headshot":{"type":"image","mimeType":"image/jpeg","id":"4Mv2CON","url":"https://host.example/images/headshot_jo_garner.jpg",
                    "alt":"headshot jo garner","height":340,"width":340},
        "bio":"optional","socialLinks":[{"type":"linkedin","callToAction":"Follow Jo","url":"https://…"}]},
       {"id":"x2","firstName":"No","lastName":"Photo","headshot":{"type":"image"},"socialLinks":[]}]
      """
    )

    let jo = Person(
      id: Person.ID("4NCJTL13"),
      givenID: "4NCJTL13",
      firstName: "Jo",
      lastName: "Garner",
      name: "Jo Garner",
      title: "Senior Software Engineer",
      matchKey: "jo garner",
      picture: .address("https://host.example/images/headshot_jo_garner.jpg")
    )
    XCTAssertEqual(list.people, [jo])
    let excluded = ExcludedPerson(
      id: "x2",
      index: 1,
      at: SourcePlace("people.example:5:2", entry: 2),
      name: "No Photo",
      reason: .noPicture
    )
    XCTAssertEqual(list.excluded, [excluded])
  }

  func testSoManyPeopleAreUsable() throws {
    for count in [0, 1, 2, 5, 6, 7] {
      let usable = ProfileDocument.profiles(count).dropFirst().dropLast()
      let unusable = [#"{"id":"x","firstName":"No","lastName":"Photo"}"#, "7"]
      let list = try readPeople("[\(([String(usable)] + unusable).filter { !$0.isEmpty }.joined(separator: ","))]")

      XCTAssertEqual(list.people.count, count)
      XCTAssertEqual(list.people.map(\.id.key), (1..<count + 1).map { "P\($0)" })
      XCTAssertEqual(list.reasons, [count: .noPicture, count + 1: .badRow])
    }
  }

  func testWhoCannotBeUsedIsLeftOutWithTheReason() throws {
    let cases: [(element: String, reason: ExcludedPerson.Reason)] = [
      (#"{"firstName":"A","lastName":"B"}"#, .noPicture), (named(url: nil), .noPicture),
      (#"{"firstName":"A","lastName":"B","headshot":null}"#, .noPicture),
      (#"{"firstName":"A","lastName":"B","headshot":"https://h.example/a.png"}"#, .noPicture),
      (#"{"firstName":"A","lastName":"B","headshot":{"url":null}}"#, .noPicture),
      (named(url: ""), .noPicture), (named(url: "  "), .noPicture), (named(url: "ftp://h.example/a.png"), .noPicture),
      (named(url: "https://h.example/WT_Logo-Hye-tm.png"), .placeholder),
      (named(url: "//h.example/featured-image-TEST1.png?w=3"), .placeholder),
      (named(url: "https://h.example/a.png", alt: "Logo"), .placeholder),
      (ProfileDocument.profile(#""id":"n""#, url: "https://h.example/a.png"), .noName),
      (ProfileDocument.profile(#""firstName":"  ","lastName":"""#, url: "https://h.example/a.png"), .noName),
      (ProfileDocument.profile(#""firstName":5,"lastName":null"#, url: "https://h.example/a.png"), .noName),
      (ProfileDocument.profile(#""firstName":"\#u{200B}","lastName":"—""#, url: "https://h.example/a.png"), .noName),
      (ProfileDocument.profile(#""id":"P1","firstName":"A""#, url: "https://h.example/a.png"), .duplicateID),
      ("null", .badRow), ("[]", .badRow), (#""Ada""#, .badRow), ("true", .badRow), ("1e400", .badRow),
    ]
    for (element, reason) in cases {
      let list = try readPeople("[\(ProfileDocument.profiles(1).dropFirst().dropLast()),\(element)]", in: .elsewhere)
      XCTAssertEqual(list.people.map(\.name), ["Ada One"], element)
      XCTAssertEqual(list.reasons, [1: reason], element)
      XCTAssertEqual(list.excluded.map(\.place.withoutLine), [entry(2)], element)
    }
  }

  func testAPictureThatThreePeopleShareShowsNoneOfThem() throws {
    for (count, isUsable) in [(2, true), (3, false), (4, false)] {
      let same = (0..<count).map {
        ProfileDocument.profile(#""id":"S\#($0)","firstName":"Sam\#($0)""#, url: "//h.example/same.png")
      }
      let list = try readPeople("[\((same + [named(url: "https://h.example/b.png")]).joined(separator: ","))]")
      XCTAssertEqual(list.people.count, isUsable ? count + 1 : 1)
      XCTAssertEqual(list.excluded.map(\.reason), Array(repeating: .samePictureAsOthers, count: isUsable ? 0 : count))
    }
  }

  func testOnePersonWhoStandsThereThreeTimesSharesNoPicture() throws {
    let one = ProfileDocument.profile(#""id":"A","firstName":"A""#, url: "//h.example/a")
    let list = try readPeople("[\(one),\(one),\(one)]")
    XCTAssertEqual(list.people.map(\.id.key), ["A"])
    XCTAssertEqual(list.reasons, [1: .duplicateID, 2: .duplicateID])
  }

  func testTwoPeopleWithOneNameBothStayWithOneKey() throws {
    let list = try readPeople(
      """
      [\(ProfileDocument.profile(#""id":"1","firstName":"José","lastName":"Muñoz""#, url: "https://h.example/1")),
       \(ProfileDocument.profile(#""id":"2","firstName":" JOSE ","lastName":"\nMunoz""#, url: "https://h.example/2"))]
      """
    )
    XCTAssertEqual(list.people.map(\.name), ["José Muñoz", "JOSE Munoz"])
    XCTAssertEqual(Set(list.people.map(\.matchKey)), ["jose munoz"])
    XCTAssertEqual(Set(list.people.map(\.id)).count, 2)
  }

  func testIdsAreAsReadOrMadeOfTheNameAndThePicture() throws {
    func person(_ id: String, _ name: String, _ url: String) -> String {
      ProfileDocument.profile(#"\#(id)"firstName":"\#(name)""#, url: url)
    }
    let first = [
      person(#""id":7,"#, "Seven", "//h/7"), person("", "Ann", "//h/a"), person(#""id":"","#, "Ann", "//h/b"),
      person(#""id":null,"#, "Ann", "//h/a"), person(#""id":true,"#, "Bo", "//h/a2"),
    ]
    let people = try readPeople("[\(first.joined(separator: ","))]").people
    XCTAssertEqual(people.map(\.givenID), ["7", nil, nil, nil, nil])
    XCTAssertEqual(Set(people.map(\.id)).count, 5)
    XCTAssertEqual(people[0].id.key, "7")

    let later = try readPeople("[\(first.reversed().dropLast().dropFirst().joined(separator: ","))]").people
    XCTAssertEqual(Set(later.map(\.id)), Set(people[1...3].map(\.id)))

    let thief = person(#""id":"\#(people[1].id.key)","#, "Thief", "//h/t")
    let withThief = try readPeople("[\(first[1]),\(thief)]").people
    XCTAssertEqual(withThief.map(\.givenID), [nil, people[1].id.key])
    XCTAssertEqual(Set(withThief.map(\.id)).count, 2)
  }

  func testAddressesAreReadFromWhereTheListStands() throws {
    let server = try XCTUnwrap(URL(string: "http://host.example/api/profiles"))
    let cases: [(url: String, place: FeedPlace, address: String?)] = [
      ("//img.example/a.png", .elsewhere, "https://img.example/a.png"), ("a.png", .elsewhere, nil),
      ("/etc/passwd", .elsewhere, nil), ("file:///etc/passwd", .elsewhere, nil),
      ("file:///etc/passwd", .web(server), nil), ("~/a.png", .elsewhere, nil),
      ("/etc/passwd", .web(server), "http://host.example/etc/passwd"), ("javascript:alert(1)", .web(server), nil),
      ("a.png", .web(server), "http://host.example/api/a.png"), ("data:image/png;base64,AA", .web(server), nil),
      (" https://img.example/a.png ", .web(server), "https://img.example/a.png"),
      ("HTTP://img.example/a.png", .web(server), "HTTP://img.example/a.png"),
      ("a b.png", .file("/team/people.json"), "/team/a b.png"), ("../a.png", .file("/team/people.json"), "/a.png"),
      ("/pics/a.png", .file("/team/people.json"), "/pics/a.png"),
      ("file:///pics/a.png", .file("/team/people.json"), "/pics/a.png"),
      ("//img.example/a.png", .file("/team/people.json"), "https://img.example/a.png"),
    ]
    for (url, place, address) in cases {
      let list = try readPeople("[\(named(url: url))]", in: place)
      XCTAssertEqual(list.people.first?.picture, address.map(PictureSource.address), url)
      XCTAssertEqual(list.reasons, address == nil ? [0: .noPicture] : [:], url)
    }
  }

  func testWhatIsNoListOfPeopleIsCorruptAndNamesTheSource() async {
    let bodies = [
      "", " ", "\n\n", "<!DOCTYPE html><html><body>name</body></html>", "[", #"[{"firstName":"A","#, "{}", "null", "7",
      #""people""#, #"{"people":null}"#, #"{"people":{}}"#, #"{"products":[]}"#, "[1,2]", #"["Ada","Bea"]"#,
      #"[{"text_eng":"school","text_spa":"escuela"}]"#, #"{"items":[{"sku":"A"}]}"#, "\u{0}\u{1}\u{2}", "last\nOne",
      "\"name\nAda", String(repeating: "[", count: 100_000),
    ]
    for body in bodies {
      await expectFailure(.corrupt, subject: "people.example", "\(body.prefix(40))") { try readPeople(body) }
    }
    XCTAssertThrowsError(try PeopleReader(subject: "").read(Data([0x6E, 0xFF, 0xFE])))
  }

  func testAListMayBeWrappedOrBeginWithAMark() throws {
    let list = try readPeople(ProfileDocument.profiles(2))
    for wrapper in ["people", "items", "profiles"] {
      XCTAssertEqual(try readPeople("\u{FEFF} {\"\(wrapper)\":\(ProfileDocument.profiles(2)),\"count\":2}"), list)
    }
    XCTAssertEqual(try readPeople("[]"), PeopleList(people: []))
  }

  func testHostileTextIsReadAsItWillBeSeen() throws {
    let marks = String(repeating: "\u{301}", count: 10_000)
    let long = String(repeating: "long ", count: 20_000)
    let list = try readPeople(
      """
      [\(ProfileDocument.profile(#""firstName":"\u001b[2JEve","lastName":"\u202eMallory","jobTitle":"a\u0000b""#, url: "//h/1")),
       \(ProfileDocument.profile(#""firstName":"e\#(marks)""#, url: "//h/2")),
       \(ProfileDocument.profile(#""firstName":"\#(long)","team":"\#(long)""#, url: "//h/3", alt: long))]
      """
    )
    XCTAssertEqual(list.excluded, [])
    XCTAssertEqual([list.people[0].name, list.people[0].matchKey], ["Eve Mallory", "eve mallory"])
    XCTAssertEqual([list.people[0].title, list.people[1].matchKey], ["ab", "e"])
    XCTAssertLessThanOrEqual(list.people[2].name.count, 500)
  }

  private func named(url: String?, alt: String? = nil) -> String {
    ProfileDocument.profile(#""firstName":"Zed","lastName":"Last""#, url: url, alt: alt)
  }
}

/// Properties of every list, whatever its contents.
final class RandomPeopleTests: XCTestCase {
  private var random = SplitMix64(seed: 7)

  func testEachElementIsUsableOrLeftOutOnceAndInOrder() throws {
    for _ in 0..<200 {
      let elements = (0..<random.next() % 12).map { _ in element() }
      let text = #"[{"name":"Ada","picture":"//h/ada"}\#(elements.map { "," + $0 }.joined())]"#
      let list = try readPeople(text)

      XCTAssertEqual(list.people.count + list.excluded.count, elements.count + 1, text)
      XCTAssertEqual(list.excluded.map(\.index), Set(list.excluded.map(\.index)).sorted(), text)
      XCTAssertEqual(list.excluded.map(\.place.entry), list.excluded.map { $0.index + 1 }, text)
      XCTAssertEqual(Set(list.people.map(\.id)).count, list.people.count, text)
      XCTAssertTrue(list.people.allSatisfy { !$0.matchKey.isEmpty && ($0.givenID ?? $0.id.key) == $0.id.key }, text)
      XCTAssertTrue(list.people.allSatisfy { $0.picture != nil || $0.appearance != .unknown }, text)
      let shared = Dictionary(grouping: list.people.compactMap(\.picture), by: \.self)
      XCTAssertTrue(shared.values.allSatisfy { $0.count < 3 }, text)
      XCTAssertEqual(try readPeople(text), list, text)
    }
  }

  private func element() -> String {
    let member = [
      any([#""id":1"#, #""id":"1""#, #""id":"2""#, #""id":null"#, #""id":[]"#, #""x":0"#]),
      any([#""firstName":"Bo""#, #""first":"Cy""#, #""name":"Di É""#, #""name":" ""#, #""name":7"#]),
      any([#""lastName":"Li""#, #""last":null"#, #""last":"Li""#]),
      any([
        #""headshot":{"url":"//h/a"}"#, #""headshot":{"alt":"Logo","url":"//h/b"}"#, #""headshot":{}"#,
        #""picture":"//h/a""#, #""picture":"//h/c""#, #""headshot":"//h/a""#, #""picture":{}"#,
      ]),
      any([#""description":"a hat""#, #""description":"photo""#, #""traits":7"#, #""y":0"#, #""team":null"#]),
    ]
    return any(["null", "7", "[]", #""Bo""#] + Array(repeating: "{\(member.joined(separator: ","))}", count: 12))
  }

  private func any(_ values: [String]) -> String { values[Int(random.next() % UInt64(values.count))] }
}

final class PersonIDsTests: XCTestCase {
  /// Answers are also stored under the numbers, so these must not change.
  func testWhoIsCalledAlikeIsNumberedAroundTheIDsOfTheList() {
    let key = "~93b25d095e0818bc77577a3be1104596"
    var ids = PersonIDs(given: ["7", "\(key)-3"])
    let made = ["Ada Lovelace", "Ada Lovelace", "Ada Lovelace", "Ada Lovelace"].map { ids.next(for: entry($0))?.key }
    XCTAssertEqual(made, [key, "\(key)-2", "\(key)-4", "\(key)-5"])
    XCTAssertEqual(ids.next(for: entry("Bo", id: "7"))?.key, "7")
    XCTAssertEqual(ids.next(for: entry("Bo", id: "\(key)-3"))?.key, "\(key)-3")
    XCTAssertNil(ids.next(for: entry("Bo", id: "7")))
    XCTAssertEqual(ids.next(for: entry("Ada Lovelace"))?.key, "\(key)-6")
  }

  /// Numbering has to be linear: comparing each person with all earlier ones would take days.
  func testAListFullOfOnePersonIsNumberedInNoTime() {
    var ids = PersonIDs(given: [])
    var last: Person.ID?
    for _ in 0..<100_000 { last = ids.next(for: entry("Ada Lovelace")) }
    XCTAssertEqual(last?.key, "~93b25d095e0818bc77577a3be1104596-100000")
  }

  private func entry(_ name: String, id: String? = nil) -> PersonEntry {
    var entry = PersonEntry(at: .line(1, of: "people.csv"), name: name)
    entry.givenID = id
    return entry
  }
}

final class PictureAddressesTests: XCTestCase {
  /// Most paths are appended to the folder; the result must equal that of fully resolving them.
  func testEveryPathIsThatOfThePlace() {
    var random = SplitMix64(seed: 16)
    let pieces = [
      "a", "B7", "pics", ".", "..", "/", "//", "-", "_", " ", "~", "%20", "é", "写真", "?", "#", ":", "\\", ".png", "a.",
    ]
    for list in ["/team/people.csv", "people.csv", "/te am/é/../people.csv", "./x/people.csv", "~/people.csv"] {
      let place = FeedPlace.file(list)
      let addresses = PictureAddresses(from: place)
      for _ in 0..<2_000 {
        let path = (0..<1 + random.next() % 6).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }.joined()
        XCTAssertEqual(addresses.address(of: path), place.address(of: path), "\(list): \(path)")
      }
    }
  }
}

/// Reads a list of people, by default in the file `/team/people.csv`.
func readPeople(
  _ text: String,
  in place: FeedPlace = .file("/team/people.csv")
) throws(RepositoryError) -> PeopleList {
  try PeopleReader(subject: "people.example", place: place).read(Data(text.utf8))
}

extension PeopleList {
  /// The reason of each omission, by place.
  var reasons: [Int: ExcludedPerson.Reason] {
    Dictionary(excluded.map { ($0.index, $0.reason) }) { first, _ in first }
  }
}

extension Person {
  /// All texts of a card.
  var card: String {
    let words = if case .described(let text) = appearance { text } else { "" }
    return [words, title ?? "", team ?? ""].joined(separator: "\n")
  }
}
