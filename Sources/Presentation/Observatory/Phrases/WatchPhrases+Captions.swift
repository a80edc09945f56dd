// swift-format-ignore-file

// Captions of buttons and links in the observatory.
extension WatchPhrases {
  var goCaption: String { say("Search", "Buscar", "検索する") }
  var watchesCaption: String { say("Watches", "Observadas", "観察中") }
  var sourcesCaption: String { say("Sources", "Fuentes", "提供元") }
  var updateCaption: String { say("Update", "Actualizar", "更新") }
  var listingsCaption: String { say("Listings", "Artículos", "商品一覧") }
  var listingCaption: String { say("Listing", "Artículo", "商品") }
  var sortCaption: String { say("Sort", "Ordenar", "並べ替え") }
  var onlyCaption: String { say("Show", "Mostrar", "表示") }
  var filterCaption: String { say("Filter", "Filtrar", "絞り込む") }
  var markAllReadCaption: String { say("Mark all as read", "Marcar todo como leído", "すべて既読にする") }
  var valuesCaption: String { say("Show history", "Ver el historial", "履歴を見る") }
  var updatesCaption: String { say("Updates", "Actualizaciones", "更新履歴") }
  var alertRulesCaption: String { say("Targets", "Avisos", "お知らせ") }
  var alertRuleCaption: String { say("Tell me", "Avisarme", "知らせる") }
}
