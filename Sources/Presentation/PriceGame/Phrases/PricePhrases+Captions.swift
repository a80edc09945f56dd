// swift-format-ignore-file

// Captions of buttons and links in the price game.
extension PricePhrases {
  var resumeCaption: String { say("Resume", "Seguir jugando", "続ける") }
  var cheatCaption: String { say("Hide two prices", "Ocultar dos precios", "二つ隠す") }
  var mixCaption: String { say("Collect", "Añadir a la mezcla", "ミックスに加える") }
  var playMixCaption: String { say("Play the mix", "Jugar con la mezcla", "ミックスで遊ぶ") }
  var clearMixCaption: String { say("Collect none", "Vaciar la mezcla", "ミックスを空にする") }
  var instructionsCaption: String { say("Instructions", "Instrucciones", "遊び方") }
}
