/// Why there is no scheduler.
public enum SchedulerMistake: Error, Hashable, Sendable {
  /// There are so many parameters, and not 21.
  case parameterCount(Int)
  /// A parameter, by its number from 0, is out of its bounds.
  case parameter(Int, Double, bounds: ClosedRange<Double>)
  /// The wanted retention is out of its bounds.
  case retention(Double, bounds: ClosedRange<Double>)
  /// The longest interval is out of its bounds, in days.
  case longest(Int, bounds: ClosedRange<Int>)
  /// A step is not longer than nothing, or longer than a day.
  case step(Duration)
}
