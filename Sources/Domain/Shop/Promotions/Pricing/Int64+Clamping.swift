extension Int64 {
  func multipliedClamping(by factor: Int) -> Int64 {
    let (result, overflow) = multipliedReportingOverflow(by: Int64(factor))
    return overflow ? .max : result
  }

  func addingClamping(_ other: Int64) -> Int64 {
    let (result, overflow) = addingReportingOverflow(other)
    return overflow ? .max : result
  }
}
