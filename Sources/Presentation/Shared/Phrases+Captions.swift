// swift-format-ignore-file

// Captions of buttons and links in more than one system.
extension Phrases {
  var addCaption: String { say("Add", "Añadir", "追加") }
  var renameCaption: String { say("Rename", "Renombrar", "名前を変更") }
  var deleteCaption: String { say("Delete", "Borrar", "削除") }
  var setCaption: String { say("Set", "Fijar", "設定") }
  var openCaption: String { say("Open", "Abrir", "開く") }
  var chooseCaption: String { say("Choose", "Elegir", "選ぶ") }
  var searchCaption: String { say("Search", "Buscar", "検索") }
  var categoriesCaption: String { say("Categories", "Categorías", "分類") }
  var upCaption: String { say("Up", "Subir", "上へ") }
  var nextCaption: String { say("Next", "Siguiente", "次へ") }
  var previousCaption: String { say("Previous", "Anterior", "前へ") }
  var refreshCaption: String { say("Reload", "Recargar", "再読み込み") }
  var retryCaption: String { say("Try again", "Reintentar", "再試行") }
  var linkCaption: String { say("Product page", "Página del producto", "商品ページ") }
  var pictureCaption: String { say("Picture", "Imagen", "画像") }
  var againCaption: String { say("Play again", "Jugar otra vez", "もう一度") }
  var finishCaption: String { say("Finish", "Terminar", "終了") }
  var skipCaption: String { say("Skip", "Saltar", "スキップ") }
  var learnCaption: String { say("Learn", "Aprender", "覚える") }
  var statsCaption: String { say("Statistics", "Estadísticas", "成績") }
  var historyCaption: String { say("History", "Historial", "履歴") }
  var bestCaption: String { say("Best games", "Mejores partidas", "ベスト") }
  var progressCaption: String { say("Progress", "Progreso", "進み具合") }
}
