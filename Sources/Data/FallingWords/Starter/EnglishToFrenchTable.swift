/// English and French words about the table and the house.
enum EnglishToFrenchTable {
  static let rows = """
    bread|pain|Food
    rice|riz|Food
    egg|œuf|Food
    meat|viande|Food
    chicken|poulet|Food
    ham|jambon|Food
    cheese|fromage|Food
    butter|beurre|Food
    soup|soupe|Food
    salad|salade|Food
    salt|sel|Food
    pepper|poivre|Food
    sugar|sucre|Food
    oil|huile|Food
    ice cream|glace|Food
    cake|gâteau|Food
    breakfast|petit-déjeuner|Food
    lunch|déjeuner|Food
    dinner|dîner|Food
    apple|pomme|Fruit and vegetables
    pear|poire|Fruit and vegetables
    strawberry|fraise|Fruit and vegetables
    lemon|citron|Fruit and vegetables
    grape|raisin|Fruit and vegetables
    cherry|cerise|Fruit and vegetables
    peach|pêche|Fruit and vegetables
    watermelon|pastèque|Fruit and vegetables
    pineapple|ananas|Fruit and vegetables
    potato|pomme de terre|Fruit and vegetables
    onion|oignon|Fruit and vegetables
    garlic|ail|Fruit and vegetables
    carrot|carotte|Fruit and vegetables
    lettuce|laitue|Fruit and vegetables
    cucumber|concombre|Fruit and vegetables
    mushroom|champignon|Fruit and vegetables
    bean|haricot|Fruit and vegetables
    water|eau|Drinks
    milk|lait|Drinks
    tea|thé|Drinks
    juice|jus|Drinks
    wine|vin|Drinks
    beer|bière|Drinks
    house|maison|House
    room|pièce|House
    kitchen|cuisine|House
    bathroom|salle de bains|House
    bedroom|chambre|House
    door|porte|House
    window|fenêtre|House
    wall|mur|House
    floor|sol|House
    roof|toit|House
    stairs|escalier|House
    garden|jardin|House
    key|clé|House
    chair|chaise|House
    bed|lit|House
    lamp|lampe|House
    mirror|miroir|House
    clock|horloge|House
    pillow|oreiller|House
    blanket|couverture|House
    towel|serviette|House
    soap|savon|House
    broom|balai|House
    knife|couteau|Kitchen
    fork|fourchette|Kitchen
    spoon|cuillère|Kitchen
    plate|assiette|Kitchen
    glass|verre|Kitchen
    cup|tasse|Kitchen
    bottle|bouteille|Kitchen
    pot|casserole|Kitchen
    frying pan|poêle|Kitchen
    oven|four|Kitchen
    fridge|réfrigérateur|Kitchen
    chopsticks|baguettes|Kitchen
    """
}
