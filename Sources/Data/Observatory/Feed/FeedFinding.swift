import ArcadeDomain

/// Where a record of a feed stands.
struct FeedSpot: Hashable, Sendable {
  /// What comes earlier has less: the first byte of a line, or the position in a list.
  let order: Int
  /// The path to it; nil where the line says enough.
  let path: String?

  /// A line of a file, by any byte of it.
  init(byte: Int) { self.init(order: byte, path: nil) }

  /// An element of a list.
  init(element: Int, path: String) { self.init(order: element, path: path) }

  private init(order: Int, path: String?) {
    self.order = order
    self.path = path
  }
}

/// Something wrong at a place of a feed.
struct FeedFinding: Hashable, Sendable {
  let spot: FeedSpot
  let key: String?
  let mistake: FeedMistake

  /// Notes what is wrong with a record.
  init(_ spot: FeedSpot, _ trouble: FeedTrouble, in record: FeedRecord) {
    self.init(spot, trouble.mistake, key: trouble.field.map(record.key))
  }

  /// Notes what is wrong at a place.
  init(_ spot: FeedSpot, _ mistake: FeedMistake, key: String? = nil) {
    self.spot = spot
    self.key = key
    self.mistake = mistake
  }
}

extension FeedFile {
  /// Says in words of places that people can look up what was found, in the order of the file.
  func problems(_ findings: [FeedFinding]) -> [ListingProblem] {
    let inOrder = findings.enumerated().sorted {
      ($0.element.spot.order, $0.offset) < ($1.element.spot.order, $1.offset)
    }
    return data.lend { bytes in
      var lines = LineCount(bytes)
      return inOrder.map { _, finding in
        guard let path = finding.spot.path else {
          return ListingProblem(at: "\(name):\(lines.line(of: finding.spot.order))", finding.mistake)
        }
        return ListingProblem(at: finding.key.map { "\(path).\($0)" } ?? path, finding.mistake)
      }
    }
  }
}
