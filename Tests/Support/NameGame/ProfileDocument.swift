/// What a server of profiles answers, as texts of JSON.
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

  /// Returns a profile with some members, and a headshot where there is an address.
  public static func profile(_ members: String, url: String?, alt: String? = nil) -> String {
    let headshot = [url.map { #""url":"\#($0)""# }, alt.map { #""alt":"\#($0)""# }].compactMap { $0 }
    return #"{"type":"people",\#(members),"headshot":{\#((["\"type\":\"image\""] + headshot).joined(separator: ","))}}"#
  }
}
