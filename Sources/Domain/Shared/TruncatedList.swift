/// The first of many things, at most 1,000 of them, and how many there are in all.
///
/// What is wrong with a file is as long as the file where everything is wrong;
/// nobody reads so much, and keeping it fills the memory.
public struct TruncatedList<Element> {
  /// The most that are kept.
  public static var limit: Int { 1_000 }

  private var kept: [Element] = []
  /// How many there are, also those that are not kept.
  public private(set) var total = 0

  /// Begins empty.
  public init() {}

  /// Keeps the first of some.
  public init(_ elements: some Sequence<Element>) { append(contentsOf: elements) }

  /// Keeps the first of some, of which there are so many in all.
  public init(_ elements: some Sequence<Element>, of total: Int) {
    self.init(elements)
    self.total = Swift.max(self.total, total)
  }

  /// How many there are besides those that are kept.
  public var further: Int { total - kept.count }

  /// Adds one, which is made only where it is kept.
  public mutating func append(_ element: @autoclosure () -> Element) {
    total += 1
    if kept.count < Self.limit { kept.append(element()) }
  }

  /// Adds some.
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Adds those of another list, and counts what it did not keep.
  public mutating func append(contentsOf others: TruncatedList) {
    let all = total + others.total
    for element in others.kept { append(element) }
    total = all
  }

  /// Returns two lists, each in order, as one in order.
  public func merged(with others: TruncatedList, by isBefore: (Element, Element) -> Bool) -> TruncatedList {
    TruncatedList((kept + others.kept).sorted(by: isBefore), of: total + others.total)
  }

  /// Returns two lists as one.
  public static func + (one: TruncatedList, other: TruncatedList) -> TruncatedList {
    var joined = one
    joined.append(contentsOf: other)
    return joined
  }
}

extension TruncatedList: RandomAccessCollection {
  /// Where the first one stands.
  public var startIndex: Int { kept.startIndex }
  /// Where the last one that is kept ends.
  public var endIndex: Int { kept.endIndex }
  /// One of those that are kept.
  public subscript(position: Int) -> Element { kept[position] }
}

extension TruncatedList: ExpressibleByArrayLiteral {
  /// Lists a few.
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension TruncatedList: Equatable where Element: Equatable {}
extension TruncatedList: Hashable where Element: Hashable {}
extension TruncatedList: Sendable where Element: Sendable {}
