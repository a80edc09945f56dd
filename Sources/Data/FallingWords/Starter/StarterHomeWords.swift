/// Words about people, the table and the house, as `StarterDecks` reads them.
enum StarterHomeWords {
  static let rows = """
    hello|hola|こんにちは|bonjour|Greetings
    good morning|buenos días|おはようございます||Greetings
    good afternoon|buenas tardes|||Greetings
    good evening||こんばんは|bonsoir|Greetings
    good night|buenas noches|おやすみなさい|bonne nuit|Greetings
    goodbye|adiós|さようなら|au revoir|Greetings
    see you tomorrow|hasta mañana|また明日（またあした）|à demain|Greetings
    please|por favor|お願いします（おねがいします）|s'il vous plaît|Greetings
    thank you|gracias|ありがとう|merci|Greetings
    you're welcome|de nada|どういたしまして|de rien|Greetings
    excuse me|disculpe|すみません|excusez-moi|Greetings
    I'm sorry|lo siento|ごめんなさい|je suis désolé|Greetings
    yes|sí|はい|oui|Greetings
    no||いいえ|non|Greetings
    welcome|bienvenido / bienvenida|ようこそ|bienvenue|Greetings
    nice to meet you|mucho gusto|はじめまして|enchanté / enchantée|Greetings
    cheers|salud|乾杯（かんぱい）|santé|Greetings
    congratulations|felicidades|おめでとう|félicitations|Greetings
    mother|madre|母（はは）|mère|Family
    father|padre|父（ちち）|père|Family
    son|hijo|息子（むすこ）|fils|Family
    daughter|hija|娘（むすめ）|fille|Family
    brother|hermano||frère|Family
    sister|hermana||sœur|Family
    older brother||兄（あに）||Family
    older sister||姉（あね）||Family
    younger brother||弟（おとうと）||Family
    younger sister||妹（いもうと）||Family
    grandfather|abuelo|祖父（そふ）|grand-père|Family
    grandmother|abuela|祖母（そぼ）|grand-mère|Family
    husband|marido / esposo|夫（おっと）|mari|Family
    wife|esposa|妻（つま）|femme / épouse|Family
    uncle|tío|おじ|oncle|Family
    aunt|tía|おば|tante|Family
    cousin|primo / prima|いとこ||Family
    nephew|sobrino|甥（おい）|neveu|Family
    niece|sobrina|姪（めい）|nièce|Family
    man|hombre|男の人（おとこのひと）|homme|People
    woman|mujer|女の人（おんなのひと）||People
    child|niño / niña|子ども（こども）|enfant|People
    baby|bebé|赤ちゃん（あかちゃん）|bébé|People
    friend|amigo / amiga|友達（ともだち）|ami / amie|People
    neighbour|vecino / vecina|隣人（りんじん）|voisin / voisine|People
    guest|invitado / invitada|客（きゃく）|invité / invitée|People
    name|nombre|名前（なまえ）|nom|People
    people|gente|人々（ひとびと）|gens|People
    head|cabeza|頭（あたま）|tête|Body
    hair|pelo|髪（かみ）|cheveux|Body
    face|cara|顔（かお）|visage|Body
    eye|ojo|目（め）|œil|Body
    ear|oreja|耳（みみ）|oreille|Body
    nose|nariz|鼻（はな）|nez|Body
    mouth|boca|口（くち）|bouche|Body
    tooth|diente|歯（は）|dent|Body
    neck|cuello|首（くび）|cou|Body
    shoulder|hombro|肩（かた）|épaule|Body
    arm|brazo|腕（うで）|bras|Body
    hand|mano|手（て）|main|Body
    finger|dedo|指（ゆび）|doigt|Body
    back|espalda|背中（せなか）|dos|Body
    leg|pierna||jambe|Body
    foot|pie|足（あし）|pied|Body
    knee|rodilla|膝（ひざ）|genou|Body
    heart|corazón|心臓（しんぞう）|cœur|Body
    skin|piel||peau|Body
    blood|sangre|血（ち）|sang|Body
    shirt|camisa|シャツ|chemise|Clothes
    trousers|pantalones|ズボン|pantalon|Clothes
    skirt|falda|スカート|jupe|Clothes
    dress|vestido|ドレス|robe|Clothes
    coat|abrigo|コート|manteau|Clothes
    hat|sombrero|帽子（ぼうし）|chapeau|Clothes
    shoe|zapato|靴（くつ）|chaussure|Clothes
    sock|calcetín|靴下（くつした）|chaussette|Clothes
    glove|guante|手袋（てぶくろ）|gant|Clothes
    scarf|bufanda|マフラー|écharpe|Clothes
    glasses|gafas|眼鏡（めがね）|lunettes|Clothes
    umbrella|paraguas|傘（かさ）|parapluie|Clothes
    pocket|bolsillo|ポケット|poche|Clothes
    jacket|chaqueta|上着（うわぎ）|veste|Clothes
    ring|anillo|指輪（ゆびわ）|bague|Clothes
    bread|pan|パン|pain|Food
    rice|arroz|米（こめ）|riz|Food
    egg|huevo|卵（たまご）|œuf|Food
    meat|carne|肉（にく）|viande|Food
    chicken|pollo|鶏肉（とりにく）|poulet|Food
    ham|jamón|ハム|jambon|Food
    cheese|queso|チーズ|fromage|Food
    butter|mantequilla|バター|beurre|Food
    soup|sopa|スープ|soupe|Food
    salad|ensalada|サラダ|salade|Food
    salt|sal|塩（しお）|sel|Food
    pepper|pimienta|胡椒（こしょう）|poivre|Food
    sugar|azúcar|砂糖（さとう）|sucre|Food
    oil|aceite|油（あぶら）|huile|Food
    honey|miel|蜂蜜（はちみつ）||Food
    ice cream|helado|アイスクリーム|glace|Food
    cake|pastel|ケーキ|gâteau|Food
    breakfast|desayuno|朝ご飯（あさごはん）|petit-déjeuner|Food
    lunch|almuerzo|昼ご飯（ひるごはん）|déjeuner|Food
    dinner|cena|晩ご飯（ばんごはん）|dîner|Food
    apple|manzana|りんご|pomme|Fruit and vegetables
    pear|pera|梨（なし）|poire|Fruit and vegetables
    banana|plátano|バナナ||Fruit and vegetables
    strawberry|fresa|いちご|fraise|Fruit and vegetables
    lemon|limón|レモン|citron|Fruit and vegetables
    grape|uva|ぶどう|raisin|Fruit and vegetables
    cherry|cereza|さくらんぼ|cerise|Fruit and vegetables
    peach|melocotón|桃（もも）|pêche|Fruit and vegetables
    watermelon|sandía|すいか|pastèque|Fruit and vegetables
    pineapple|piña||ananas|Fruit and vegetables
    tomato|tomate|トマト||Fruit and vegetables
    potato|patata / papa|じゃがいも|pomme de terre|Fruit and vegetables
    onion|cebolla|玉ねぎ（たまねぎ）|oignon|Fruit and vegetables
    garlic|ajo|にんにく|ail|Fruit and vegetables
    carrot|zanahoria|にんじん|carotte|Fruit and vegetables
    lettuce|lechuga||laitue|Fruit and vegetables
    cucumber|pepino|きゅうり|concombre|Fruit and vegetables
    mushroom|seta / champiñón|きのこ|champignon|Fruit and vegetables
    bean|frijol / judía|豆（まめ）|haricot|Fruit and vegetables
    water|agua|水（みず）|eau|Drinks
    milk|leche|牛乳（ぎゅうにゅう）|lait|Drinks
    coffee|café|コーヒー||Drinks
    tea|té|お茶（おちゃ）|thé|Drinks
    juice|zumo / jugo|ジュース|jus|Drinks
    wine|vino|ワイン|vin|Drinks
    beer|cerveza|ビール|bière|Drinks
    ice|hielo|氷（こおり）||Drinks
    house|casa|家（いえ）|maison|House
    room|habitación|部屋（へや）|pièce|House
    kitchen|cocina|台所（だいどころ）|cuisine|House
    bathroom|cuarto de baño|浴室（よくしつ）|salle de bains|House
    bedroom|dormitorio|寝室（しんしつ）|chambre|House
    door|puerta|ドア|porte|House
    window|ventana|窓（まど）|fenêtre|House
    wall|pared|壁（かべ）|mur|House
    floor|suelo|床（ゆか）|sol|House
    roof|techo / tejado|屋根（やね）|toit|House
    stairs|escalera|階段（かいだん）|escalier|House
    garden|jardín|庭（にわ）|jardin|House
    key|llave|鍵（かぎ）|clé|House
    table|mesa|テーブル||House
    chair|silla|椅子（いす）|chaise|House
    bed|cama|ベッド|lit|House
    lamp|lámpara||lampe|House
    mirror|espejo|鏡（かがみ）|miroir|House
    clock|reloj|時計（とけい）|horloge|House
    pillow|almohada|枕（まくら）|oreiller|House
    blanket|manta|毛布（もうふ）|couverture|House
    towel|toalla|タオル|serviette|House
    soap|jabón|石鹸（せっけん）|savon|House
    broom|escoba|ほうき|balai|House
    knife|cuchillo|包丁（ほうちょう）|couteau|Kitchen
    fork|tenedor|フォーク|fourchette|Kitchen
    spoon|cuchara|スプーン|cuillère|Kitchen
    plate|plato|皿（さら）|assiette|Kitchen
    glass|vaso|コップ|verre|Kitchen
    cup|taza|カップ|tasse|Kitchen
    bottle|botella|瓶（びん）|bouteille|Kitchen
    pot|olla|鍋（なべ）|casserole|Kitchen
    frying pan|sartén|フライパン|poêle|Kitchen
    oven|horno|オーブン|four|Kitchen
    fridge|nevera / frigorífico|冷蔵庫（れいぞうこ）|réfrigérateur|Kitchen
    chopsticks|palillos|箸（はし）|baguettes|Kitchen
    """
}
