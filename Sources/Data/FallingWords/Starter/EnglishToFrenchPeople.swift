/// English and French words about people, from greetings to clothes.
enum EnglishToFrenchPeople {
  static let rows = """
    hello|bonjour|Greetings
    good evening|bonsoir|Greetings
    good night|bonne nuit|Greetings
    goodbye|au revoir|Greetings
    see you tomorrow|à demain|Greetings
    please|s'il vous plaît|Greetings
    thank you|merci|Greetings
    you're welcome|de rien|Greetings
    excuse me|excusez-moi|Greetings
    I'm sorry|je suis désolé|Greetings
    yes|oui|Greetings
    no|non|Greetings
    welcome|bienvenue|Greetings
    nice to meet you|enchanté / enchantée|Greetings
    cheers|santé|Greetings
    congratulations|félicitations|Greetings
    mother|mère|Family
    father|père|Family
    son|fils|Family
    daughter|fille|Family
    brother|frère|Family
    sister|sœur|Family
    grandfather|grand-père|Family
    grandmother|grand-mère|Family
    husband|mari|Family
    wife|femme / épouse|Family
    uncle|oncle|Family
    aunt|tante|Family
    nephew|neveu|Family
    niece|nièce|Family
    man|homme|People
    child|enfant|People
    baby|bébé|People
    friend|ami / amie|People
    neighbour|voisin / voisine|People
    guest|invité / invitée|People
    name|nom|People
    people|gens|People
    head|tête|Body
    hair|cheveux|Body
    face|visage|Body
    eye|œil|Body
    ear|oreille|Body
    nose|nez|Body
    mouth|bouche|Body
    tooth|dent|Body
    neck|cou|Body
    shoulder|épaule|Body
    arm|bras|Body
    hand|main|Body
    finger|doigt|Body
    back|dos|Body
    leg|jambe|Body
    foot|pied|Body
    knee|genou|Body
    heart|cœur|Body
    skin|peau|Body
    blood|sang|Body
    shirt|chemise|Clothes
    trousers|pantalon|Clothes
    skirt|jupe|Clothes
    dress|robe|Clothes
    coat|manteau|Clothes
    hat|chapeau|Clothes
    shoe|chaussure|Clothes
    sock|chaussette|Clothes
    glove|gant|Clothes
    scarf|écharpe|Clothes
    glasses|lunettes|Clothes
    umbrella|parapluie|Clothes
    pocket|poche|Clothes
    jacket|veste|Clothes
    ring|bague|Clothes
    """
}
