/// The version, for everything that says it.
let arcadeVersion = "0.1.0"
