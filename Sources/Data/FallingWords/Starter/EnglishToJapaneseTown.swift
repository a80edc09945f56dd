/// English and Japanese words about the town: school, work, shops and roads.
enum EnglishToJapaneseTown {
  static let rows = """
    school|学校（がっこう）|School
    teacher|先生（せんせい）|School
    student|学生（がくせい）|School
    book|本（ほん）|School
    notebook|ノート|School
    pencil|鉛筆（えんぴつ）|School
    pen|ペン|School
    paper|紙（かみ）|School
    scissors|はさみ|School
    dictionary|辞書（じしょ）|School
    lesson|授業（じゅぎょう）|School
    homework|宿題（しゅくだい）|School
    exam|試験（しけん）|School
    question|質問（しつもん）|School
    answer|答え（こたえ）|School
    word|言葉（ことば）|School
    language|言語（げんご）|School
    library|図書館（としょかん）|School
    university|大学（だいがく）|School
    mistake|間違い（まちがい）|School
    work|仕事（しごと）|Work
    office|会社（かいしゃ）|Work
    doctor|医者（いしゃ）|Work
    nurse|看護師（かんごし）|Work
    lawyer|弁護士（べんごし）|Work
    farmer|農家（のうか）|Work
    firefighter|消防士（しょうぼうし）|Work
    writer|作家（さっか）|Work
    salary|給料（きゅうりょう）|Work
    meeting|会議（かいぎ）|Work
    letter|手紙（てがみ）|Work
    money|お金（おかね）|Work
    city|都市（とし）|City
    village|村（むら）|City
    street|通り（とおり）|City
    square|広場（ひろば）|City
    bridge|橋（はし）|City
    shop|店（みせ）|City
    market|市場（いちば）|City
    bank|銀行（ぎんこう）|City
    church|教会（きょうかい）|City
    hospital|病院（びょういん）|City
    pharmacy|薬局（やっきょく）|City
    bakery|パン屋（パンや）|City
    museum|博物館（はくぶつかん）|City
    cinema|映画館（えいがかん）|City
    park|公園（こうえん）|City
    restaurant|レストラン|City
    post office|郵便局（ゆうびんきょく）|City
    town hall|市役所（しやくしょ）|City
    police station|警察署（けいさつしょ）|City
    traffic light|信号（しんごう）|City
    car|車（くるま）|Travel
    railway|鉄道（てつどう）|Travel
    bicycle|自転車（じてんしゃ）|Travel
    aeroplane|飛行機（ひこうき）|Travel
    boat|船（ふね）|Travel
    bus|バス|Travel
    airport|空港（くうこう）|Travel
    station|駅（えき）|Travel
    ticket|切符（きっぷ）|Travel
    suitcase|スーツケース|Travel
    passport|パスポート|Travel
    map|地図（ちず）|Travel
    road|道（みち）|Travel
    journey|旅行（りょこう）|Travel
    holidays|休暇（きゅうか）|Travel
    beach|浜辺（はまべ）|Travel
    tent|テント|Travel
    left|左（ひだり）|Travel
    right|右（みぎ）|Travel
    luggage|荷物（にもつ）|Travel
    abroad|海外（かいがい）|Travel
    """
}
