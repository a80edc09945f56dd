extension OverallSearch {
  // Everything that can be done with the pieces of a line.
  mutating func expand(_ node: Node, on line: Int, keepsSteps: Bool, _ visit: (UInt128, Int64, Step) -> Void) {
    let about = machines.indices.filter { machines[$0].isAbout(line) }
    let limits = limited.indices.filter { isLimitedAbout[$0][line] }
    var step = Step()
    func deal(_ position: Int, _ rest: Int, _ key: UInt128, _ value: Int64, _ search: inout OverallSearch) {
      guard position < about.count else { return limit(0, rest, key, value, &search) }
      let machine = about[position]
      let state = search.field(key, machine)
      for count in 0...rest {
        for move in search.machines[machine].moves(from: state, on: line, count) {
          guard move.state < 1 << search.bits else {
            search.machines[machine].isCut = true
            continue
          }
          if keepsSteps { step.moves.append((machine, move)) }
          deal(position + 1, rest - count, search.with(key, machine, move.state), value + move.gain, &search)
          if keepsSteps { step.moves.removeLast() }
        }
      }
    }
    func limit(_ position: Int, _ rest: Int, _ key: UInt128, _ value: Int64, _ search: inout OverallSearch) {
      guard position < limits.count else {
        search.taken += 1
        step.rest = rest
        return visit(key, value + search.tables[line].best[rest], step)
      }
      let number = limits[position]
      let choice = search.limited[number]
      let place = search.places[number]
      let used = place < 0 ? 0 : search.field(key, place)
      limit(position + 1, rest, key, value, &search)
      guard place < 16 else { return }
      for count in stride(from: 1, through: rest, by: 1) {
        let gain = choice.amountOff(count, of: search.lines[line], search.rounding)
        let after = place < 0 ? 0 : used + choice.use(count)
        guard gain > 0, after <= choice.limit ?? .max, after < 1 << search.bits else { continue }
        step.limited.append((number, count))
        let next = place < 0 ? key : search.with(key, place, after)
        limit(position + 1, rest - count, next, value + gain, &search)
        step.limited.removeLast()
      }
    }
    deal(0, lines[line].count, node.key, node.value, &self)
  }

  // What was done on the way to a node of the last layer.
  mutating func path(to node: Int) -> [Step] {
    var steps: [Step] = []
    var number = node
    for line in lines.indices.reversed() {
      let child = layers[line + 1][number]
      var found: Step?
      expand(layers[line][child.parent], on: line, keepsSteps: true) { key, value, step in
        if found == nil, key == child.key, value == child.value { found = step }
      }
      steps.append(found ?? Step(rest: lines[line].count))
      number = child.parent
    }
    return steps.reversed()
  }
}
