public import ArcadeDomain

extension PriceIntent {
  /// A guess in a daily challenge, with its subject.
  public struct Guess: Hashable, Sendable {
    /// The day of the daily challenge.
    public let day: String
    /// The guessed product.
    public let product: QuizProduct.ID
    /// The number of the guess for that product, from 1.
    public let number: Int
    /// The price as typed.
    public let text: String

    /// Creates a guess for a product of a day.
    public init(day: String, product: QuizProduct.ID, number: Int, text: String) {
      (self.day, self.product, self.number, self.text) = (day, product, number, text)
    }
  }
}
