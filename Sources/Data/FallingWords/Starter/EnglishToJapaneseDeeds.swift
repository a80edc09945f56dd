/// English and Japanese words about what one does, and how things are.
enum EnglishToJapaneseDeeds {
  static let rows = """
    (to) be able|できる|Verbs
    (to) eat|食べる（たべる）|Verbs
    (to) drink|飲む（のむ）|Verbs
    (to) sleep|寝る（ねる）|Verbs
    (to) speak|話す（はなす）|Verbs
    (to) listen|聞く（きく）|Verbs
    (to) read|読む（よむ）|Verbs
    (to) write|書く（かく）|Verbs
    (to) see|見る（みる）|Verbs
    (to) walk|歩く（あるく）|Verbs
    (to) run|走る（はしる）|Verbs
    (to) swim|泳ぐ（およぐ）|Verbs
    (to) fly|飛ぶ（とぶ）|Verbs
    (to) buy|買う（かう）|Verbs
    (to) sell|売る（うる）|Verbs
    (to) pay|払う（はらう）|Verbs
    (to) give|あげる|Verbs
    (to) open|開ける（あける）|Verbs
    (to) close|閉める（しめる）|Verbs
    (to) learn|学ぶ（まなぶ）|Verbs
    (to) teach|教える（おしえる）|Verbs
    (to) live|住む（すむ）|Verbs
    (to) wait|待つ（まつ）|Verbs
    (to) sing|歌う（うたう）|Verbs
    (to) dance|踊る（おどる）|Verbs
    (to) laugh|笑う（わらう）|Verbs
    (to) cry|泣く（なく）|Verbs
    (to) forget|忘れる（わすれる）|Verbs
    (to) think|考える（かんがえる）|Verbs
    (to) sit down|座る（すわる）|Verbs
    big|大きい（おおきい）|Adjectives
    small|小さい（ちいさい）|Adjectives
    new|新しい（あたらしい）|Adjectives
    old|古い（ふるい）|Adjectives
    young|若い（わかい）|Adjectives
    good|良い（よい）|Adjectives
    bad|悪い（わるい）|Adjectives
    cheap|安い（やすい）|Adjectives
    expensive|高い（たかい）|Adjectives
    fast|速い（はやい）|Adjectives
    slow|遅い（おそい）|Adjectives
    hot|熱い（あつい）|Adjectives
    cold|冷たい（つめたい）|Adjectives
    easy|簡単（かんたん）|Adjectives
    difficult|難しい（むずかしい）|Adjectives
    happy|嬉しい（うれしい）|Adjectives
    sad|悲しい（かなしい）|Adjectives
    beautiful|美しい（うつくしい）|Adjectives
    clean|きれい|Adjectives
    dirty|汚い（きたない）|Adjectives
    long|長い（ながい）|Adjectives
    short|短い（みじかい）|Adjectives
    strong|強い（つよい）|Adjectives
    weak|弱い（よわい）|Adjectives
    sweet|甘い（あまい）|Adjectives
    """
}
