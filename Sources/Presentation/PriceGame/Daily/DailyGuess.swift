public import ArcadeDomain

extension PriceIntent {
  /// A guess in a daily, which names what it is about.
  public struct Guess: Hashable, Sendable {
    /// The day of the daily.
    public let day: String
    /// What is guessed.
    public let product: QuizProduct.ID
    /// The guess among those of the product, from 1.
    public let number: Int
    /// The price as it was typed.
    public let text: String

    /// Guesses in a daily.
    public init(day: String, product: QuizProduct.ID, number: Int, text: String) {
      (self.day, self.product, self.number, self.text) = (day, product, number, text)
    }
  }
}
