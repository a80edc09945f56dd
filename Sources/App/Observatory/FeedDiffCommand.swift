struct FeedDiffCommand { let desk: CommandDesk; func run() async throws {} }
extension WatchListCommands { func export() async throws {} }
