/// Returns a number with leading zeros, in at least so many digits.
func padded(_ number: some BinaryInteger, to digits: Int) -> String {
  let text = String(number)
  return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}
