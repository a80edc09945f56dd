import XCTest

@testable import ArcadeApp

/// The name under which a browser keeps a file.
final class DownloadedFileTests: XCTestCase {
  func testEveryNameIsSafeInAHeadAndInAFolder() {
    let dispositions = [
      "tea.csv": #"attachment; filename="tea.csv""#,
      "green tea.csv": #"attachment; filename="green tea.csv""#,
      "té.csv": #"attachment; filename="t_.csv"; filename*=UTF-8''t%C3%A9.csv"#,
      "お茶.json": #"attachment; filename="__.json"; filename*=UTF-8''%E3%81%8A%E8%8C%B6.json"#,
      "🍵.txt": #"attachment; filename="_.txt"; filename*=UTF-8''%F0%9F%8D%B5.txt"#,
      "a\"b.csv": #"attachment; filename="a_b.csv""#,
      "a\\b.csv": #"attachment; filename="a_b.csv""#,
      "../../etc/passwd.csv": #"attachment; filename="_.._.._etc_passwd.csv""#,
      ".hidden.csv": #"attachment; filename="_.hidden.csv""#,
      "--help.csv": #"attachment; filename="_--help.csv""#,
      "a\r\nSet-Cookie: x=y.csv": #"attachment; filename="a__Set-Cookie_ x=y.csv""#,
      "\u{202E}vsc.csv": #"attachment; filename="_vsc.csv""#,
      "a;b'c%41.csv": #"attachment; filename="a;b'c_41.csv""#,
      "C:nul.csv": #"attachment; filename="C_nul.csv""#,
      ".csv": #"attachment; filename="_.csv""#,
    ]
    for (name, disposition) in dispositions {
      XCTAssertEqual(DownloadedFile(name, .csv).disposition, disposition, name)
    }
    let long = DownloadedFile(String(repeating: "a", count: 3_000) + ".csv", .csv).disposition
    XCTAssertEqual(long, "attachment; filename=\"\(String(repeating: "a", count: 80)).csv\"")
  }
}
