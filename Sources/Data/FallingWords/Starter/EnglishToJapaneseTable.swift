/// English and Japanese words about the table and the house.
enum EnglishToJapaneseTable {
  static let rows = """
    bread|パン|Food
    rice|米（こめ）|Food
    egg|卵（たまご）|Food
    meat|肉（にく）|Food
    chicken|鶏肉（とりにく）|Food
    ham|ハム|Food
    cheese|チーズ|Food
    butter|バター|Food
    soup|スープ|Food
    salad|サラダ|Food
    salt|塩（しお）|Food
    pepper|胡椒（こしょう）|Food
    sugar|砂糖（さとう）|Food
    oil|油（あぶら）|Food
    honey|蜂蜜（はちみつ）|Food
    ice cream|アイスクリーム|Food
    cake|ケーキ|Food
    breakfast|朝ご飯（あさごはん）|Food
    lunch|昼ご飯（ひるごはん）|Food
    dinner|晩ご飯（ばんごはん）|Food
    apple|りんご|Fruit and vegetables
    pear|梨（なし）|Fruit and vegetables
    banana|バナナ|Fruit and vegetables
    strawberry|いちご|Fruit and vegetables
    lemon|レモン|Fruit and vegetables
    grape|ぶどう|Fruit and vegetables
    cherry|さくらんぼ|Fruit and vegetables
    peach|桃（もも）|Fruit and vegetables
    watermelon|すいか|Fruit and vegetables
    tomato|トマト|Fruit and vegetables
    potato|じゃがいも|Fruit and vegetables
    onion|玉ねぎ（たまねぎ）|Fruit and vegetables
    garlic|にんにく|Fruit and vegetables
    carrot|にんじん|Fruit and vegetables
    cucumber|きゅうり|Fruit and vegetables
    mushroom|きのこ|Fruit and vegetables
    bean|豆（まめ）|Fruit and vegetables
    water|水（みず）|Drinks
    milk|牛乳（ぎゅうにゅう）|Drinks
    coffee|コーヒー|Drinks
    tea|お茶（おちゃ）|Drinks
    juice|ジュース|Drinks
    wine|ワイン|Drinks
    beer|ビール|Drinks
    ice|氷（こおり）|Drinks
    house|家（いえ）|House
    room|部屋（へや）|House
    kitchen|台所（だいどころ）|House
    bathroom|浴室（よくしつ）|House
    bedroom|寝室（しんしつ）|House
    door|ドア|House
    window|窓（まど）|House
    wall|壁（かべ）|House
    floor|床（ゆか）|House
    roof|屋根（やね）|House
    stairs|階段（かいだん）|House
    garden|庭（にわ）|House
    key|鍵（かぎ）|House
    table|テーブル|House
    chair|椅子（いす）|House
    bed|ベッド|House
    mirror|鏡（かがみ）|House
    clock|時計（とけい）|House
    pillow|枕（まくら）|House
    blanket|毛布（もうふ）|House
    towel|タオル|House
    soap|石鹸（せっけん）|House
    broom|ほうき|House
    knife|包丁（ほうちょう）|Kitchen
    fork|フォーク|Kitchen
    spoon|スプーン|Kitchen
    plate|皿（さら）|Kitchen
    glass|コップ|Kitchen
    cup|カップ|Kitchen
    bottle|瓶（びん）|Kitchen
    pot|鍋（なべ）|Kitchen
    frying pan|フライパン|Kitchen
    oven|オーブン|Kitchen
    fridge|冷蔵庫（れいぞうこ）|Kitchen
    chopsticks|箸（はし）|Kitchen
    """
}
