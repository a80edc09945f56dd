/// What the invented market has on its shelves of cups, kettles and pans.
enum StarterMarketKitchen {
  static let rows = """
    cup-001|Speckled Stoneware Mug, 350 ml|12.90|gres|陶器
    cup-002|Cobalt Glaze Mug, 300 ml|14.50|azul cerámica|青 陶器
    cup-003|Hand-Thrown Espresso Cup, 80 ml|11.00|espresso artesanal|エスプレッソ 手作り
    cup-004|Espresso Cups with Saucers, Set of 4|28.90|espresso platillo juego|エスプレッソ ソーサー
    cup-005|Wide Cappuccino Cup, 200 ml|9.80|capuchino|カプチーノ
    cup-006|Thin Rim Porcelain Tea Cup|16.40|porcelana té|磁器 ティーカップ
    cup-007|Double-Wall Glass, Set of 2|19.90|vidrio doble vaso|ダブルウォール グラス
    cup-008|Enamel Camp Mug, 400 ml|8.50|esmalte camping|ホーロー キャンプ
    cup-009|Yunomi Tea Cup, Ash Glaze|18.00|té japonés|湯のみ 灰釉
    cup-010|Matcha Bowl, Black Raku Style|46.00|cuenco matcha|抹茶碗 黒
    cup-011|Stacking Mugs, Set of 6|34.90|apilables juego|スタッキング セット
    cup-012|Steel Travel Mug, 450 ml|22.50|termo viaje acero|ステンレス タンブラー
    cup-013|Bamboo Lid Tumbler, 350 ml|17.80|bambú vaso|竹 タンブラー
    cup-014|Kids' Beaker with Two Handles|6.90|niños|子供 両手
    cup-015|Left-Handed Mug with Map|13.60|zurdos mapa|左利き 地図
    cup-016|Tall Latte Glass, Set of 4|21.00|latte vaso vidrio|ラテ グラス
    cup-017|Cat Tail Handle Mug|12.40|gato|猫
    cup-018|Botanical Fern Mug|11.90|helecho planta|シダ 植物
    cup-019|Rough Clay Tumbler|10.50|barro vaso|土 タンブラー
    cup-020|Gold Rim Demitasse, Set of 2|38.50|oro café|金 デミタス
    cup-021|Heat-Sensing Star Mug|15.20|estrellas|星 温度
    cup-022|Oversized Soup Mug, 600 ml|13.20|sopa|スープ
    cup-023|Moroccan Tea Glasses, Set of 6|24.80|té vaso marruecos|モロッコ グラス
    cup-024|Potter's Seconds, Random Glaze|7.50|artesanal|アウトレット 陶器|seasonal
    cup-025|Snow Village Winter Mug|12.90|invierno nieve|冬 雪|seasonal
    kettle-001|Gooseneck Pour-Over Kettle, 1 l|49.90|cuello cisne|細口 ドリップ
    kettle-002|Gooseneck Kettle with Thermometer, 0.9 l|64.00|cuello cisne termómetro|細口 温度計
    kettle-003|Electric Kettle, Brushed Steel, 1.7 l|39.50|eléctrico acero|電気 ステンレス
    kettle-004|Glass Electric Kettle, Blue Light, 1.7 l|34.90|eléctrico vidrio|電気 ガラス
    kettle-005|Variable Temperature Kettle, 1 l|79.90|eléctrico temperatura|電気 温度調節
    kettle-006|Compact Travel Kettle, 0.5 l|24.90|viaje|旅行 小型
    kettle-007|Whistling Hob Kettle, Cream, 2 l|32.00|silbador|笛吹き
    kettle-008|Copper Hob Kettle, 1.8 l|119.00|cobre|銅
    kettle-009|Cast Iron Teapot, 0.8 l|44.50|tetera hierro|ティーポット 鉄瓶
    kettle-010|Cast Iron Teapot, Dragonfly, 1.2 l|58.00|tetera hierro libélula|ティーポット 鉄瓶 とんぼ
    kettle-011|Kyusu Side-Handle Teapot, 300 ml|36.80|tetera japonesa|急須 ティーポット
    kettle-012|Tiny Gaiwan with Tray|22.40|gaiwan té|蓋碗 中国茶
    kettle-013|Round Brown Teapot, 6 Cups|26.90|tetera marrón|ティーポット 茶色
    kettle-014|Glass Teapot with Infuser, 1 l|23.50|tetera vidrio filtro|ティーポット ガラス
    kettle-015|Porcelain Teapot, White, 1.2 l|29.90|tetera porcelana|ティーポット 磁器
    kettle-016|Stovetop Moka Pot, 3 Cups|21.90|cafetera italiana moka|モカ エスプレッソ
    kettle-017|Stovetop Moka Pot, 6 Cups|29.50|cafetera italiana moka|モカ エスプレッソ
    kettle-018|French Press, Oak Handle, 1 l|37.20|cafetera émbolo|フレンチプレス
    kettle-019|Ceramic Coffee Dripper, Size 2|18.60|café cono filtro|ドリッパー
    kettle-020|Hourglass Coffee Brewer with Wood Collar|42.00|cafetera filtro vidrio|ドリップ ガラス
    kettle-021|Syphon Coffee Brewer|89.00|cafetera sifón|サイフォン
    kettle-022|Cold Drip Tower|149.00|cafetera fría torre|水出し タワー
    kettle-023|Brass Coffee Pot with Long Handle|27.40|cafetera turca latón|真鍮 トルコ
    kettle-024|Samovar, Polished Nickel, 3 l|186.00|samovar té|サモワール|seasonal
    kettle-025|Anniversary Teapot, Hand-Painted|72.50|tetera pintada|ティーポット 手描き|seasonal
    pan-001|Cast Iron Skillet, 26 cm|39.90|sartén hierro|スキレット 鉄
    pan-002|Cast Iron Skillet, 16 cm|19.90|sartén hierro pequeña|スキレット 鉄 小
    pan-003|Carbon Steel Frying Pan, 28 cm|46.50|sartén acero|フライパン 炭素鋼
    pan-004|Non-Stick Frying Pan, 24 cm|27.90|sartén antiadherente|フライパン ノンスティック
    pan-005|Non-Stick Frying Pan, 28 cm|32.90|sartén antiadherente|フライパン ノンスティック
    pan-006|Blue Steel Crêpe Pan, 24 cm|24.50|crepera|クレープ
    pan-007|Square Omelette Pan for Tamagoyaki|29.00|tortilla japonesa|卵焼き器
    pan-008|Round Dutch Oven, Ochre, 24 cm|128.00|cocotte hierro|ココット ホーロー
    pan-009|Oval Dutch Oven, Teal, 29 cm|164.00|cocotte hierro|ココット ホーロー
    pan-010|Milk Pan with Two Lips, 1 l|18.40|cazo leche|ミルクパン
    pan-011|Saucepan, Tri-Ply, 2 l|54.00|cazo acero|片手 ステンレス
    pan-012|Stockpot, 10 l|62.50|olla grande|寸胴
    pan-013|Pasta Pot with Strainer Lid, 5 l|43.80|olla pasta|パスタ
    pan-014|Pressure Cooker, 6 l|96.00|olla presión|圧力
    pan-015|Carbon Steel Wok, 32 cm|41.20|wok acero|中華 炒め
    pan-016|Two-Tier Bamboo Steamer, 25 cm|22.90|vaporera bambú|せいろ 竹
    pan-017|Donabe Clay Pot, 1.8 l|68.00|barro arroz|土鍋
    pan-018|Glazed Tagine, 28 cm|49.50|tajín barro|タジン
    pan-019|Paella Pan, Polished, 38 cm|23.60|paellera|パエリア
    pan-020|Griddle with Ridges, 27 cm|36.40|parrilla plancha|グリル
    pan-021|Copper Sugar Pot, 1.5 l|112.00|cobre azúcar|銅 砂糖
    pan-022|Roasting Tin with Rack, 40 cm|38.70|asado horno|ロースト
    pan-023|Camping Pan Set, 5 Pieces|33.90|camping juego|キャンプ セット
    pan-024|Cook's First Set, 7 Pieces|148.00|juego batería|セット|seasonal
    pan-025|Fondue Set, Cherry Red|57.00|fondue queso|フォンデュ チーズ|seasonal
    """
}
