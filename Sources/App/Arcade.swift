@main struct Arcade { static func main() {} }
