/// What lights of the starter catalogue are called: `English|Spanish|Japanese`.
enum StarterLightNames {
  static let rows = """
    Arched Floor Lamp with Marble Base|Lámpara de arco con base de mármol|大理石ベースのアーチフロアランプ
    Tripod Floor Lamp in Walnut|Lámpara de pie trípode de nogal|ウォルナット三脚フロアランプ
    Torchiere Uplight Floor Lamp|Lámpara de pie de luz indirecta|アッパーライトフロアランプ
    Reading Pharmacy Floor Lamp|Lámpara de lectura de pie|読書用ファーマシーフロアランプ
    Rice Paper Column Lamp|Lámpara columna de papel de arroz|和紙のコラムランプ
    Shelf Floor Lamp with Three Tiers|Lámpara de pie con tres baldas|3段棚付きフロアランプ
    Five-Arm Globe Floor Lamp|Lámpara de pie de cinco brazos con globos|5灯グローブフロアランプ
    Smart Color Corner Lamp|Lámpara de rincón inteligente a color|スマートカラーコーナーランプ
    Industrial Pulley Floor Lamp|Lámpara de pie industrial con polea|インダストリアル滑車フロアランプ
    Rattan Dome Floor Lamp|Lámpara de pie con cúpula de ratán|ラタンドームフロアランプ
    Slim LED Stick Lamp|Lámpara LED de barra|スリムLEDスティックランプ
    Stained Glass Dragonfly Floor Lamp|Lámpara de pie de vidriera con libélulas|ステンドグラスとんぼのフロアランプ
    Sleepy Fox Silicone Night Light|Luz nocturna de silicona Zorro dormilón|ねむりぎつねのシリコン常夜灯
    Star Projector with Lullabies|Proyector de estrellas con nanas|子守歌付きスタープロジェクター
    Plug-In Dusk Sensor Light, Set of Two|Luz de enchufe con sensor, juego de dos|明暗センサーライト 2個セット
    Moon Lamp with Wooden Stand|Lámpara luna con base de madera|木製スタンド付き月ランプ
    Sunrise Sleep Trainer Clock|Reloj infantil de amanecer|おやすみトレーニング時計
    Paper Mache Cloud Light|Luz nube de papel maché|張り子の雲ライト
    Toadstool Lamp with Dimmer|Lámpara seta regulable|調光きのこランプ
    Hallway Motion Strip|Tira de pasillo con sensor|廊下用人感センサーライト
    Hedgehog Bedside Lamp|Lámpara de mesilla Erizo|はりねずみのベッドサイドランプ
    Personalized Name Light Box|Caja de luz con nombre|名入れライトボックス
    Lighthouse Wall Light|Aplique Faro|灯台のウォールライト
    Glow Jar of Paper Stars|Tarro luminoso de estrellas de papel|紙の星のグロージャー
    Warm White Fairy Lights, 33 Feet|Guirnalda de luz cálida, 10 m|フェアリーライト 電球色 10m
    Shatterproof Bistro String Lights, 48 Feet|Guirnalda bistró irrompible, 15 m|割れないビストロライト 15m
    Solar Lantern String, Ten Lights|Guirnalda solar de diez farolillos|ソーラーランタン 10灯
    Frosted Pine Cone Garland Lights|Guirnalda de piñas escarchadas|霜松ぼっくりのガーランドライト
    Icicle Curtain Lights|Cortina de luces de carámbanos|つららカーテンライト
    Pumpkin Lights, Set of Twelve|Luces de calabaza, juego de doce|かぼちゃライト 12個セット
    Color-Changing Smart String|Guirnalda inteligente multicolor|色が変わるスマートライト
    Snowflake Window Lights|Luces de copos para ventana|雪の結晶ウィンドウライト
    Copper Wire Star Lights|Estrellas en hilo de cobre|銅線スターライト
    Pre-Lit Mantel Garland, 9 Feet|Guirnalda iluminada para chimenea, 2,7 m|ライト付きガーランド 2.7m
    Paper Heart Lights|Luces de corazones de papel|紙のハートライト
    Heirloom Glass Bulb String|Guirnalda de bombillas de vidrio clásicas|クラシックガラス電球ライト
    Ribbed Ceramic Table Lamp|Lámpara de mesa de cerámica acanalada|リブ陶器のテーブルランプ
    Mushroom Glass Table Lamp|Lámpara de mesa seta de vidrio|ガラスのきのこテーブルランプ
    Banker's Lamp with Green Shade|Lámpara de banquero con pantalla verde|緑シェードのバンカーズランプ
    Stacked Sphere Marble Lamp|Lámpara de esferas de mármol|大理石の球体ランプ
    Dimmable Touch Bedside Lamp|Lámpara de mesilla táctil regulable|調光タッチ式ベッドサイドランプ
    Bedside Lamps with USB, Set of Two|Lámparas de mesilla con USB, juego de dos|USB付きベッドサイドランプ 2個セット
    Woven Seagrass Jug Lamp|Lámpara jarra de fibra trenzada|シーグラス編みのランプ
    Articulated Brass Task Lamp|Flexo articulado de latón|真鍮アームのタスクランプ
    Paper Lantern Table Lamp|Lámpara de mesa farol de papel|提灯テーブルランプ
    Cut Crystal Column Lamp|Lámpara columna de cristal tallado|カットクリスタルのコラムランプ
    Cordless Cafe Lamp|Lámpara inalámbrica de café|コードレスカフェランプ
    Driftwood Cluster Lamp with Linen Shade|Lámpara de madera flotada con pantalla de lino|流木ランプ リネンシェード
    Stoneware Bottle Lamp|Lámpara botella de gres|炻器のボトルランプ
    """
}
