/// What holds for all games of guessing prices.
enum PriceGameLaws {
  static let all: [IntegrityCheck] = [
    .numbered("price_rounds", "number", from: 1, within: "game_id"),
    .numbered("price_game_categories", "position", from: 0, within: "game_id"),
    .numbered("price_options", "position", from: 0, within: "game_id"),
    .numbered("price_upcoming", "position", from: 0, within: "game_id"),
    .numbered("price_mix", "position", from: 0, within: "owner"),
  ]
}
