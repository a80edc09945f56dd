extension String {
  /// The text as one line that steers no terminal: without control characters, escape sequences, direction marks,
  /// and invisible characters other than those inside emoji and after ideographs.
  ///
  /// What is read to be compared or masked is cleaned first, so that it is what a person will see.
  package var harmless: String {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    var pass = SanitiserPass(self)
    return pass.run()
  }
}
