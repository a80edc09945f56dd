import ArcadeTesting

extension IchibaAnswer {
  /// The responses of the transcripts' server to requests for Rakuten.
  static let transcriptAnswers: [String: [LoopbackAnswer]] = [
    itemPaths.older: [
      .json(page(of: 1...30, count: 40)), .json(page(of: 31...40, count: 40, number: 2)),
      .json(page(of: 1...30, count: 40)), .status(503), .status(503), .status(503),
      .json(#"{"count":0,"page":1,"hits":0,"pageCount":0}"#),
    ],
    itemPaths.keyed: [.json(#"{"errors":{"errorCode":403,"errorMessage":"CLIENT_IP_NOT_ALLOWED"}}"#, status: 403)],
    genrePaths.older: [.json(#"{"children":[{"child":{"genreId":100227,"genreName":"食品","genreLevel":1}}]}"#)],
    // Two searches; down for a round, then with other listings, then with an invalid one, then down for good.
    "/flaky\(itemPaths.older)": [
      .json(page(of: 1...2, count: 2)), .json(page(of: 1...2, count: 2)), .status(503), .status(503), .status(503),
      .json(page(of: 2...3, count: 2)), .json(page([item(3), "{}"], count: 2)), .status(503),
    ],
  ]

  /// A result of one listing with its picture.
  static func result(pictured address: String) -> String {
    page([item(1).replacing("https://thumbnail.example/1.jpg", with: address)], count: 1)
  }
}
