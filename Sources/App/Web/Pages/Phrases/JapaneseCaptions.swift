extension JapanesePages {
  /// What buttons and links are called, by the words of their actions; behind the word of a system where it differs there.
  static let captions = [
    // the shop
    "add": "追加", "remove": "取り除く", "list": "検索", "cart": "カート", "discounts": "割引", "pay": "支払う",
    "code": "コードを使う", "customer": "グループを設定", "shipping": "配送を設定", "why": "理由",
    "misc": "価格表にない商品を追加", "undo": "元に戻す",
    "pricelist": "価格表", "add-product": "商品を加える", "price": "値段を変える", "remove-product": "価格表から外す",
    "orders": "注文", "order": "レシートを見る", "refresh": "再読み込み",
    "refund": "返金する", "day": "集計", "float": "釣り銭を入れる", "in": "入れる", "out": "出す", "close": "締める",
    "closings": "レジ締め", "closing": "締めを見る",
    // the games
    "stats": "成績", "history": "履歴", "best": "ベスト", "again": "もう一度", "finish": "終了", "skip": "スキップ",
    "cheat": "二つ隠す", "mix": "ミックスに加える", "mix clear": "ミックスを空にする", "mix play": "ミックスで遊ぶ",
    "categories": "分類", "info": "遊び方", "resume": "続ける", "practice": "練習", "timed": "時間制",
    "untimed": "時間無制限", "reverse practice": "名前の練習", "reverse timed": "名前・時間制",
    "reverse untimed": "名前・無制限", "hint": "ヒント", "people": "メンバー", "person": "カードを見る",
    "decks": "単語帳", "deck": "選ぶ", "swap": "言語を入れ替える", "topic": "選ぶ", "topic all": "すべてのテーマ",
    "words": "単語一覧", "missed": "間違えた単語で遊ぶ",
    // the observatory
    "search": "検索", "listings": "商品一覧", "listing": "商品", "watches": "観察中", "sources": "提供元", "updates": "更新履歴",
    "update": "更新",
    "sort": "並べ替え", "only": "表示", "filter": "絞り込む", "mark all read": "すべて既読にする", "rename": "名前を変更",
    "delete": "削除", "keyword": "設定", "category": "設定", "observe order": "設定", "observe prices": "設定",
    "count": "設定", "source": "設定", "name": "設定", "go": "検索する", "take": "選ぶ", "up": "上へ",
    "observe history": "履歴を見る", "next": "次へ", "previous": "前へ", "link": "商品ページ", "picture": "画像",
    // all of them
    "open": "開く", "settings list": "設定一覧",
    "who": "利用者", "adopt": "引き継ぐ", "as": "続ける", "nobody": "名前なしで続ける",
    "set": "設定", "unset": "値を消す", "retry": "再試行",
  ]
}
