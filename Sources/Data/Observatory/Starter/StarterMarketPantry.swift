/// What the invented market has on its shelves of tea, coffee and chocolate.
enum StarterMarketPantry {
  static let rows = """
    tea-001|Hollow Hill English Breakfast, 50 Sachets|4.90|té negro desayuno|紅茶 ブレックファスト
    tea-002|Hollow Hill Earl Grey with Bergamot, 50 Sachets|5.20|té negro bergamota|紅茶 アールグレイ
    tea-003|First Flush Darjeeling, 100 g Tin|14.90|té negro Darjeeling lata|紅茶 ダージリン
    tea-004|Malty Assam Loose Leaf, 250 g|9.80|té negro Assam hojas|紅茶 アッサム
    tea-005|Highland Ceylon, 125 g|7.40|té negro Ceilán|紅茶 セイロン
    tea-006|Smoked Pine Lapsang, 100 g|8.60|té negro ahumado|紅茶 燻製
    tea-007|Uji Valley Sencha, 100 g|12.50|té verde sencha|緑茶 煎茶
    tea-008|Shaded Garden Gyokuro, 50 g|24.90|té verde gyokuro|緑茶 玉露
    tea-009|Ceremonial Matcha, 30 g Tin|21.50|té verde matcha lata|抹茶 緑茶
    tea-010|Everyday Matcha for Lattes, 100 g|13.90|té verde matcha|抹茶 ラテ
    tea-011|Roasted Hojicha, 100 g|8.20|té tostado hojicha|ほうじ茶
    tea-012|Genmaicha with Popped Rice, 150 g|7.90|té verde arroz|玄米茶 緑茶
    tea-013|Dragon Well Pan-Fired Green, 100 g|16.40|té verde|緑茶 龍井茶
    tea-014|Jasmine Pearls, 80 g|13.20|té verde jazmín|ジャスミン茶
    tea-015|Gunpowder Green with Spearmint, 100 g|6.50|té verde menta moruno|緑茶 ミント
    tea-016|Iron Mist Oolong, 75 g|15.80|té azul oolong|烏龍茶 ウーロン茶
    tea-017|Milk Oolong, 100 g|14.30|té azul oolong|烏龍茶 ウーロン茶
    tea-018|Aged Pu-erh Cake, 357 g|38.00|té rojo pu-erh|プーアル茶
    tea-019|White Peony Buds, 50 g|17.60|té blanco|白茶
    tea-020|Silver Needle Reserve, 50 g|29.50|té blanco|白茶|seasonal
    tea-021|Red Bush Vanilla, 40 Sachets|5.60|rooibos vainilla|ルイボス バニラ
    tea-022|Chamomile and Honeybush, 20 Sachets|4.30|manzanilla infusión|カモミール ハーブティー
    tea-023|Peppermint Garden, 20 Sachets|3.90|menta infusión|ミント ハーブティー
    tea-024|Winter Spice Chai, 150 g|9.40|té especias chai|チャイ 紅茶|seasonal
    tea-025|New Harvest Shincha, 80 g|26.00|té verde primavera|新茶 緑茶|seasonal
    coffee-001|Harbour Blend Whole Beans, 1 kg|17.90|café grano mezcla|コーヒー豆 ブレンド
    coffee-002|Harbour Blend Ground, 250 g|5.90|café molido mezcla|ブレンド 粉
    coffee-003|Quiet Morning Light Roast, 250 g|9.80|café tueste claro|浅煎り 豆
    coffee-004|Midnight Dark Roast, 500 g|11.50|café tueste oscuro|深煎り 豆
    coffee-005|Yirga Hills Washed Ethiopia, 250 g|13.60|café etiopía|エチオピア 豆
    coffee-006|Blue Lake Guatemala, 250 g|11.90|café guatemala|グアテマラ 豆
    coffee-007|Terraza Colombia Supremo, 500 g|14.50|café colombia|コロンビア 豆
    coffee-008|Serra Alta Brazil Natural, 1 kg|19.20|café brasil|ブラジル 豆
    coffee-009|Kilima Peaberry, 250 g|15.40|café tanzania caracolillo|タンザニア 豆
    coffee-010|Old Port Sumatra, 250 g|10.80|café sumatra|スマトラ マンデリン 豆
    coffee-011|Volcano Slope Costa Rica Honey, 250 g|14.20|café costa rica|コスタリカ 豆
    coffee-012|Mountain Water Decaf, 250 g|8.70|café descafeinado|デカフェ カフェインレス
    coffee-013|Corner Bar Espresso Beans, 1 kg|21.50|café espresso grano|エスプレッソ 豆
    coffee-014|Napoli Style Espresso Ground, 250 g|6.40|café espresso molido|エスプレッソ 粉
    coffee-015|Espresso Capsules Intense, 40 Pieces|13.90|café cápsulas|カプセル エスプレッソ
    coffee-016|Espresso Capsules Mild, 40 Pieces|13.90|café cápsulas suave|カプセル エスプレッソ
    coffee-017|Slow Drip Cold Brew, 6 Bottles|18.60|café frío|水出し アイスコーヒー
    coffee-018|Single Cup Drip Sachets, 10 Pieces|8.90|café filtro sobres|ドリップ
    coffee-019|Freeze-Dried Instant, 200 g|7.80|café soluble instantáneo|インスタント
    coffee-020|Hazelnut Flavoured Ground, 250 g|6.90|café avellana|ヘーゼルナッツ 粉
    coffee-021|Cardamom Arabic Style, 200 g|8.40|café árabe cardamomo|カルダモン 粉
    coffee-022|Chicory and Barley Blend, 200 g|4.60|achicoria cebada sucedáneo|チコリ 麦
    coffee-023|Geisha Micro Lot, 100 g|34.00|café geisha|ゲイシャ 豆|seasonal
    coffee-024|Roaster's Choice of the Month, 250 g|12.80|café selección|焙煎 おすすめ 豆|seasonal
    coffee-025|Gingerbread Winter Blend, 250 g|9.20|café jengibre invierno|ジンジャー 冬 ブレンド|seasonal
    chocolate-001|Dark 70 % Bar, 100 g|3.40|negro tableta|ダーク 板
    chocolate-002|Dark 85 % Bar, 100 g|3.80|negro tableta|ダーク 板
    chocolate-003|Alpine Milk Bar, 100 g|2.90|leche tableta|ミルク 板
    chocolate-004|Sea Salt and Almond Bar, 100 g|4.20|sal almendra tableta|塩 アーモンド 板
    chocolate-005|Orange Peel in Dark Chocolate, 150 g|7.60|naranja|オレンジ
    chocolate-006|Ginger in Dark Chocolate, 150 g|7.90|jengibre|生姜 ジンジャー
    chocolate-007|Raspberry White Bar, 90 g|4.50|blanco frambuesa|ホワイト ラズベリー
    chocolate-008|Caramelised White Bar, 90 g|4.70|blanco caramelo|ホワイト キャラメル
    chocolate-009|Hazelnut Gianduja Bites, 200 g|9.90|avellana bombones|ヘーゼルナッツ
    chocolate-010|Cocoa Nib Crunch Bar, 80 g|4.90|cacao tableta|カカオ 板
    chocolate-011|Madagascar Single Estate Bar, 70 g|6.80|cacao tableta|カカオ マダガスカル
    chocolate-012|Ecuador Single Estate Bar, 70 g|6.80|cacao tableta|カカオ エクアドル
    chocolate-013|Drinking Flakes, 250 g|8.90|taza caliente|ココア ホット
    chocolate-014|Spiced Drinking Powder, 300 g|9.40|taza caliente especias|ココア スパイス
    chocolate-015|Unsweetened Baking Cocoa, 200 g|5.20|cacao polvo repostería|ココア 製菓
    chocolate-016|Baking Drops 54 %, 500 g|8.30|gotas repostería|製菓 チップ
    chocolate-017|Truffle Box, 16 Pieces|18.50|trufas caja|トリュフ
    chocolate-018|Champagne Truffles, 9 Pieces|14.90|trufas caja|トリュフ シャンパン
    chocolate-019|Salted Caramel Cups, 12 Pieces|10.80|caramelo sal|キャラメル 塩
    chocolate-020|Mint Thins, 200 g|5.60|menta|ミント
    chocolate-021|Peanut Butter Squares, 180 g|6.20|cacahuete|ピーナッツ
    chocolate-022|Chocolate Almonds with Cinnamon, 250 g|8.70|almendra canela|アーモンド シナモン
    chocolate-023|Maker's Tasting Set, 8 Bars|32.00|degustación tabletas|詰め合わせ 板
    chocolate-024|Hollow Spring Egg, 150 g|9.50|huevo pascua|イースター 卵|seasonal
    chocolate-025|Advent Assortment, 24 Pieces|24.90|navidad surtido|クリスマス 詰め合わせ|seasonal
    """
}
