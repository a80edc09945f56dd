/// The first 1,000 elements of a list, and the total number. A damaged file can have as many problems as rows. Nobody
/// reads that many, and storing them would fill the memory.
public struct TruncatedList<Element> {
  /// The most elements that are stored.
  public static var limit: Int { 1_000 }

  private var kept: [Element] = []
  /// The total number of elements, including those that are not stored.
  public private(set) var total = 0

  /// Creates an empty list.
  public init() {}

  /// Creates a list from elements.
  public init(_ elements: some Sequence<Element>) { append(contentsOf: elements) }

  /// Creates a list from elements with a larger total.
  public init(_ elements: some Sequence<Element>, of total: Int) {
    self.init(elements)
    self.total = Swift.max(self.total, total)
  }

  /// The number of elements that are not stored.
  public var further: Int { total - kept.count }

  /// Adds an element, which is evaluated only if it is stored.
  public mutating func append(_ element: @autoclosure () -> Element) {
    total += 1
    if kept.count < Self.limit { kept.append(element()) }
  }

  /// Adds several elements.
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Adds the elements of another list, and its total.
  public mutating func append(contentsOf others: TruncatedList) {
    let all = total + others.total
    for element in others.kept { append(element) }
    total = all
  }

  /// Returns two sorted lists merged into one.
  public func merged(with others: TruncatedList, by isBefore: (Element, Element) -> Bool) -> TruncatedList {
    TruncatedList((kept + others.kept).sorted(by: isBefore), of: total + others.total)
  }

  /// Returns two lists concatenated.
  public static func + (one: TruncatedList, other: TruncatedList) -> TruncatedList {
    var joined = one
    joined.append(contentsOf: other)
    return joined
  }
}

extension TruncatedList: RandomAccessCollection {
  /// The index of the first stored element.
  public var startIndex: Int { kept.startIndex }
  /// The index after the last stored element.
  public var endIndex: Int { kept.endIndex }
  /// Returns a stored element.
  public subscript(position: Int) -> Element { kept[position] }
}

extension TruncatedList: ExpressibleByArrayLiteral {
  /// Creates a list from a literal.
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension TruncatedList: Equatable where Element: Equatable {}
extension TruncatedList: Hashable where Element: Hashable {}
extension TruncatedList: Sendable where Element: Sendable {}
