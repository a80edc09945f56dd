/// English and Japanese words about people, from greetings to clothes.
enum EnglishToJapanesePeople {
  static let rows = """
    hello|こんにちは|Greetings
    good morning|おはようございます|Greetings
    good evening|こんばんは|Greetings
    good night|おやすみなさい|Greetings
    goodbye|さようなら|Greetings
    see you tomorrow|また明日（またあした）|Greetings
    please|お願いします（おねがいします）|Greetings
    thank you|ありがとう|Greetings
    you're welcome|どういたしまして|Greetings
    excuse me|すみません|Greetings
    I'm sorry|ごめんなさい|Greetings
    yes|はい|Greetings
    no|いいえ|Greetings
    welcome|ようこそ|Greetings
    nice to meet you|はじめまして|Greetings
    cheers|乾杯（かんぱい）|Greetings
    congratulations|おめでとう|Greetings
    mother|母（はは）|Family
    father|父（ちち）|Family
    son|息子（むすこ）|Family
    daughter|娘（むすめ）|Family
    older brother|兄（あに）|Family
    older sister|姉（あね）|Family
    younger brother|弟（おとうと）|Family
    younger sister|妹（いもうと）|Family
    grandfather|祖父（そふ）|Family
    grandmother|祖母（そぼ）|Family
    husband|夫（おっと）|Family
    wife|妻（つま）|Family
    uncle|おじ|Family
    aunt|おば|Family
    cousin|いとこ|Family
    nephew|甥（おい）|Family
    niece|姪（めい）|Family
    man|男の人（おとこのひと）|People
    woman|女の人（おんなのひと）|People
    child|子ども（こども）|People
    baby|赤ちゃん（あかちゃん）|People
    friend|友達（ともだち）|People
    neighbour|隣人（りんじん）|People
    guest|客（きゃく）|People
    name|名前（なまえ）|People
    people|人々（ひとびと）|People
    head|頭（あたま）|Body
    hair|髪（かみ）|Body
    face|顔（かお）|Body
    eye|目（め）|Body
    ear|耳（みみ）|Body
    nose|鼻（はな）|Body
    mouth|口（くち）|Body
    tooth|歯（は）|Body
    neck|首（くび）|Body
    shoulder|肩（かた）|Body
    arm|腕（うで）|Body
    hand|手（て）|Body
    finger|指（ゆび）|Body
    back|背中（せなか）|Body
    foot|足（あし）|Body
    knee|膝（ひざ）|Body
    heart|心臓（しんぞう）|Body
    blood|血（ち）|Body
    shirt|シャツ|Clothes
    trousers|ズボン|Clothes
    skirt|スカート|Clothes
    dress|ドレス|Clothes
    coat|コート|Clothes
    hat|帽子（ぼうし）|Clothes
    shoe|靴（くつ）|Clothes
    sock|靴下（くつした）|Clothes
    glove|手袋（てぶくろ）|Clothes
    scarf|マフラー|Clothes
    glasses|眼鏡（めがね）|Clothes
    umbrella|傘（かさ）|Clothes
    pocket|ポケット|Clothes
    jacket|上着（うわぎ）|Clothes
    ring|指輪（ゆびわ）|Clothes
    """
}
