/// What the invented market has on its shelves of tea, coffee and chocolate, as `MarketProduct` reads it.
enum StarterMarketPantry {
  static let rows = """
    tea-001|4.90|Hollow Hill English Breakfast, 50 Sachets|Té English Breakfast Hollow Hill, 50 bolsitas|\
    ホロウヒル イングリッシュブレックファスト 50包|té negro desayuno|紅茶 ブレックファスト
    tea-002|5.20|Hollow Hill Earl Grey with Bergamot, 50 Sachets|Té Earl Grey con bergamota Hollow Hill, 50 bolsitas|\
    ホロウヒル アールグレイ ベルガモット 50包|té negro bergamota|紅茶 アールグレイ
    tea-003|14.90|First Flush Darjeeling, 100 g Tin|Darjeeling de primera cosecha, lata de 100 g|\
    ダージリン ファーストフラッシュ 缶 100g|té negro Darjeeling lata|紅茶 ダージリン
    tea-004|9.80|Malty Assam Loose Leaf, 250 g|Assam malteado en hojas, 250 g|モルティ アッサム リーフ 250g|\
    té negro Assam hojas|紅茶 アッサム
    tea-005|7.40|Highland Ceylon, 125 g|Té de Ceilán de altura, 125 g|ハイランド セイロン 125g|té negro Ceilán|紅茶 セイロン
    tea-006|8.60|Smoked Pine Lapsang, 100 g|Lapsang ahumado con pino, 100 g|ラプサン 松燻製 100g|té negro ahumado|紅茶 燻製
    tea-007|12.50|Uji Valley Sencha, 100 g|Sencha del valle de Uji, 100 g|宇治の煎茶 100g|té verde sencha|緑茶 煎茶
    tea-008|24.90|Shaded Garden Gyokuro, 50 g|Gyokuro de jardín en sombra, 50 g|玉露 被覆栽培 50g|té verde gyokuro|緑茶 玉露
    tea-009|21.50|Ceremonial Matcha, 30 g Tin|Matcha ceremonial, lata de 30 g|お点前用抹茶 缶 30g|té verde matcha lata|抹茶 緑茶
    tea-010|13.90|Everyday Matcha for Lattes, 100 g|Matcha de diario para lattes, 100 g|ラテ用抹茶 100g|té verde matcha|抹茶 ラテ
    tea-011|8.20|Roasted Hojicha, 100 g|Hojicha tostado, 100 g|ほうじ茶 100g|té tostado hojicha|ほうじ茶
    tea-012|7.90|Genmaicha with Popped Rice, 150 g|Genmaicha con arroz inflado, 150 g|玄米茶 150g|té verde arroz|玄米茶 緑茶
    tea-013|16.40|Dragon Well Pan-Fired Green, 100 g|Té verde Pozo del Dragón tostado en sartén, 100 g|龍井茶 釜炒り 100g|\
    té verde|緑茶 龍井茶
    tea-014|13.20|Jasmine Pearls, 80 g|Perlas de jazmín, 80 g|ジャスミンパール 80g|té verde jazmín|ジャスミン茶
    tea-015|6.50|Gunpowder Green with Spearmint, 100 g|Té verde gunpowder con hierbabuena, 100 g|ガンパウダー緑茶 スペアミント 100g|\
    té verde menta moruno|緑茶 ミント
    tea-016|15.80|Iron Mist Oolong, 75 g|Oolong Niebla de Hierro, 75 g|鉄霧 烏龍茶 75g|té azul oolong|烏龍茶 ウーロン茶
    tea-017|14.30|Milk Oolong, 100 g|Oolong lechoso, 100 g|ミルク烏龍茶 100g|té azul oolong|烏龍茶 ウーロン茶
    tea-018|38.00|Aged Pu-erh Cake, 357 g|Torta de pu-erh añejo, 357 g|熟成プーアル餅茶 357g|té rojo pu-erh|プーアル茶
    tea-019|17.60|White Peony Buds, 50 g|Té blanco Peonía Blanca, 50 g|白牡丹 50g|té blanco|白茶
    tea-020|29.50|Silver Needle Reserve, 50 g|Té blanco Agujas de Plata reserva, 50 g|白毫銀針 特選 50g|té blanco|白茶|seasonal
    tea-021|5.60|Red Bush Vanilla, 40 Sachets|Rooibos con vainilla, 40 bolsitas|ルイボス バニラ 40包|rooibos vainilla|ルイボス バニラ
    tea-022|4.30|Chamomile and Honeybush, 20 Sachets|Manzanilla y honeybush, 20 bolsitas|カモミール&ハニーブッシュ 20包|\
    manzanilla infusión|カモミール ハーブティー
    tea-023|3.90|Peppermint Garden, 20 Sachets|Menta del jardín, 20 bolsitas|ペパーミントガーデン 20包|menta infusión|ミント ハーブティー
    tea-024|9.40|Winter Spice Chai, 150 g|Chai de especias de invierno, 150 g|冬のスパイスチャイ 150g|\
    té especias chai|チャイ 紅茶|seasonal
    tea-025|26.00|New Harvest Shincha, 80 g|Shincha de la nueva cosecha, 80 g|新茶 80g|té verde primavera|新茶 緑茶|seasonal
    coffee-001|17.90|Harbour Blend Whole Beans, 1 kg|Café Harbour Blend en grano, 1 kg|ハーバーブレンド 豆 1kg|\
    café grano mezcla|コーヒー豆 ブレンド
    coffee-002|5.90|Harbour Blend Ground, 250 g|Café Harbour Blend molido, 250 g|ハーバーブレンド 粉 250g|\
    café molido mezcla|ブレンド 粉
    coffee-003|9.80|Quiet Morning Light Roast, 250 g|Mañana Tranquila, tueste claro, 250 g|静かな朝 浅煎り 250g|\
    café tueste claro|浅煎り 豆
    coffee-004|11.50|Midnight Dark Roast, 500 g|Medianoche, tueste oscuro, 500 g|ミッドナイト 深煎り 500g|\
    café tueste oscuro|深煎り 豆
    coffee-005|13.60|Yirga Hills Washed Ethiopia, 250 g|Etiopía lavado Yirga Hills, 250 g|エチオピア イルガヒルズ ウォッシュド 250g|\
    café etiopía|エチオピア 豆
    coffee-006|11.90|Blue Lake Guatemala, 250 g|Guatemala Lago Azul, 250 g|グアテマラ ブルーレイク 250g|café guatemala|グアテマラ 豆
    coffee-007|14.50|Terraza Colombia Supremo, 500 g|Colombia Supremo Terraza, 500 g|コロンビア スプレモ テラサ 500g|\
    café colombia|コロンビア 豆
    coffee-008|19.20|Serra Alta Brazil Natural, 1 kg|Brasil natural Serra Alta, 1 kg|ブラジル セハアルタ ナチュラル 1kg|\
    café brasil|ブラジル 豆
    coffee-009|15.40|Kilima Peaberry, 250 g|Caracolillo Kilima, 250 g|キリマ ピーベリー 250g|café tanzania caracolillo|タンザニア 豆
    coffee-010|10.80|Old Port Sumatra, 250 g|Sumatra Puerto Viejo, 250 g|スマトラ オールドポート 250g|café sumatra|スマトラ マンデリン 豆
    coffee-011|14.20|Volcano Slope Costa Rica Honey, 250 g|Costa Rica honey Ladera del Volcán, 250 g|\
    コスタリカ ハニー 火山の斜面 250g|café costa rica|コスタリカ 豆
    coffee-012|8.70|Mountain Water Decaf, 250 g|Descafeinado al agua de montaña, 250 g|マウンテンウォーター デカフェ 250g|\
    café descafeinado|デカフェ カフェインレス
    coffee-013|21.50|Corner Bar Espresso Beans, 1 kg|Espresso de bar en grano, 1 kg|街角バールのエスプレッソ 豆 1kg|\
    café espresso grano|エスプレッソ 豆
    coffee-014|6.40|Napoli Style Espresso Ground, 250 g|Espresso molido estilo Nápoles, 250 g|ナポリ風エスプレッソ 粉 250g|\
    café espresso molido|エスプレッソ 粉
    coffee-015|13.90|Espresso Capsules Intense, 40 Pieces|Cápsulas de espresso intenso, 40 unidades|エスプレッソカプセル 濃いめ 40個|\
    café cápsulas|カプセル エスプレッソ
    coffee-016|13.90|Espresso Capsules Mild, 40 Pieces|Cápsulas de espresso suave, 40 unidades|エスプレッソカプセル マイルド 40個|\
    café cápsulas suave|カプセル エスプレッソ
    coffee-017|18.60|Slow Drip Cold Brew, 6 Bottles|Café frío de goteo lento, 6 botellas|水出しコーヒー 6本|\
    café frío|水出し アイスコーヒー
    coffee-018|8.90|Single Cup Drip Sachets, 10 Pieces|Sobres de filtro individuales, 10 unidades|ドリップバッグ 10袋|\
    café filtro sobres|ドリップ
    coffee-019|7.80|Freeze-Dried Instant, 200 g|Café soluble liofilizado, 200 g|フリーズドライ インスタントコーヒー 200g|\
    café soluble instantáneo|インスタント
    coffee-020|6.90|Hazelnut Flavoured Ground, 250 g|Café molido con avellana, 250 g|ヘーゼルナッツコーヒー 粉 250g|\
    café avellana|ヘーゼルナッツ 粉
    coffee-021|8.40|Cardamom Arabic Style, 200 g|Café árabe con cardamomo, 200 g|カルダモン アラビアコーヒー 200g|\
    café árabe cardamomo|カルダモン 粉
    coffee-022|4.60|Chicory and Barley Blend, 200 g|Achicoria con cebada, 200 g|チコリ&大麦ブレンド 200g|\
    achicoria cebada sucedáneo|チコリ 麦
    coffee-023|34.00|Geisha Micro Lot, 100 g|Geisha de microlote, 100 g|ゲイシャ マイクロロット 100g|café geisha|ゲイシャ 豆|seasonal
    coffee-024|12.80|Roaster's Choice of the Month, 250 g|Selección del mes del tostador, 250 g|焙煎士の今月のおすすめ 250g|\
    café selección|焙煎 おすすめ 豆|seasonal
    coffee-025|9.20|Gingerbread Winter Blend, 250 g|Mezcla de invierno con pan de jengibre, 250 g|\
    ジンジャーブレッド 冬のブレンド 250g|café jengibre invierno|ジンジャー 冬 ブレンド|seasonal
    chocolate-001|3.40|Dark 70 % Bar, 100 g|Tableta negra 70 %, 100 g|ダークチョコレート 70% 100g|negro tableta|ダーク 板
    chocolate-002|3.80|Dark 85 % Bar, 100 g|Tableta negra 85 %, 100 g|ダークチョコレート 85% 100g|negro tableta|ダーク 板
    chocolate-003|2.90|Alpine Milk Bar, 100 g|Tableta con leche de los Alpes, 100 g|アルペンミルクチョコレート 100g|\
    leche tableta|ミルク 板
    chocolate-004|4.20|Sea Salt and Almond Bar, 100 g|Tableta con sal marina y almendras, 100 g|海塩とアーモンドのチョコレート 100g|\
    sal almendra tableta|塩 アーモンド 板
    chocolate-005|7.60|Orange Peel in Dark Chocolate, 150 g|Piel de naranja con chocolate negro, 150 g|オランジェット 150g|\
    naranja|オレンジ
    chocolate-006|7.90|Ginger in Dark Chocolate, 150 g|Jengibre con chocolate negro, 150 g|生姜のダークチョコがけ 150g|\
    jengibre|生姜 ジンジャー
    chocolate-007|4.50|Raspberry White Bar, 90 g|Tableta blanca con frambuesa, 90 g|ラズベリー ホワイトチョコレート 90g|\
    blanco frambuesa|ホワイト ラズベリー
    chocolate-008|4.70|Caramelised White Bar, 90 g|Tableta blanca caramelizada, 90 g|キャラメル ホワイトチョコレート 90g|\
    blanco caramelo|ホワイト キャラメル
    chocolate-009|9.90|Hazelnut Gianduja Bites, 200 g|Bocaditos de gianduja, 200 g|ジャンドゥーヤ ひとくち 200g|\
    avellana bombones|ヘーゼルナッツ
    chocolate-010|4.90|Cocoa Nib Crunch Bar, 80 g|Tableta crujiente con pepitas de cacao, 80 g|カカオニブ クランチ 80g|\
    cacao tableta|カカオ 板
    chocolate-011|6.80|Madagascar Single Estate Bar, 70 g|Tableta de finca de Madagascar, 70 g|マダガスカル 単一農園 70g|\
    cacao tableta|カカオ マダガスカル
    chocolate-012|6.80|Ecuador Single Estate Bar, 70 g|Tableta de finca de Ecuador, 70 g|エクアドル 単一農園 70g|\
    cacao tableta|カカオ エクアドル
    chocolate-013|8.90|Drinking Flakes, 250 g|Virutas para chocolate a la taza, 250 g|ホットチョコレート フレーク 250g|\
    taza caliente|ココア ホット
    chocolate-014|9.40|Spiced Drinking Powder, 300 g|Chocolate a la taza con especias, 300 g|スパイスココア 300g|\
    taza caliente especias|ココア スパイス
    chocolate-015|5.20|Unsweetened Baking Cocoa, 200 g|Cacao puro para repostería, 200 g|製菓用純ココア 200g|\
    cacao polvo repostería|ココア 製菓
    chocolate-016|8.30|Baking Drops 54 %, 500 g|Gotas de chocolate 54 % para repostería, 500 g|製菓用チョコチップ 54% 500g|\
    gotas repostería|製菓 チップ
    chocolate-017|18.50|Truffle Box, 16 Pieces|Caja de trufas, 16 unidades|トリュフ 16粒|trufas caja|トリュフ
    chocolate-018|14.90|Champagne Truffles, 9 Pieces|Trufas al champán, 9 unidades|シャンパントリュフ 9粒|trufas caja|トリュフ シャンパン
    chocolate-019|10.80|Salted Caramel Cups, 12 Pieces|Copitas de caramelo salado, 12 unidades|塩キャラメルカップ 12個|\
    caramelo sal|キャラメル 塩
    chocolate-020|5.60|Mint Thins, 200 g|Láminas de menta, 200 g|ミントチョコ 薄板 200g|menta|ミント
    chocolate-021|6.20|Peanut Butter Squares, 180 g|Cuadraditos de crema de cacahuete, 180 g|ピーナッツバタースクエア 180g|\
    cacahuete|ピーナッツ
    chocolate-022|8.70|Chocolate Almonds with Cinnamon, 250 g|Almendras con chocolate y canela, 250 g|\
    アーモンドチョコ シナモン 250g|almendra canela|アーモンド シナモン
    chocolate-023|32.00|Maker's Tasting Set, 8 Bars|Degustación del maestro, 8 tabletas|作り手の食べ比べセット 8枚|\
    degustación tabletas|詰め合わせ 板
    chocolate-024|9.50|Hollow Spring Egg, 150 g|Huevo de Pascua, 150 g|イースターエッグチョコ 150g|huevo pascua|イースター 卵|seasonal
    chocolate-025|24.90|Advent Assortment, 24 Pieces|Surtido de Adviento, 24 unidades|アドベント詰め合わせ 24個|\
    navidad surtido|クリスマス 詰め合わせ|seasonal
    """
}
