/// English and French words about what one does, and how things are.
enum EnglishToFrenchDeeds {
  static let rows = """
    (to) be able|pouvoir|Verbs
    (to) eat|manger|Verbs
    (to) drink|boire|Verbs
    (to) speak|parler|Verbs
    (to) listen|écouter|Verbs
    (to) read|lire|Verbs
    (to) write|écrire|Verbs
    (to) see|voir|Verbs
    (to) walk|marcher|Verbs
    (to) run|courir|Verbs
    (to) swim|nager|Verbs
    (to) fly|voler|Verbs
    (to) buy|acheter|Verbs
    (to) sell|vendre|Verbs
    (to) pay|payer|Verbs
    (to) give|donner|Verbs
    (to) open|ouvrir|Verbs
    (to) close|fermer|Verbs
    (to) learn|apprendre|Verbs
    (to) teach|enseigner|Verbs
    (to) live|vivre|Verbs
    (to) wait|attendre|Verbs
    (to) sing|chanter|Verbs
    (to) dance|danser|Verbs
    (to) laugh|rire|Verbs
    (to) cry|pleurer|Verbs
    (to) forget|oublier|Verbs
    (to) think|penser|Verbs
    (to) sit down|s'asseoir|Verbs
    big|grand|Adjectives
    small|petit|Adjectives
    new|nouveau|Adjectives
    old|vieux|Adjectives
    young|jeune|Adjectives
    good|bon|Adjectives
    bad|mauvais|Adjectives
    cheap|bon marché|Adjectives
    expensive|cher|Adjectives
    fast|rapide|Adjectives
    slow|lent|Adjectives
    hot|chaud|Adjectives
    cold|froid|Adjectives
    easy|facile|Adjectives
    difficult|difficile|Adjectives
    happy|heureux|Adjectives
    tired|fatigué|Adjectives
    beautiful|beau|Adjectives
    clean|propre|Adjectives
    dirty|sale|Adjectives
    short|court|Adjectives
    strong|fort|Adjectives
    weak|faible|Adjectives
    sweet|doux|Adjectives
    """
}
