/// The input of a command without a person to type.
package final class NoLines: LineSource {
  package init() {}

  package var isTerminal: Bool { false }

  package func nextLine(within limit: Duration?) async throws(InputFailure) -> LineRead { .endOfInput }
  package func dropBegunLine() {}
  package func dropTypedAhead() {}
}
