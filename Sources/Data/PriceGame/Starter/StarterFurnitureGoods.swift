/// Furniture and lamps of the starter catalogue, all invented, as `StarterPrices` reads them.
enum StarterFurnitureGoods {
  static let rows = """
    ENDT1029|Wrenholm|119.99|89.99||Larkspur Round End Table with Shelf|\
    Mesita redonda Larkspur con balda|Larkspur 棚付き丸型サイドテーブル
    ENDT1180|Brambley & Sons|245|||Cobble Hill Solid Oak End Table|\
    Mesita de roble macizo Cobble Hill|Cobble Hill オーク無垢サイドテーブル
    ENDT1329|Quillmont|189.95|||Tripod Marble-Top Side Table|Mesita trípode con tapa de mármol|大理石天板の三脚テーブル
    ENDT1495|Otterfell|134.50|||Nesting End Tables, Set of Two|Mesas nido, juego de dos|ネストテーブル 2台セット
    ENDT1546|Fennick|42.99|||Slimline C-Shaped Sofa Table|Mesa de sofá en C, estrecha|スリムC型ソファテーブル
    ENDT1644|Korvane|78.99|||Watchtower End Table with USB Ports|\
    Mesita Watchtower con puertos USB|Watchtower USBポート付きサイドテーブル
    ENDT1671|Lowenna|164|||Driftwood Drum End Table|Mesita tambor de madera flotada|流木ドラムテーブル
    ENDT1814|Veldine|212.95|||Mirrored Glass End Table with Drawer|Mesita de espejo con cajón|ミラーサイドテーブル 引き出し付き
    ENDT1999|Tarn & Tallow|96.50|||Rattan Lattice Side Table|Mesita de celosía de ratán|ラタン格子サイドテーブル
    ENDT2018|Halden & Rook|159.99|127.99||Hairpin Leg Walnut End Table|\
    Mesita de nogal con patas de horquilla|ヘアピンレッグのウォルナットテーブル
    ENDT2165|Marrowby|69.95|||Wedge Chairside Table with Magazine Rack|Mesita en cuña con revistero|マガジンラック付きくさび形テーブル
    ENDT2183|Aldermoor|108.00||sold out|Hammered Brass Accent Stool Table|Taburete mesa de latón martillado|槌目真鍮スツールテーブル
    ENDT2344|Pellworth|34.99|||Tall Plant Stand and Side Table|Pedestal para plantas y mesita|ハイタイプ花台兼サイドテーブル
    ENDT2399|Dunmere|329|||Live-Edge Acacia End Table|Mesita de acacia de borde natural|アカシア耳付きサイドテーブル
    COFT1130|Korvane|259.99|219.99||Harborview Lift-Top Coffee Table|\
    Mesa de centro elevable Harborview|Harborview 昇降式コーヒーテーブル
    COFT1307|Quillmont|1150|||Oval Travertine Coffee Table|Mesa de centro ovalada de travertino|トラバーチン楕円コーヒーテーブル
    COFT1446|Wrenholm|184.95|||Low Slatted Bench Coffee Table|Mesa de centro baja de listones|すのこ風ローテーブル
    COFT1558|Tarn & Tallow|239.50|||Round Cane Coffee Table, 36 Inch|\
    Mesa de centro redonda de rejilla, 90 cm|籐の丸型コーヒーテーブル 90cm
    COFT1641|Brambley & Sons|279|||Two-Tone Storage Trunk Coffee Table|Mesa baúl bicolor|ツートン収納トランクテーブル
    COFT1763|Veldine|165.99|||Tempered Glass Waterfall Table|Mesa cascada de vidrio templado|強化ガラステーブル
    COFT1915|Otterfell|312.95|||Cluster Coffee Tables, Set of Three|\
    Mesas de centro combinables, juego de tres|組み合わせコーヒーテーブル 3台セット
    COFT2034|Dunmere|398|||Reclaimed Pine Farmhouse Coffee Table|Mesa de centro rústica de pino reciclado|古材パインのコーヒーテーブル
    COFT2129|Fennick|49.99|||Starter Square Coffee Table|Mesa de centro cuadrada básica|シンプル角型コーヒーテーブル
    COFT2208|Halden & Rook|207.50|||Pedestal Coffee Table in Matte Black|\
    Mesa de centro con pedestal, negro mate|一本脚コーヒーテーブル マットブラック
    COFT2274|Aldermoor|449.99|389.99||Hidden Drawer Walnut Coffee Table|\
    Mesa de centro de nogal con cajón oculto|隠し引き出し付きウォルナットテーブル
    COFT2323|Lowenna|229.95||sold out|Tufted Ottoman Coffee Table with Tray|\
    Puf mesa acolchado con bandeja|ボタン留めオットマンテーブル トレー付き
    COFT2504|Solvane|174.50|||Concrete-Look Indoor and Patio Table|\
    Mesa de interior y patio, acabado cemento|コンクリート調テーブル 屋内外兼用
    ARMC1065|Brambley & Sons|489|||Fireside Wingback Armchair|Sillón orejero Fireside|Fireside ウィングバックチェア
    ARMC1088|Otterfell|349.99|279.99||Compact Boucle Swivel Chair|Sillón giratorio compacto de bouclé|コンパクト回転チェア ブークレ
    ARMC1238|Tarn & Tallow|264.50|||Slouch Corduroy Lounge Chair|Sillón relax de pana|コーデュロイラウンジチェア
    ARMC1317|Halden & Rook|529.95|||Reading Nook Armchair with Ottoman|\
    Sillón de lectura con reposapiés|読書用アームチェア オットマン付き
    ARMC1454|Wrenholm|198|||Bentwood Rocking Armchair|Mecedora de madera curvada|曲げ木のロッキングチェア
    ARMC1583|Quillmont|412.95|||Tulip Barrel Chair in Moss Velvet|\
    Sillón Tulip de terciopelo verde musgo|チューリップチェア モスグリーンベルベット
    ARMC1673|Dunmere|1249|||Leather Club Chair, Chestnut|Sillón club de cuero, castaño|レザークラブチェア 栗色
    ARMC1790|Fennick|59.99|||Folding Guest Armchair|Sillón plegable para invitados|来客用折りたたみアームチェア
    ARMC1866|Lowenna|319.50|||Cane-Back Lounge Chair|Sillón con respaldo de rejilla|籐背もたれのラウンジチェア
    ARMC2024|Korvane|699.99|599.99||Power Recliner with Cup Holders|\
    Sillón reclinable eléctrico con posavasos|電動リクライナー カップホルダー付き
    ARMC2045|Veldine|236.99|||Channel-Back Accent Chair|Sillón acanalado|チャンネルバックチェア
    ARMC2078|Aldermoor|874.00||sold out|Oversized Cuddle Chair|Sillón extragrande para dos|ゆったり二人掛けチェア
    TLMP1173|Lowenna|84.99|||Ribbed Ceramic Table Lamp|Lámpara de mesa de cerámica acanalada|リブ陶器のテーブルランプ
    TLMP1192|Otterfell|62.50|||Mushroom Glass Table Lamp|Lámpara de mesa seta de vidrio|ガラスのきのこテーブルランプ
    TLMP1210|Brambley & Sons|119|||Banker's Lamp with Green Shade|Lámpara de banquero con pantalla verde|緑シェードのバンカーズランプ
    TLMP1392|Quillmont|248.95|||Stacked Sphere Marble Lamp|Lámpara de esferas de mármol|大理石の球体ランプ
    TLMP1474|Fennick|23.99|||Dimmable Touch Bedside Lamp|Lámpara de mesilla táctil regulable|調光タッチ式ベッドサイドランプ
    TLMP1642|Korvane|69.99|54.99||Bedside Lamps with USB, Set of Two|\
    Lámparas de mesilla con USB, juego de dos|USB付きベッドサイドランプ 2個セット
    TLMP1792|Tarn & Tallow|98.50|||Woven Seagrass Jug Lamp|Lámpara jarra de fibra trenzada|シーグラス編みのランプ
    TLMP1969|Halden & Rook|174|||Articulated Brass Task Lamp|Flexo articulado de latón|真鍮アームのタスクランプ
    TLMP2086|Wrenholm|36.95|||Paper Lantern Table Lamp|Lámpara de mesa farol de papel|提灯テーブルランプ
    TLMP2161|Veldine|315|||Cut Crystal Column Lamp|Lámpara columna de cristal tallado|カットクリスタルのコラムランプ
    TLMP2347|Zephra|49.95|39.95||Cordless Cafe Lamp|Lámpara inalámbrica de café|コードレスカフェランプ
    TLMP2448|Marrowby|142.50||sold out|Driftwood Cluster Lamp with Linen Shade|\
    Lámpara de madera flotada con pantalla de lino|流木ランプ リネンシェード
    TLMP2622|Pellworth|57.99|||Stoneware Bottle Lamp|Lámpara botella de gres|炻器のボトルランプ
    FLMP1091|Quillmont|229.99|184.99||Arched Floor Lamp with Marble Base|\
    Lámpara de arco con base de mármol|大理石ベースのアーチフロアランプ
    FLMP1099|Wrenholm|149.95|||Tripod Floor Lamp in Walnut|Lámpara de pie trípode de nogal|ウォルナット三脚フロアランプ
    FLMP1220|Fennick|44.99|||Torchiere Uplight Floor Lamp|Lámpara de pie de luz indirecta|アッパーライトフロアランプ
    FLMP1313|Halden & Rook|128|||Reading Pharmacy Floor Lamp|Lámpara de lectura de pie|読書用ファーマシーフロアランプ
    FLMP1359|Tarn & Tallow|72.50|||Rice Paper Column Lamp|Lámpara columna de papel de arroz|和紙のコラムランプ
    FLMP1518|Otterfell|65.99|||Shelf Floor Lamp with Three Tiers|Lámpara de pie con tres baldas|3段棚付きフロアランプ
    FLMP1550|Veldine|194.95|||Five-Arm Globe Floor Lamp|Lámpara de pie de cinco brazos con globos|5灯グローブフロアランプ
    FLMP1679|Zephra|89.99|59.99||Smart Color Corner Lamp|Lámpara de rincón inteligente a color|スマートカラーコーナーランプ
    FLMP1697|Dunmere|267.50|||Industrial Pulley Floor Lamp|Lámpara de pie industrial con polea|インダストリアル滑車フロアランプ
    FLMP1755|Lowenna|178|||Rattan Dome Floor Lamp|Lámpara de pie con cúpula de ratán|ラタンドームフロアランプ
    FLMP1831|Korvane|116.50||sold out|Slim LED Stick Lamp|Lámpara LED de barra|スリムLEDスティックランプ
    FLMP1867|Aldermoor|385|||Stained Glass Dragonfly Floor Lamp|\
    Lámpara de pie de vidriera con libélulas|ステンドグラスとんぼのフロアランプ
    NLGT1091|Pellworth|24.95|||Sleepy Fox Silicone Night Light|Luz nocturna de silicona Zorro dormilón|ねむりぎつねのシリコン常夜灯
    NLGT1248|Zephra|39.99|29.99||Star Projector with Lullabies|Proyector de estrellas con nanas|子守歌付きスタープロジェクター
    NLGT1344|Fennick|11.99|||Plug-In Dusk Sensor Light, Set of Two|\
    Luz de enchufe con sensor, juego de dos|明暗センサーライト 2個セット
    NLGT1468|Otterfell|34.50|||Moon Lamp with Wooden Stand|Lámpara luna con base de madera|木製スタンド付き月ランプ
    NLGT1502|Solvane|68|||Sunrise Sleep Trainer Clock|Reloj infantil de amanecer|おやすみトレーニング時計
    NLGT1534|Lowenna|52.95|||Paper Mache Cloud Light|Luz nube de papel maché|張り子の雲ライト
    NLGT1661|Tarn & Tallow|46.99|||Toadstool Lamp with Dimmer|Lámpara seta regulable|調光きのこランプ
    NLGT1783|Korvane|18.50|||Hallway Motion Strip|Tira de pasillo con sensor|廊下用人感センサーライト
    NLGT1908|Wrenholm|57.95|||Hedgehog Bedside Lamp|Lámpara de mesilla Erizo|はりねずみのベッドサイドランプ
    NLGT2034|Marrowby|44|||Personalized Name Light Box|Caja de luz con nombre|名入れライトボックス
    NLGT2116|Brambley & Sons|73.50||sold out|Lighthouse Wall Light|Aplique Faro|灯台のウォールライト
    NLGT2140|Kestrelware|15.99|||Glow Jar of Paper Stars|Tarro luminoso de estrellas de papel|紙の星のグロージャー
    STRG1039|Fennick|9.99|||Warm White Fairy Lights, 33 Feet|Guirnalda de luz cálida, 10 m|フェアリーライト 電球色 10m
    STRG1068|Korvane|54.99|42.99||Shatterproof Bistro String Lights, 48 Feet|\
    Guirnalda bistró irrompible, 15 m|割れないビストロライト 15m
    STRG1158|Solvane|36.95|||Solar Lantern String, Ten Lights|Guirnalda solar de diez farolillos|ソーラーランタン 10灯
    STRG1228|Brambley & Sons|48.50|||Frosted Pine Cone Garland Lights|Guirnalda de piñas escarchadas|霜松ぼっくりのガーランドライト
    STRG1353|Kestrelware|22.95|||Icicle Curtain Lights|Cortina de luces de carámbanos|つららカーテンライト
    STRG1533|Tarn & Tallow|19.50|||Pumpkin Lights, Set of Twelve|Luces de calabaza, juego de doce|かぼちゃライト 12個セット
    STRG1577|Zephra|89|||Color-Changing Smart String|Guirnalda inteligente multicolor|色が変わるスマートライト
    STRG1712|Veldine|27.99|||Snowflake Window Lights|Luces de copos para ventana|雪の結晶ウィンドウライト
    STRG1720|Marrowby|14.95|||Copper Wire Star Lights|Estrellas en hilo de cobre|銅線スターライト
    STRG1775|Aldermoor|118.50|||Pre-Lit Mantel Garland, 9 Feet|Guirnalda iluminada para chimenea, 2,7 m|ライト付きガーランド 2.7m
    STRG1913|Lowenna|31|||Paper Heart Lights|Luces de corazones de papel|紙のハートライト
    STRG2008|Quillmont|164.95||sold out|Heirloom Glass Bulb String|\
    Guirnalda de bombillas de vidrio clásicas|クラシックガラス電球ライト
    """
}
