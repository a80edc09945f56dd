public import ArcadeDomain

extension Setting {
  /// A value that it can have; another one for each number, where any text will do.
  public func sample(_ number: Int = 0) -> String {
    switch kind {
    case .choice(let values): values.first ?? ""
    case .store: "postgresql://a.example/\(number)"
    case .percent: "\(number % 100)"
    case .currency: "EUR"
    case .text, .place, .server, .person, .key: "https://a.example/\(number)"
    }
  }
}
