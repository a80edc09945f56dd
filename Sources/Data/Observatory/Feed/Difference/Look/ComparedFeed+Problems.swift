import ArcadeDomain

extension ComparedFeed {
  /// Says in words of places that people can look up what is wrong with a feed, in its order.
  func problems(_ faults: FeedFaults, _ rows: FirstFaults<RowFault>) throws(RepositoryError) -> CappedList<
    ListingProblem
  > {
    var faults = faults
    try append(rows, to: &faults)
    guard case .table = feed, faults.total > 0 else { return feed.file.problems(faults) }
    let first = faults.first
    var lines = LineNumbers(of: first.map(\.start))
    try source.forEachPart(from: 0) { part, base, isLast in lines.take(part, at: base, isLast: isLast) }
    let problems = zip(first, lines.numbers).map { fault, line in
      ListingProblem(at: SourcePlace("\(feed.file.name):\(line)"), fault.mistake)
    }
    return CappedList(problems, of: faults.total)
  }

  private func append(_ rows: FirstFaults<RowFault>, to faults: inout FeedFaults) throws(RepositoryError) {
    let first = Array(rows.first)
    var entries: [Int: Int] = [:]
    if case .list(let list) = feed { entries = list.entries(at: Set(first.map(\.start))) }
    var next = first.makeIterator()
    try source.forEach(first.map(\.place)) { row in
      guard let fault = next.next() else { return }
      let position = FeedPosition(byte: fault.start, entry: entries[fault.start])
      let record = record(in: row, at: fault.place)
      do throws(FeedRecordError) {
        let id = try record.id()
        if fault.isRepeated { throw FeedRecordError(nil, .repeated(id)) }
        _ = try record.figures()
      } catch {
        faults.append(at: fault.start, FeedFault(position, error, in: record))
      }
    }
    faults.count(rows.total - first.count)
  }
}
