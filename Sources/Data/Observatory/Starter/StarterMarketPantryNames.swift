/// What tea, coffee and chocolate of the invented market are called: `English|Spanish|Japanese`.
enum StarterMarketPantryNames {
  static let rows = """
    Hollow Hill English Breakfast, 50 Sachets|Té English Breakfast Hollow Hill, 50 bolsitas|ホロウヒル イングリッシュブレックファスト 50包
    Hollow Hill Earl Grey with Bergamot, 50 Sachets|Té Earl Grey con bergamota Hollow Hill, 50 bolsitas|ホロウヒル アールグレイ ベルガモット 50包
    First Flush Darjeeling, 100 g Tin|Darjeeling de primera cosecha, lata de 100 g|ダージリン ファーストフラッシュ 缶 100g
    Malty Assam Loose Leaf, 250 g|Assam malteado en hojas, 250 g|モルティ アッサム リーフ 250g
    Highland Ceylon, 125 g|Té de Ceilán de altura, 125 g|ハイランド セイロン 125g
    Smoked Pine Lapsang, 100 g|Lapsang ahumado con pino, 100 g|ラプサン 松燻製 100g
    Uji Valley Sencha, 100 g|Sencha del valle de Uji, 100 g|宇治の煎茶 100g
    Shaded Garden Gyokuro, 50 g|Gyokuro de jardín en sombra, 50 g|玉露 被覆栽培 50g
    Ceremonial Matcha, 30 g Tin|Matcha ceremonial, lata de 30 g|お点前用抹茶 缶 30g
    Everyday Matcha for Lattes, 100 g|Matcha de diario para lattes, 100 g|ラテ用抹茶 100g
    Roasted Hojicha, 100 g|Hojicha tostado, 100 g|ほうじ茶 100g
    Genmaicha with Popped Rice, 150 g|Genmaicha con arroz inflado, 150 g|玄米茶 150g
    Dragon Well Pan-Fired Green, 100 g|Té verde Pozo del Dragón tostado en sartén, 100 g|龍井茶 釜炒り 100g
    Jasmine Pearls, 80 g|Perlas de jazmín, 80 g|ジャスミンパール 80g
    Gunpowder Green with Spearmint, 100 g|Té verde gunpowder con hierbabuena, 100 g|ガンパウダー緑茶 スペアミント 100g
    Iron Mist Oolong, 75 g|Oolong Niebla de Hierro, 75 g|鉄霧 烏龍茶 75g
    Milk Oolong, 100 g|Oolong lechoso, 100 g|ミルク烏龍茶 100g
    Aged Pu-erh Cake, 357 g|Torta de pu-erh añejo, 357 g|熟成プーアル餅茶 357g
    White Peony Buds, 50 g|Té blanco Peonía Blanca, 50 g|白牡丹 50g
    Silver Needle Reserve, 50 g|Té blanco Agujas de Plata reserva, 50 g|白毫銀針 特選 50g
    Red Bush Vanilla, 40 Sachets|Rooibos con vainilla, 40 bolsitas|ルイボス バニラ 40包
    Chamomile and Honeybush, 20 Sachets|Manzanilla y honeybush, 20 bolsitas|カモミール&ハニーブッシュ 20包
    Peppermint Garden, 20 Sachets|Menta del jardín, 20 bolsitas|ペパーミントガーデン 20包
    Winter Spice Chai, 150 g|Chai de especias de invierno, 150 g|冬のスパイスチャイ 150g
    New Harvest Shincha, 80 g|Shincha de la nueva cosecha, 80 g|新茶 80g
    Harbour Blend Whole Beans, 1 kg|Café Harbour Blend en grano, 1 kg|ハーバーブレンド 豆 1kg
    Harbour Blend Ground, 250 g|Café Harbour Blend molido, 250 g|ハーバーブレンド 粉 250g
    Quiet Morning Light Roast, 250 g|Mañana Tranquila, tueste claro, 250 g|静かな朝 浅煎り 250g
    Midnight Dark Roast, 500 g|Medianoche, tueste oscuro, 500 g|ミッドナイト 深煎り 500g
    Yirga Hills Washed Ethiopia, 250 g|Etiopía lavado Yirga Hills, 250 g|エチオピア イルガヒルズ ウォッシュド 250g
    Blue Lake Guatemala, 250 g|Guatemala Lago Azul, 250 g|グアテマラ ブルーレイク 250g
    Terraza Colombia Supremo, 500 g|Colombia Supremo Terraza, 500 g|コロンビア スプレモ テラサ 500g
    Serra Alta Brazil Natural, 1 kg|Brasil natural Serra Alta, 1 kg|ブラジル セハアルタ ナチュラル 1kg
    Kilima Peaberry, 250 g|Caracolillo Kilima, 250 g|キリマ ピーベリー 250g
    Old Port Sumatra, 250 g|Sumatra Puerto Viejo, 250 g|スマトラ オールドポート 250g
    Volcano Slope Costa Rica Honey, 250 g|Costa Rica honey Ladera del Volcán, 250 g|コスタリカ ハニー 火山の斜面 250g
    Mountain Water Decaf, 250 g|Descafeinado al agua de montaña, 250 g|マウンテンウォーター デカフェ 250g
    Corner Bar Espresso Beans, 1 kg|Espresso de bar en grano, 1 kg|街角バールのエスプレッソ 豆 1kg
    Napoli Style Espresso Ground, 250 g|Espresso molido estilo Nápoles, 250 g|ナポリ風エスプレッソ 粉 250g
    Espresso Capsules Intense, 40 Pieces|Cápsulas de espresso intenso, 40 unidades|エスプレッソカプセル 濃いめ 40個
    Espresso Capsules Mild, 40 Pieces|Cápsulas de espresso suave, 40 unidades|エスプレッソカプセル マイルド 40個
    Slow Drip Cold Brew, 6 Bottles|Café frío de goteo lento, 6 botellas|水出しコーヒー 6本
    Single Cup Drip Sachets, 10 Pieces|Sobres de filtro individuales, 10 unidades|ドリップバッグ 10袋
    Freeze-Dried Instant, 200 g|Café soluble liofilizado, 200 g|フリーズドライ インスタントコーヒー 200g
    Hazelnut Flavoured Ground, 250 g|Café molido con avellana, 250 g|ヘーゼルナッツコーヒー 粉 250g
    Cardamom Arabic Style, 200 g|Café árabe con cardamomo, 200 g|カルダモン アラビアコーヒー 200g
    Chicory and Barley Blend, 200 g|Achicoria con cebada, 200 g|チコリ&大麦ブレンド 200g
    Geisha Micro Lot, 100 g|Geisha de microlote, 100 g|ゲイシャ マイクロロット 100g
    Roaster's Choice of the Month, 250 g|Selección del mes del tostador, 250 g|焙煎士の今月のおすすめ 250g
    Gingerbread Winter Blend, 250 g|Mezcla de invierno con pan de jengibre, 250 g|ジンジャーブレッド 冬のブレンド 250g
    Dark 70 % Bar, 100 g|Tableta negra 70 %, 100 g|ダークチョコレート 70% 100g
    Dark 85 % Bar, 100 g|Tableta negra 85 %, 100 g|ダークチョコレート 85% 100g
    Alpine Milk Bar, 100 g|Tableta con leche de los Alpes, 100 g|アルペンミルクチョコレート 100g
    Sea Salt and Almond Bar, 100 g|Tableta con sal marina y almendras, 100 g|海塩とアーモンドのチョコレート 100g
    Orange Peel in Dark Chocolate, 150 g|Piel de naranja con chocolate negro, 150 g|オランジェット 150g
    Ginger in Dark Chocolate, 150 g|Jengibre con chocolate negro, 150 g|生姜のダークチョコがけ 150g
    Raspberry White Bar, 90 g|Tableta blanca con frambuesa, 90 g|ラズベリー ホワイトチョコレート 90g
    Caramelised White Bar, 90 g|Tableta blanca caramelizada, 90 g|キャラメル ホワイトチョコレート 90g
    Hazelnut Gianduja Bites, 200 g|Bocaditos de gianduja, 200 g|ジャンドゥーヤ ひとくち 200g
    Cocoa Nib Crunch Bar, 80 g|Tableta crujiente con pepitas de cacao, 80 g|カカオニブ クランチ 80g
    Madagascar Single Estate Bar, 70 g|Tableta de finca de Madagascar, 70 g|マダガスカル 単一農園 70g
    Ecuador Single Estate Bar, 70 g|Tableta de finca de Ecuador, 70 g|エクアドル 単一農園 70g
    Drinking Flakes, 250 g|Virutas para chocolate a la taza, 250 g|ホットチョコレート フレーク 250g
    Spiced Drinking Powder, 300 g|Chocolate a la taza con especias, 300 g|スパイスココア 300g
    Unsweetened Baking Cocoa, 200 g|Cacao puro para repostería, 200 g|製菓用純ココア 200g
    Baking Drops 54 %, 500 g|Gotas de chocolate 54 % para repostería, 500 g|製菓用チョコチップ 54% 500g
    Truffle Box, 16 Pieces|Caja de trufas, 16 unidades|トリュフ 16粒
    Champagne Truffles, 9 Pieces|Trufas al champán, 9 unidades|シャンパントリュフ 9粒
    Salted Caramel Cups, 12 Pieces|Copitas de caramelo salado, 12 unidades|塩キャラメルカップ 12個
    Mint Thins, 200 g|Láminas de menta, 200 g|ミントチョコ 薄板 200g
    Peanut Butter Squares, 180 g|Cuadraditos de crema de cacahuete, 180 g|ピーナッツバタースクエア 180g
    Chocolate Almonds with Cinnamon, 250 g|Almendras con chocolate y canela, 250 g|アーモンドチョコ シナモン 250g
    Maker's Tasting Set, 8 Bars|Degustación del maestro, 8 tabletas|作り手の食べ比べセット 8枚
    Hollow Spring Egg, 150 g|Huevo de Pascua, 150 g|イースターエッグチョコ 150g
    Advent Assortment, 24 Pieces|Surtido de Adviento, 24 unidades|アドベント詰め合わせ 24個
    """
}
