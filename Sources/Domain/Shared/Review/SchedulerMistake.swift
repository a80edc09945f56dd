/// The reason why a scheduler is invalid.
public enum SchedulerMistake: Error, Hashable, Sendable {
  /// The number of parameters is not 21.
  case parameterCount(Int)
  /// A parameter, numbered from 0, is out of its bounds.
  case parameter(Int, Double, bounds: ClosedRange<Double>)
  /// The retention is out of its bounds.
  case retention(Double, bounds: ClosedRange<Double>)
  /// The maximum interval in days is out of its bounds.
  case longest(Int, bounds: ClosedRange<Int>)
  /// A step is not above zero, or is longer than a day.
  case step(Duration)
}
