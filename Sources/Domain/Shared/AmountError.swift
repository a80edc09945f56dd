/// Why a text is not an exact decimal amount.
public enum AmountError: Error, Hashable, Sendable {
  /// The text is not digits with at most one point; `NaN`, `1e30` and `1,234.50` are not.
  case notANumber(String)
  /// More decimals than the amount can hold.
  case tooPrecise(String, decimals: Int)
  /// It may be a thousand or one, as nothing says what parts its decimals: `1.400`.
  case undecided(String)
  /// More digits than an amount can hold.
  case tooLarge(String)
}
